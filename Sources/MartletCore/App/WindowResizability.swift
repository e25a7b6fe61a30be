/// How the size of a window follows from its content.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// As the system sees fit.
    public static let automatic = WindowResizability(name: "automatic")
    /// Between the content's minimum and maximum size.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// No smaller than the content's minimum size.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}
