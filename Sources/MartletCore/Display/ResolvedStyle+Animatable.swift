/// Colours move by their channels, gradients of one kind by their stops and their geometry. Between a colour and a
/// gradient the colour counts as a gradient of that one colour. Other styles change at once.
extension _ResolvedStyle: Animatable {
    public var animatableData: StyleVector {
        get {
            var vector = content.vector
            vector.opacity = opacity
            return vector
        }
        set {
            opacity = newValue.opacity
            content = content.with(newValue)
        }
    }

    /// The style in the form of another one, if it can be: a colour as a gradient of one colour.
    func adopting(formOf other: _ResolvedStyle) -> _ResolvedStyle? {
        if content.hasForm(of: other.content) { return self }
        guard case .color(let color) = content, let form = other.content.colored(color) else { return nil }
        return _ResolvedStyle(form, opacity: opacity)
    }
}

extension _ResolvedStyle.Content {
    fileprivate var vector: StyleVector {
        var vector = StyleVector()
        switch self {
        case .color(let color): vector.color = color.vector
        case .linear(let stops, let start, let end):
            vector.stops = stops.vector
            vector.geometry = SIMD4(start.x, start.y, end.x, end.y)
        case .radial(let stops, let center, let start, let end),
            .elliptical(let stops, let center, let start, let end):
            vector.stops = stops.vector
            vector.geometry = SIMD4(center.x, center.y, start, end)
        case .angular(let stops, let center, let start, let end):
            vector.stops = stops.vector
            vector.geometry = SIMD4(center.x, center.y, start.radians, end.radians)
        case .anchored(let style, let frame):
            vector = style.content.vector
            vector.frame = SIMD4(frame.minX, frame.minY, frame.width, frame.height)
        case .image: break
        }
        return vector
    }

    fileprivate func with(_ vector: StyleVector) -> Self {
        let g = vector.geometry
        switch self {
        case .color: return .color(RGBA(vector.color))
        case .linear(let stops, _, _):
            return .linear(stops.with(vector.stops), UnitPoint(x: g.x, y: g.y), UnitPoint(x: g.z, y: g.w))
        case .radial(let stops, _, _, _):
            return .radial(stops.with(vector.stops), UnitPoint(x: g.x, y: g.y), g.z, g.w)
        case .elliptical(let stops, _, _, _):
            return .elliptical(stops.with(vector.stops), UnitPoint(x: g.x, y: g.y), g.z, g.w)
        case .angular(let stops, _, _, _):
            return .angular(
                stops.with(vector.stops), UnitPoint(x: g.x, y: g.y), .radians(g.z), .radians(g.w))
        case .anchored(var style, _):
            style.content = style.content.with(vector)
            let f = vector.frame
            return .anchored(style, CGRect(x: f.x, y: f.y, width: f.z, height: f.w))
        case .image: return self
        }
    }

    fileprivate func hasForm(of other: Self) -> Bool {
        switch (self, other) {
        case (.color, .color), (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical),
            (.angular, .angular):
            true
        case (.anchored(let a, _), .anchored(let b, _)): a.content.hasForm(of: b.content)
        default: false
        }
    }

    /// The same gradient in one colour; nil where it is none.
    fileprivate func colored(_ color: RGBA) -> Self? {
        switch self {
        case .linear(let stops, let start, let end): .linear(stops.colored(color), start, end)
        case .radial(let stops, let center, let start, let end): .radial(stops.colored(color), center, start, end)
        case .elliptical(let stops, let center, let start, let end):
            .elliptical(stops.colored(color), center, start, end)
        case .angular(let stops, let center, let start, let end): .angular(stops.colored(color), center, start, end)
        case .anchored(let style, let frame):
            style.content.colored(color).map { .anchored(_ResolvedStyle($0, opacity: style.opacity), frame) }
        case .color, .image: nil
        }
    }
}

extension DrawnValue where Value == _ResolvedStyle {
    /// Takes over a style. What has no way to the new one jumps.
    mutating func update(_ style: _ResolvedStyle, in node: ViewNode) -> Bool {
        guard style != model, isGiven, node.transaction.animation != nil else {
            return update(style, in: node, jumps: !current.content.hasForm(of: style.content))
        }
        // Where something moves already, the new style is aimed at in the form of what moves.
        if let moving, let aim = style.adopting(formOf: moving.model) {
            moving.set(aim, transaction: node.transaction)
        } else if let start = current.adopting(formOf: style) {
            move(from: start, to: style, in: node)
        } else if let aim = style.adopting(formOf: current) {
            move(from: current, to: aim, in: node)
        } else {
            return update(style, in: node, jumps: true)
        }
        setModel(style)
        return true
    }
}
