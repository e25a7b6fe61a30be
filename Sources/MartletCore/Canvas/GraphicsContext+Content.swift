extension GraphicsContext {
    // MARK: Images

    /// An image for the environment of the canvas.
    public struct ResolvedImage {
        /// In points.
        public let size: CGSize
        /// From the top.
        public let baseline: CGFloat
        /// What it is painted with, if it is a template.
        public var shading: Shading?
        fileprivate let image: MartletCore.ResolvedImage
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let resolved = MartletCore.ResolvedImage(image, in: source.style)
        return ResolvedImage(
            size: resolved.size, baseline: resolved.baseline ?? resolved.size.height,
            shading: resolved.isTemplate ? .foreground : nil, image: resolved)
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let paint = image.shading.flatMap { $0.paint(in: rect, self) }
        switch image.image.picture {
        case .vector(let vector): add(DisplayItem(.vector(vector, in: rect, tint: paint)))
        case .bitmap(let bitmap, let scale):
            add(DisplayItem(.image(DisplayImage(bitmap, scale: scale, template: paint), in: rect)))
        case nil: break
        }
    }

    /// Draws an image in its size, a point of it at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(size: image.size, anchor: anchor, at: point))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Texts

    /// A text for the environment of the canvas.
    public struct ResolvedText {
        /// What letters without a colour of their own are painted with.
        public var shading: Shading
        fileprivate let request: TextRequest
        fileprivate let shaper: any TextShaper

        fileprivate func layout(in size: CGSize) -> TextLayout {
            func limit(_ length: CGFloat) -> CGFloat? { length.isFinite ? max(length, 0) : nil }
            return shaper.layout(request, width: limit(size.width), height: limit(size.height))
        }

        /// The size of the text in a room, in points.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).size }
        /// From the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }
        /// From the top.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        let resolver = TextResolver(text, style: TextStyle(environment), context: source.style)
        return ResolvedText(
            shading: .style(ResolvedShading(style: resolver.foreground)),
            request: resolver.style.request(resolver.runs), shaper: source.shaper)
    }

    /// Draws a text into a rectangle, from its upper leading corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let layout = text.layout(in: rect.size)
        let bounds = CGRect(origin: .zero, size: layout.size)
        guard let paint = text.shading.paint(in: bounds, self) else { return }
        let item: DisplayItem
        if let color = paint.solidColor {
            item = DisplayItem(.text(layout, color))
        } else {
            let letters = DisplayItem(.text(layout, .black))
            item = DisplayItem(.effect(.mask(letters), DisplayItem(.fill(Path(bounds), paint, FillStyle()))))
        }
        add(DisplayItem(.group([DisplayItem.Placed(item, at: rect.origin)])))
    }

    /// Draws a text on as many lines as it has, a point of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: CGRect(size: size, anchor: anchor, at: point))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// A view of the canvas, as it looks now.
    public struct ResolvedSymbol {
        /// In points.
        public let size: CGSize
        fileprivate let item: DisplayItem?
    }

    /// The view with a tag among the symbols of the canvas; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        for child in source.node.children where !child.isLeaving {
            guard case .tagged(let tag) = child.trait(TagValueTraitKey<ID>.self), tag == id else { continue }
            return ResolvedSymbol(size: child.presentedSize, item: child.displayItem())
        }
        return nil
    }

    /// Draws a view scaled into a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard let item = symbol.item, symbol.size.width > 0, symbol.size.height > 0 else { return }
        var moved = self
        moved.translateBy(x: rect.minX, y: rect.minY)
        moved.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        moved.add(item)
    }

    /// Draws a view in its size, a point of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(size: symbol.size, anchor: anchor, at: point))
    }
}

extension CGRect {
    /// The rectangle of a size whose point at `anchor` is at `point`.
    fileprivate init(size: CGSize, anchor: UnitPoint, at point: CGPoint) {
        self.init(
            origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), size: size)
    }
}

/// A style that was looked up before.
private struct ResolvedShading: ShapeStyle {
    typealias Resolved = Never
    let style: _ResolvedStyle

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle { style }
}
