import CCairo
import CRsvg
import Foundation
import MartletDrawing

extension Painter {
    func image(_ image: DisplayImage, in rect: CGRect) {
        let bitmap = image.bitmap
        guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0,
            let buffer = SurfaceCache.shared.surface(for: bitmap)
        else { return }
        let whole = CGRect(origin: .zero, size: bitmap.size)
        let source = (image.source ?? whole).intersection(whole)
        guard !source.isEmpty else { return }
        let target = snapped(rect)
        saved {
            if image.isMirrored {
                cairo_translate(cr, target.minX + target.maxX, 0)
                cairo_scale(cr, -1, 1)
            }
            let pieces = NinePart(image: image, source: source, target: target).pieces
            if let template = image.template {
                paintTinted(template, area: target) { painter in
                    for piece in pieces { painter.draw(buffer, piece, image.interpolation) }
                }
            } else {
                for piece in pieces { draw(buffer, piece, image.interpolation) }
            }
        }
    }

    private func draw(_ buffer: ImageBuffer, _ piece: NinePart.Piece, _ interpolation: DisplayImage.Interpolation) {
        let source = piece.source, target = piece.target
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
        saved {
            add(target)
            cairo_clip(cr)
            let period = piece.tile
            let columns = period.map { max(Int((target.width / $0.width).rounded(.up)), 1) } ?? 1
            let rows = period.map { max(Int((target.height / $0.height).rounded(.up)), 1) } ?? 1
            guard columns * rows <= 100_000 else { return }
            let size = period ?? target.size
            for row in 0..<rows {
                for column in 0..<columns {
                    let x = target.minX + CGFloat(column) * size.width, y = target.minY + CGFloat(row) * size.height
                    paintPart(
                        buffer, source, in: CGRect(x: x, y: y, width: size.width, height: size.height), interpolation)
                }
            }
        }
    }

    private func paintPart(
        _ buffer: ImageBuffer, _ source: CGRect, in target: CGRect, _ interpolation: DisplayImage.Interpolation
    ) {
        // A surface of the part alone, so that filters do not reach into its neighbours.
        let part = cairo_surface_create_for_rectangle(
            buffer.surface, source.minX, source.minY, source.width, source.height)
        let pattern = cairo_pattern_create_for_surface(part)
        let toTarget = CGAffineTransform(
            a: target.width / source.width, b: 0, c: 0, d: target.height / source.height, tx: target.minX,
            ty: target.minY)
        var m = cairo_matrix_t(toTarget.inverted())
        cairo_pattern_set_matrix(pattern, &m)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        switch interpolation {
        case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        case .low: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        case .medium: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        case .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
        }
        saved {
            add(target)
            cairo_clip(cr)
            cairo_set_source(cr, pattern)
            cairo_paint(cr)
        }
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(part)
    }

    func vector(_ image: VectorImage, in rect: CGRect, tint: Paint?) {
        guard rect.width > 0, rect.height > 0, let handle = VectorCache.shared.handle(for: image) else { return }
        if let tint {
            paintTinted(tint, area: rect) { $0.draw(handle, in: rect) }
        } else {
            draw(handle, in: rect)
        }
    }

    private func draw(_ handle: VectorHandle, in rect: CGRect) {
        saved { handle.render(on: cr, in: rect) }
    }

    /// Paints with a colour or gradient where something else would paint.
    private func paintTinted(_ tint: Paint, area: CGRect, _ body: (Painter) -> Void) {
        saved {
            add(grown(area))
            cairo_clip(cr)
            cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA)
            body(self)
            let mask = cairo_pop_group(cr)
            setSource(tint, covering: area)
            cairo_mask(cr, mask)
            cairo_pattern_destroy(mask)
        }
    }
}

/// Cuts a picture with cap insets into nine parts; without insets it is one.
struct NinePart {
    struct Piece {
        var source: CGRect
        var target: CGRect
        /// The size of one repetition; nil stretches.
        var tile: CGSize?
    }

    let pieces: [Piece]

    init(image: DisplayImage, source: CGRect, target: CGRect) {
        let scale = image.scale > 0 ? image.scale : 1
        let caps = image.capInsets
        let isTiled = image.resizing == .tile
        if caps == EdgeInsets() {
            let tile = CGSize(width: source.width / scale, height: source.height / scale)
            pieces = [Piece(source: source, target: target, tile: isTiled ? tile : nil)]
            return
        }
        // Caps that do not fit shrink together.
        let fitX = min(1, target.width / max(caps.leading + caps.trailing, 0.001))
        let fitY = min(1, target.height / max(caps.top + caps.bottom, 0.001))
        let sx = [source.minX, source.minX + caps.leading * scale, source.maxX - caps.trailing * scale, source.maxX]
        let sy = [source.minY, source.minY + caps.top * scale, source.maxY - caps.bottom * scale, source.maxY]
        let tx = [target.minX, target.minX + caps.leading * fitX, target.maxX - caps.trailing * fitX, target.maxX]
        let ty = [target.minY, target.minY + caps.top * fitY, target.maxY - caps.bottom * fitY, target.maxY]
        var pieces: [Piece] = []
        for row in 0..<3 {
            for column in 0..<3 where sx[column + 1] > sx[column] && sy[row + 1] > sy[row] {
                let from = CGRect(
                    x: sx[column], y: sy[row], width: sx[column + 1] - sx[column], height: sy[row + 1] - sy[row])
                let to = CGRect(
                    x: tx[column], y: ty[row], width: tx[column + 1] - tx[column], height: ty[row + 1] - ty[row])
                let tile = CGSize(
                    width: column == 1 ? from.width / scale : to.width,
                    height: row == 1 ? from.height / scale : to.height)
                pieces.append(Piece(source: from, target: to, tile: isTiled ? tile : nil))
            }
        }
        self.pieces = pieces
    }
}
