/// Puts a view behind another, which alone has the size.
@frozen nonisolated public struct _BackgroundModifier<Background: View>: UnaryModifier {
    public var background: Background
    public var alignment: Alignment

    nonisolated public init(background: Background, alignment: Alignment = .center) {
        self.background = background
        self.alignment = alignment
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeSecondaryLayer(
            modifier.field(Background.self, at: 0), isInFront: false, inputs: inputs,
            alignment: { modifier.value(in: inputs.graph).alignment }, primary: body)
    }
}

extension _BackgroundModifier: Equatable where Background: Equatable {}
extension _BackgroundModifier: Sendable where Background: Sendable {}

extension View {
    /// Puts `content` behind this view. It is proposed this view's size and does not change it.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Puts `background` behind this view. Prefer `background(alignment:content:)`.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }
}
