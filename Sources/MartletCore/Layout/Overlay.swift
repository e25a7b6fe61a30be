/// Puts a view in front of another, which alone has the size.
@frozen nonisolated public struct _OverlayModifier<Overlay: View>: UnaryModifier {
    public var overlay: Overlay
    public var alignment: Alignment

    nonisolated public init(overlay: Overlay, alignment: Alignment = .center) {
        self.overlay = overlay
        self.alignment = alignment
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeSecondaryLayer(
            modifier.field(Overlay.self, at: 0), isInFront: true, inputs: inputs,
            alignment: { modifier.value(in: inputs.graph).alignment }, primary: body)
    }
}

extension _OverlayModifier: Equatable where Overlay: Equatable {}
extension _OverlayModifier: Sendable where Overlay: Sendable {}

extension View {
    /// Puts `content` in front of this view. It is proposed this view's size and does not change it.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    /// Puts `overlay` in front of this view. Prefer `overlay(alignment:content:)`.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }
}
