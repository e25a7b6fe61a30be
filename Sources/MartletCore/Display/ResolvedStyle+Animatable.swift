/// Colours move by their channels; other styles change at once.
extension _ResolvedStyle: Animatable {
    public var animatableData: AnimatablePair<RGBA.AnimatableData, Double> {
        get {
            guard case .color(let color) = content else { return AnimatablePair(.zero, opacity) }
            return AnimatablePair(color.animatableData, opacity)
        }
        set {
            opacity = newValue.second
            guard case .color(var color) = content else { return }
            color.animatableData = newValue.first
            content = .color(color)
        }
    }

    /// Whether the way to `other` has colours between.
    func moves(to other: _ResolvedStyle) -> Bool {
        if case .color = content, case .color = other.content { return true }
        return false
    }
}

extension DrawnValue where Value == _ResolvedStyle {
    /// Takes over a style; only colours move.
    mutating func update(_ style: _ResolvedStyle, in node: ViewNode) -> Bool {
        update(style, in: node, jumps: !model.moves(to: style))
    }
}
