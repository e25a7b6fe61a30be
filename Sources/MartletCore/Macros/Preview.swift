/// One preview, as `#Preview` makes it: a name, traits, and how to make the view.
public struct Preview {
    /// The traits that a preview of a view can have.
    public enum ViewTraits {}

    /// The name given, if any.
    public let displayName: String?
    /// The traits given, in their order; of two about the same thing the last one counts.
    public let traits: [PreviewTrait<ViewTraits>]
    private let content: @MainActor () -> any View

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        displayName = name
        self.traits = traits
        content = body
    }

    /// A new view, with state of its own once it is shown. Runs the closure of the preview.
    @MainActor public func makeView() -> AnyView {
        func erased(_ view: some View) -> AnyView { AnyView(view) }
        return erased(content())
    }

    /// What the traits say about size.
    public var layout: PreviewLayout {
        for case .layout(let layout) in traits.reversed().map(\.content) { return layout }
        return .device
    }

    /// What the traits say about orientation.
    public var interfaceOrientation: InterfaceOrientation {
        for case .orientation(let orientation) in traits.reversed().map(\.content) { return orientation }
        return .portrait
    }
}

/// What each use of `#Preview` declares, so that a program can find its previews. Written by the macro; do not conform.
public protocol _PreviewRegistry {
    /// Module and file, as `#fileID` gives them.
    static var fileID: String { get }
    /// From 1.
    static var line: Int { get }
    /// From 1, in bytes.
    static var column: Int { get }
    @MainActor static func makePreview() -> Preview
}
