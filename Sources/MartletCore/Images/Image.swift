/// A picture, or a symbol by name.
nonisolated public struct Image: Equatable, Sendable {
    enum Source: Hashable, Sendable {
        case symbol(String)
        case named(String, BundleReference)
        case bitmap(PlatformImage)
    }

    /// What fills a frame that is larger or smaller than the picture.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// How much of a picture's colours is shown.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Its shape, in the foreground style.
        case template
        /// The picture as it is.
        case original
    }

    /// How pixels are found when a picture is scaled.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable, CaseIterable {
        case small, medium, large
    }

    struct Resizing: Hashable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    var label: Text?
    var isDecorative = false
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true

    init(_ source: Source) { self.source = source }

    /// What it is called where nobody has given it a label: the words of its name.
    var title: String? {
        switch source {
        case .symbol(let name): name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
        case .named(let name, _): name
        case .bitmap: nil
        }
    }

    private func changing(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// A symbol by its system name, sized by the font. Unknown names are nothing, with a diagnostic.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// A picture of a bundle: `name.png`, `.jpg`, `.jpeg`, `.svg`, or an image set of a copied asset catalogue.
    /// Missing ones are nothing, with a diagnostic.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, BundleReference(bundle))) }

    /// A picture of a bundle that says `label` to those who do not see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label
    }

    /// A picture of a bundle that says nothing.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    public init(uiImage: UIImage) { self.init(.bitmap(uiImage)) }

    public init(nsImage: NSImage) { self.init(.bitmap(nsImage)) }

    /// A picture that fills its frame. Borders of `capInsets` keep their thickness.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changing { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.renderingMode = renderingMode }
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        changing { $0.interpolation = interpolation }
    }

    public func antialiased(_ isAntialiased: Bool) -> Image { changing { $0.isAntialiased = isAntialiased } }
}
