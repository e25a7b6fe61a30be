/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As is usual for the place.
    case automatic
    case visible
    case hidden
}
