import MartletGraph

/// What an image shows, without an environment.
struct ResolvedImage: Equatable {
    enum Picture: Equatable {
        case bitmap(Bitmap, scale: CGFloat)
        case vector(VectorImage)
    }

    var picture: Picture?
    /// The size in points, if nothing else is said.
    var size = CGSize.zero
    /// From the top, for symbols.
    var baseline: CGFloat?
    var isTemplate = false
    var resizing: Image.Resizing?
    var interpolation = Image.Interpolation.medium
}

extension ResolvedImage {
    /// How large symbols are beside text, by scale: star at 13 points is 16.5 by 16, 13.5 by 13 and 21.5 by 20.5 points
    /// (measured on macOS 26.2, docs Image).
    private static func factor(_ scale: Image.Scale) -> CGFloat {
        switch scale {
        case .small: 13.0 / 16
        case .medium: 1
        case .large: 20.5 / 16
        }
    }

    init(_ image: Image, in context: _StyleContext) {
        let environment = context.environment
        resizing = image.resizing
        interpolation = image.interpolation
        switch image.source {
        case .symbol(let name):
            guard let symbol = Self.symbol(name, environment.symbolVariants) else {
                context.report(
                    .missingSymbol,
                    "No symbol named '\(name)' found: nothing is shown. Check the name, or use Image(\"\(name)\") "
                        + "for a picture of the bundle.")
                return
            }
            let factor = environment.resolvedFont.size * Self.factor(environment.imageScale)
            size = CGSize(width: symbol.size.width * factor, height: symbol.size.height * factor)
            baseline = symbol.baseline.map { $0 * factor }
            picture = .vector(symbol)
            isTemplate = image.renderingMode != .original
        case .named(let name, let bundle):
            guard let found = ImageFiles.image(name, in: bundle, scale: environment.displayScale) else {
                context.report(
                    .missingImage,
                    "No image named '\(name)' found in \(bundle.bundle.bundlePath): nothing is shown. Add "
                        + "\(name).png, .jpg or .svg to the target's resources, not in a folder of their own, and pass bundle: .module for "
                        + "a package."
                )
                return
            }
            show(found, image)
        case .bitmap(let own): show(own, image)
        }
    }

    private mutating func show(_ found: PlatformImage, _ image: Image) {
        size = found.size
        isTemplate = image.renderingMode == .template
        if let bitmap = found.bitmap {
            picture = .bitmap(bitmap, scale: found.scale)
        } else {
            picture = found.vector.map { .vector($0) }
        }
    }

    private static func symbol(_ name: String, _ variants: SymbolVariants) -> VectorImage? {
        guard let provider = Drawing.symbolProvider else { return nil }
        if !variants.suffixes.isEmpty {
            let parts = name.split(separator: ".").map(String.init)
            let missing = variants.suffixes.filter { !parts.contains($0) }
            if let symbol = provider.symbol(named: (parts + missing).joined(separator: ".")) { return symbol }
        }
        return provider.symbol(named: name)
    }
}

/// A picture on the screen.
final class ImageNode: ViewNode {
    private(set) var image = ResolvedImage()
    /// What templates are painted with.
    private var foreground = DrawnValue(placeholder: _ResolvedStyle(RGBA.clear))
    /// What it says to those who do not see it.
    private(set) var label: String?
    private var title: String?
    private(set) var isDecorative = false
    /// What was shown before, on its way out.
    private var change: ContentChange?
    private var isFirst = true
    /// Plays the effects of a symbol; most have none.
    private var player: SymbolPlayer?

    func update(_ new: ResolvedImage, transition: ContentTransition) {
        guard new != image else { return isFirst = false }
        if new.picture != image.picture { pictureWillChange(transition) }
        isFirst = false
        if new.size != image.size || new.resizing != image.resizing || new.baseline != image.baseline {
            setNeedsLayout()
        }
        if new.baseline != nil { noteExplicitGuides(.vertical) }
        image = new
        setNeedsDisplay()
    }

