import CCairo
import Foundation
import MartletDrawing

extension Painter {
    /// Makes a paint the context's source. `area` is what will be covered at most.
    func setSource(_ paint: Paint, covering area: CGRect) {
        switch paint {
        case .color(let color): cairo_set_source_rgba(cr, color)
        case .linearGradient(let stops, let start, let end):
            guard start != end else { return setLast(stops) }
            set(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
        case .radialGradient(let stops, let center, let r0, let r1):
            guard r0 != r1 else { return setLast(stops) }
            setRadial(stops, center, r0, r1, matrix: .identity)
        case .ellipticalGradient(let stops, let bounds, let center, let r0, let r1):
            guard r0 != r1, bounds.width > 0, bounds.height > 0 else { return setLast(stops) }
            let toBounds = CGAffineTransform(
                a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
            setRadial(stops, CGPoint(x: center.x, y: center.y), r0, r1, matrix: toBounds.inverted())
        case .angularGradient(let stops, let center, let start, let end):
            setAngular(stops, center, start, end, covering: area)
        case .image(let bitmap, let tile, let opacity):
            setTiles(bitmap, tile, opacity)
        }
    }

    private func setLast(_ stops: GradientStops) { cairo_set_source_rgba(cr, stops.stops.last?.color ?? .clear) }

    private func setRadial(
        _ stops: GradientStops, _ center: CGPoint, _ r0: CGFloat, _ r1: CGFloat, matrix: CGAffineTransform
    ) {
        let pattern: OpaquePointer?
        if r0 <= r1 {
            pattern = cairo_pattern_create_radial(center.x, center.y, max(r0, 0), center.x, center.y, max(r1, 0))
            add(stops, to: pattern)
        } else {
            // Cairo pads a shrinking gradient on the wrong side: turn it around.
            pattern = cairo_pattern_create_radial(center.x, center.y, max(r1, 0), center.x, center.y, max(r0, 0))
            let turned = stops.stops.reversed().map { GradientStops.Stop($0.color, at: 1 - $0.location) }
            add(GradientStops(turned, mixing: stops.mixing), to: pattern)
        }
        var m = cairo_matrix_t(matrix)
        cairo_pattern_set_matrix(pattern, &m)
        use(pattern)
    }

    private func set(_ pattern: OpaquePointer?, _ stops: GradientStops) {
        add(stops, to: pattern)
        use(pattern)
    }

    private func use(_ pattern: OpaquePointer?) {
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cr, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Cairo mixes encoded channels, so a perceptual gradient gets more stops on its way.
    private func add(_ stops: GradientStops, to pattern: OpaquePointer?) {
        func add(_ color: RGBA, _ location: CGFloat) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
        }
        let all = stops.stops
        guard let first = all.first else { return }
        add(first.color, first.location)
        for (from, to) in zip(all, all.dropFirst()) {
            if from.color != to.color, stops.mixing == .perceptual || from.color.alpha != to.color.alpha {
                let count = 64
                for step in 1..<count {
                    let t = CGFloat(step) / CGFloat(count)
                    add(
                        from.color.mix(with: to.color, by: Float(t), in: stops.mixing),
                        from.location + (to.location - from.location) * t)
                }
            }
            add(to.color, to.location)
        }
    }

    /// Cairo has no conical gradient: one is computed pixel by pixel for the area.
    private func setAngular(
        _ stops: GradientStops, _ center: CGPoint, _ start: Angle, _ end: Angle, covering area: CGRect
    ) {
        let turns = (end.radians - start.radians) / (2 * .pi)
        guard turns != 0, let layer = OffscreenLayer(self, area: area, margin: 1) else { return setLast(stops) }
        let table = (0...1023).map { stops.color(at: CGFloat($0) / 1023).premultipliedWord }
        let inverse = layer.matrix.inverted()
        let width = layer.image.width, height = layer.image.height
        let a0 = start.radians / (2 * .pi)
        _ = layer.image.withPixels { words, stride in
            for y in 0..<height {
                for x in 0..<width {
                    let px = CGFloat(x) + 0.5, py = CGFloat(y) + 0.5
                    let dx = inverse.a * px + inverse.c * py + inverse.tx - center.x
                    let dy = inverse.b * px + inverse.d * py + inverse.ty - center.y
                    var share = atan2(dy, dx) / (2 * .pi) - a0
                    share -= share.rounded(.down)
                    if turns < 0, share > 0 { share -= 1 }
                    share /= turns
                    // The gap outside start...end belongs half to each end.
                    if share > 1, abs(turns) < 1 { share = share > (1 / abs(turns) + 1) / 2 ? 0 : 1 }
                    words[y * stride + x] = table[Int(min(max(share, 0), 1) * 1023)]
                }
            }
        }
        layer.setAsSource(of: self)
    }

    private func setTiles(_ bitmap: Bitmap, _ tile: CGRect, _ opacity: Double) {
        guard bitmap.width > 0, bitmap.height > 0, tile.width > 0, tile.height > 0,
            let buffer = SurfaceCache.shared.surface(for: bitmap, opacity: opacity)
        else { return cairo_set_source_rgba(cr, 0, 0, 0, 0) }
        let pattern = cairo_pattern_create_for_surface(buffer.surface)
        let toTile = CGAffineTransform(
            a: tile.width / CGFloat(bitmap.width), b: 0, c: 0, d: tile.height / CGFloat(bitmap.height), tx: tile.minX,
            ty: tile.minY)
        var m = cairo_matrix_t(toTile.inverted())
        cairo_pattern_set_matrix(pattern, &m)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_set_source(cr, pattern)
        cairo_pattern_destroy(pattern)
    }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}

extension RGBA {
    /// `0xAARRGGBB`, as Cairo keeps pixels.
    var premultipliedWord: UInt32 {
        let a = min(max(alpha, 0), 1)
        func channel(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * a * 255).rounded()) }
        return UInt32((a * 255).rounded()) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
    }
}
