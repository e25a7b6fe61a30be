import CCairo
import Foundation
import MartletDrawing

extension Painter {
    func apply(_ effect: Effect, to item: DisplayItem, visible: CGRect) {
        switch effect {
        case .opacity(let opacity):
            if opacity >= 1 { return paint(item, visible: visible) }
            if opacity > 0 { group(item, visible) { cairo_paint_with_alpha(cr, opacity) } }
        case .clip(let path, let style): clip(item, to: path, style, visible)
        case .transform(let transform): transformed(item, transform, visible)
        case .projection(let projection):
            if projection.isAffine { return transformed(item, projection.affine, visible) }
            projected(item, projection, visible)
        case .shadow(let color, let radius, let offset):
            shadow(of: item, color, radius, offset)
            paint(item, visible: visible)
        case .blur(let radius, let isOpaque): blurred(item, radius, isOpaque: isOpaque)
        case .blend(let mode): blended(item, mode, visible)
        case .mask(let mask): masked(item, by: mask, visible)
        case .colorMatrix(let numbers):
            guard numbers.count == 20 else { return paint(item, visible: visible) }
            recolored(item) { ColorMatrix.apply(numbers, to: $0) }
        case .luminanceToAlpha: recolored(item) { ColorMatrix.luminanceToAlpha($0) }
        case .compositing: group(item, visible) { cairo_paint(cr) }
        }
    }

    /// Paints an item as one picture, then lets `finish` put it down; the picture is the source.
    private func group(_ item: DisplayItem, _ visible: CGRect, finish: () -> Void) {
        saved {
            limit(to: item.bounds.intersection(visible))
            cairo_push_group(cr)
            paint(item, visible: visible)
            cairo_pop_group_to_source(cr)
            finish()
        }
    }

    /// Clips to whole pixels around a rectangle: pictures on the side stay small, and no edge is touched.
    private func limit(to rect: CGRect) {
        guard rect.isFinite else { return }
        cairo_new_path(cr)
        add(grown(rect))
        cairo_clip(cr)
    }

    private func clip(_ item: DisplayItem, to path: Path, _ style: FillStyle, _ visible: CGRect) {
        saved {
            cairo_new_path(cr)
            if let rect = path.simpleRect { add(snapped(tamed(rect.standardized))) } else { add(path) }
            cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            if !style.isAntialiased { cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE) }
            cairo_clip(cr)
            cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
            paint(item, visible: visible.intersection(path.boundingRect.insetBy(dx: -1, dy: -1)))
        }
    }

    private func transformed(_ item: DisplayItem, _ transform: CGAffineTransform, _ visible: CGRect) {
        // A matrix without inverse would put the whole context into an error.
        guard abs(transform.determinant) > 1e-12, abs(transform.tx) < 1e7, abs(transform.ty) < 1e7 else { return }
        saved {
            var m = cairo_matrix_t(transform)
            cairo_transform(cr, &m)
            paint(item, visible: visible.applying(transform.inverted()))
        }
    }

    private func masked(_ item: DisplayItem, by mask: DisplayItem, _ visible: CGRect) {
        let area = item.bounds.intersection(mask.bounds).intersection(visible)
        guard !area.isNull else { return }
        saved {
            limit(to: area)
            cairo_push_group(cr)
            paint(item, visible: visible)
            let content = cairo_pop_group(cr)
            cairo_push_group(cr)
            paint(mask, visible: visible)
            let coverage = cairo_pop_group(cr)
            cairo_set_source(cr, content)
            cairo_mask(cr, coverage)
            cairo_pattern_destroy(content)
            cairo_pattern_destroy(coverage)
        }
    }

    /// How many device pixels a length is, by the area scale of the matrix.
    private func pixels(_ length: CGFloat) -> CGFloat {
        let pixels = length * abs(matrix.determinant).squareRoot()
        // Beyond a thousand pixels a blur is an even haze anyhow.
        return pixels > 0 ? min(pixels, 1000) : 0
    }

    func shadow(of item: DisplayItem, _ color: RGBA, _ radius: CGFloat, _ offset: CGSize) {
        let sigma = pixels(radius)
        let moved = offset.applying(matrix)
        let margin = (sigma * 3).rounded(.up) + max(abs(moved.width), abs(moved.height)).rounded(.up) + 1
        guard color.alpha > 0, let layer = OffscreenLayer(self, area: item.bounds, margin: margin) else { return }
        layer.paint { $0.paint(item, visible: .unlimited) }
        layer.image.tint(color)
        layer.image.blur(sigma: sigma)
        saved {
            layer.setAsSource(of: self, offset: moved)
            cairo_paint(cr)
        }
    }

    private func blurred(_ item: DisplayItem, _ radius: CGFloat, isOpaque: Bool) {
        let sigma = pixels(radius)
        let margin = isOpaque ? 0 : (sigma * 3).rounded(.up) + 1
        guard let layer = OffscreenLayer(self, area: item.bounds, margin: margin) else { return }
        layer.paint { $0.paint(item, visible: .unlimited) }
        layer.image.blur(sigma: sigma, extendsEdges: isOpaque)
        saved {
            layer.setAsSource(of: self)
            if isOpaque {
                cairo_new_path(cr)
                add(snapped(item.bounds))
                cairo_fill(cr)
            } else {
                cairo_paint(cr)
            }
        }
    }

    private func recolored(_ item: DisplayItem, _ change: (ImageBuffer) -> Void) {
        guard let layer = OffscreenLayer(self, area: item.bounds, margin: 1) else { return }
        layer.paint { $0.paint(item, visible: .unlimited) }
        change(layer.image)
        saved {
            layer.setAsSource(of: self)
            cairo_paint(cr)
        }
    }
}

extension CGRect {
    /// Everything, in numbers that can be moved and scaled without overflow.
    static let unlimited = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}
