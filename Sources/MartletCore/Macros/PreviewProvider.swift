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

/// A device that a preview is shown on, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

// Said to tools that show previews; in a program these change nothing, as on Apple's systems.
extension View {
    /// The size that a preview of the view is shown in.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// What a preview of the view is called.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// The device that a preview of the view is shown on.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// How the device of a preview is held.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
