/// Puts the view into a frame whose sides are given or the view's own.
@frozen nonisolated public struct _FrameLayout: ChildLayout, Equatable, Sendable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    nonisolated private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    /// The size where both sides are given.
    nonisolated var givenSize: CGSize? {
        if let width, let height { CGSize(width: width, height: height) } else { nil }
    }

    nonisolated func size(for proposal: ProposedViewSize, child: ViewNode) -> CGSize {
        if let givenSize { return givenSize }
        let own = child.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? own.width, height: height ?? own.height)
    }

    nonisolated func place(_ child: ViewNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
        let inner = inner(proposal)
        return ChildPlace(origin: alignment.origin(of: child.dimensions(in: inner), in: size), proposal: inner)
    }

    nonisolated func spacing(of child: ViewNode) -> ViewSpacing {
        if width != nil, height != nil { return ViewSpacing() }
        var spacing = child.preferredSpacing()
        if width != nil { spacing.reset(.horizontal) }
        if height != nil { spacing.reset(.vertical) }
        return spacing
    }

    nonisolated var ignoresChild: Bool { width != nil && height != nil }

    nonisolated func isRigid(_ child: ViewNode) -> Bool { ignoresChild || child.isRigid }
    nonisolated static func makeNode(_ inputs: _ViewInputs) -> ChildLayoutNode<Self> { FixedFrameNode(inputs) }

    nonisolated func corrected(_ report: (Diagnostic.Code, String) -> Void) -> _FrameLayout {
        func usable(_ length: CGFloat?, _ name: String) -> CGFloat? {
            guard let length, !(length.isFinite && length >= 0) else { return length }
            report(
                .invalidFrame,
                "Invalid frame dimension (negative or non-finite). frame(\(name): \(length)) is ignored"
                    + (length == .infinity ? ": for all the room there is use max\(name.capitalized)" : "") + ".")
            return nil
        }
        return _FrameLayout(
            width: usable(width, "width"), height: usable(height, "height"), alignment: alignment)
    }
}

extension View {
    /// Puts this view into an invisible frame.
    ///
    /// The view is proposed the frame's sides and may take another size; then `alignment` tells where it stands.
    /// - Parameters:
    ///   - width: The width in points; nil takes the view's own. A negative or infinite one is reported and ignored.
    ///   - height: The height, likewise.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View {
        modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
    }
}
