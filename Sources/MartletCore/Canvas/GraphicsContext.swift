/// Where drawing goes, and how: a layer, and a state that each copy of the context has for itself.
///
/// What is drawn is changed by the state at that moment: transform, filters, clips, opacity, blend mode.
public struct GraphicsContext {
    let layer: CanvasLayer
    let source: CanvasSource
    /// The environment of the canvas; colours, images and texts are resolved with it.
    public let environment: EnvironmentValues
    /// How opaque what is drawn becomes, 0...1.
    public var opacity = 1.0
    /// How it meets what was drawn before.
    public var blendMode = BlendMode.normal
    /// From user space, in which coordinates are given, to the layer.
    public var transform = CGAffineTransform.identity
    var filters: [Effect] = []
    var clips: [Clip] = []

    /// Something that cuts what is drawn, in the layer's coordinates.
    enum Clip {
        case path(Path, FillStyle)
        case mask(DisplayItem)
    }

    init(_ layer: CanvasLayer, environment: EnvironmentValues, source: CanvasSource) {
        self.layer = layer
        self.environment = environment
        self.source = source
    }

    // MARK: Transforms

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Puts a transform between user space and what was there before.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Drawing

    /// Draws an item, given in user space, by the state now.
    func add(_ item: DisplayItem?) {
        guard var item, opacity > 0 else { return }
        if transform != .identity { item = DisplayItem(.effect(.transform(transform), item)) }
        for filter in filters { item = DisplayItem(.effect(filter, item)) }
        for clip in clips {
            switch clip {
            case .path(let path, let style): item = DisplayItem(.effect(.clip(path, style), item))
            case .mask(let mask): item = DisplayItem(.effect(.mask(mask), item))
            }
        }
        if opacity < 1 { item = DisplayItem(.effect(.opacity(opacity), item)) }
        if blendMode != .normal { item = DisplayItem(.effect(.blend(blendMode.mode), item)) }
        layer.items.append(DisplayItem.Placed(item))
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty, let paint = shading.paint(in: path.boundingRect, self) else { return }
        add(DisplayItem(.fill(path, paint, style)))
    }

    /// Traces a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0, let paint = shading.paint(in: path.boundingRect, self) else { return }
        add(DisplayItem(.stroke(path, paint, style)))
    }

    /// Traces a path with a line of `lineWidth` points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    // MARK: Layers

    /// Draws into a layer of its own, which is then drawn as one picture by the state now.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let item = try makeLayer(content)
        // The layer has the coordinates of this one already.
        var plain = self
        plain.transform = .identity
        plain.add(DisplayItem(.effect(.compositing, item)))
    }

    func makeLayer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayItem {
        var inner = GraphicsContext(CanvasLayer(), environment: environment, source: source)
        inner.transform = transform
        try content(&inner)
        return inner.layer.item
    }
}

/// What has been drawn so far.
final class CanvasLayer {
    var items: [DisplayItem.Placed] = []
    var item: DisplayItem { DisplayItem(.group(items)) }
}

/// What a context needs of the canvas.
struct CanvasSource {
    let node: CanvasNode
    let style: _StyleContext

    init(_ node: CanvasNode, _ inputs: _ViewInputs) {
        self.node = node
        style = _StyleContext(inputs)
    }

    var shaper: any TextShaper { node.host.shaper }
}
