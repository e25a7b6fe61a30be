extension _ResolvedStyle {
    /// The paint for a shape in `rect`.
    func paint(in rect: CGRect) -> Paint {
        switch content {
        case .color: return .color(solidColor!)
        case .linear(let stops, let start, let end):
            return .linearGradient(faded(stops), start: start.point(in: rect), end: end.point(in: rect))
        case .radial(let stops, let center, let start, let end):
            return .radialGradient(
                faded(stops), center: center.point(in: rect), startRadius: start, endRadius: end)
        case .elliptical(let stops, let center, let start, let end):
            return .ellipticalGradient(
                faded(stops), bounds: rect, center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angularGradient(
                faded(stops), center: center.point(in: rect), startAngle: start, endAngle: end)
        case .image(let bitmap, _, let scale):
            let tile = CGRect(
                x: rect.minX, y: rect.minY, width: CGFloat(bitmap.width) * scale,
                height: CGFloat(bitmap.height) * scale)
            return .image(bitmap, tile: tile, opacity: opacity)
        case .anchored(let style, let frame):
            return style.multiplyingOpacity(by: opacity)
                .paint(in: frame.offsetBy(dx: rect.minX, dy: rect.minY))
        }
    }

    private func faded(_ stops: GradientStops) -> GradientStops {
        if opacity == 1 { return stops }
        return GradientStops(
            stops.stops.map { .init($0.color.multiplyingAlpha(by: Float(opacity)), at: $0.location) },
            mixing: stops.mixing)
    }
}
