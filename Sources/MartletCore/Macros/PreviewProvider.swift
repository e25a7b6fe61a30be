/// A type that makes previews; the older way to write what `#Preview` does.
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The previews: each view of a group is one.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

    /// The platform that the previews are meant for; nil leaves it open.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews can be meant for.
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}