    func update(_ style: _ResolvedStyle) {
        if foreground.update(style, in: self), image.isTemplate { setNeedsDisplay() }
    }

    /// Another picture is about to be shown: under an animation it comes in as the transition says.
    private func pictureWillChange(_ transition: ContentTransition) {
        guard !isFirst, self.transaction.animation != nil, transition.kind != .identity else {
            change?.stop()
            return change = nil
        }
        let isChanging = change?.isOver == false
        let depth = isChanging ? change!.depth + 1 : 0
        let own = picture()
        let isDeep = depth >= ContentChange.depthLimit
        let old = isDeep ? own : change?.picture(own, in: bounds) ?? own
        var drawing = ContentChange.fade(from: old)
        if case .symbol(let effect, _) = transition.kind, image.baseline != nil {
            drawing = SymbolEffectLook.replacing(effect, from: old)
        }
        change = ContentChange(of: self, depth: isDeep ? 0 : depth, drawing)
    }

    func update(effects: [AppliedSymbolEffect]) {
        if effects.isEmpty, player == nil { return }
        let player = player ?? SymbolPlayer(self)
        self.player = player
        player.update(effects)
    }

    func update(label: String?, title: String?, isDecorative: Bool) {
        self.label = label
        self.title = title
        self.isDecorative = isDecorative
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard image.picture != nil, image.resizing != nil else { return image.size }
        return proposal.replacingUnspecifiedDimensions(by: image.size)
    }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard key.isTextBaseline, image.resizing == nil else { return nil }
        return image.baseline
    }

    override func makeItem() -> DisplayItem? {
        var shown = picture()
        if let change, !change.isOver { shown = change.picture(shown, in: bounds) }
        guard let player, image.baseline != nil else { return shown }
        return shown.flatMap { player.picture($0, in: bounds) }
    }

    private func picture() -> DisplayItem? {
        guard let picture = image.picture, size.width > 0, size.height > 0 else { return nil }
        let rect = bounds
        let paint = image.isTemplate ? foreground.current.paint(in: rect) : nil
        switch picture {
        case .vector(let vector): return DisplayItem(.vector(vector, in: rect, tint: paint), identity: id)
        case .bitmap(let bitmap, let scale):
            let interpolation: DisplayImage.Interpolation =
                switch image.interpolation {
                case .none: .none
                case .low: .low
                case .medium: .medium
                case .high: .high
                }
            let drawn = DisplayImage(
                bitmap, scale: scale, interpolation: interpolation, template: paint,
                capInsets: image.resizing?.capInsets ?? EdgeInsets(),
                resizing: image.resizing?.mode == .tile ? .tile : .stretch)
            return DisplayItem(.image(drawn, in: rect), identity: id)
        }
    }

    override var accessibility: AccessibilityProperties? {
        if isDecorative { return nil }
        var properties = AccessibilityProperties(role: .image, label: label)
        properties.title = title
        return properties
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? { bounds.contains(point) ? self : nil }
}

extension Image: PrimitiveView {
    nonisolated public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = ImageNode(inputs)
        let graph = inputs.graph
        _ = graph.effect {
            let image = view.value(in: graph)
            let context = _StyleContext(inputs)
            node.update(ResolvedImage(image, in: context), transition: context.environment.contentTransition)
            node.update(
                label: image.label.map { $0.string(in: context.environment) }, title: image.title,
                isDecorative: image.isDecorative)
        }
        _ = graph.effect { node.update(ForegroundStyle()._resolve(_StyleContext(inputs))) }
        // Only symbols have effects.
        if case .symbol = graph.untracked({ view.value(in: graph) }).source {
            let environment = inputs.environment
            _ = graph.effect { node.update(effects: EnvironmentValues(scope: environment).symbolEffects) }
        }
        return _ViewOutputs(node)
    }
}
