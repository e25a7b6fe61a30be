/// How tall a sheet may be.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large, fraction(CGFloat), height(CGFloat)
    }

    private let kind: Kind

    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }
}

extension View {
    /// How tall the sheet may be. Accepted; sheets take their usual height so far.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Whether a sheet shows a handle. Accepted; none is drawn so far.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
