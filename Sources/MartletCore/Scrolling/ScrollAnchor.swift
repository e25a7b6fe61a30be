/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let number: Int

    /// Where the content stands at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
    /// What stays in place when the content or the scroll view gets another size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
    /// Where content stands that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}

/// The anchors of a scroll view, by role.
struct ScrollAnchors: Equatable {
    private var general: UnitPoint?
    private var roles: [ScrollAnchorRole: UnitPoint?] = [:]

    /// Sets the anchor of one role; without a role that of all that have none of their own.
    mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
        if let role { roles[role] = .some(anchor) } else { general = anchor }
    }

    subscript(role: ScrollAnchorRole) -> UnitPoint? { roles[role] ?? general }

    /// Takes out what is not finite; answers one of it.
    mutating func removeInvalid() -> UnitPoint? {
        func isWell(_ anchor: UnitPoint?) -> Bool { anchor?.isFinite ?? true }
        let found = [general] + roles.values.map { $0 }
        guard let invalid = found.first(where: { !isWell($0) }) else { return nil }
        if !isWell(general) { general = nil }
        roles = roles.filter { isWell($0.value) }
        return invalid
    }
}

extension View {
    /// Sets which point of the content scroll views inside show at first, keep when sizes change, and align shorter
    /// content to.
    ///
    /// When sizes change the content is kept only if it stands at the anchor (measured: scroll/anchor-roles of
    /// iamcgn/swiftui-web).
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollContext) { $0.anchors.set(anchor, for: nil) }
    }

    /// Sets the anchor for one role.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollContext) { $0.anchors.set(anchor, for: role) }
    }
}
