extension Font {
    /// What a font is resolved for.
    struct Context: Hashable, Sendable {
        var metrics = PlatformMetrics.desktop
        var dynamicTypeSize = DynamicTypeSize.large
        /// How many times as large the desktop wants text to be.
        var textScale: CGFloat = 1

        init(metrics: PlatformMetrics = .desktop, dynamicTypeSize: DynamicTypeSize = .large, textScale: CGFloat = 1) {
            self.metrics = metrics
            self.dynamicTypeSize = dynamicTypeSize
            self.textScale = textScale
        }

        init(_ environment: EnvironmentValues) {
            self.init(
                metrics: environment.platformMetrics, dynamicTypeSize: environment.dynamicTypeSize,
                textScale: environment.textScale)
        }
    }

    /// The font of a platform, without an environment. `overrides` come after the font's own changes.
    func resolve(_ context: Context, overrides: [FontModifier] = []) -> FontDescription {
        var font = FontDescription()
        var style: TextStyle?
        switch provider {
        case .style(let use, let weight, let design):
            style = use
            font.size = use.size(context)
            font.weight = (weight ?? use.weight(context.metrics)).value
            if let design { font.design = design }
        case .system(let size, let weight, let design):
            font.size = size
            if let weight { font.weight = weight.value }
            if let design { font.design = design }
        case .custom(let name, let size, let use):
            font.family = name
            font.size = use.map { size * $0.size(context) / $0.size(Context(metrics: context.metrics)) } ?? size
        case .platform:
            // macOS: the system font of 13 points, touch: body (goldens text/*, ios/text/styles).
            if context.metrics == .touch { style = .body }
            font.size = context.metrics == .touch ? TextStyle.body.size(context) : 13 * context.textScale
        }
        let regular = font.weight
        for modifier in modifiers + overrides {
            switch modifier {
            case .bold(true): font.weight = (style?.boldWeight(context.metrics) ?? .bold).value
            case .bold(false): font.weight = regular
            case .italic(let isActive): font.isItalic = isActive
            case .weight(let weight): font.weight = weight.value
            case .width(let width): font.width = width == .standard ? nil : 1 + width.value
            case .design(let design): font.design = design
            case .monospaced(let isActive): font.design = isActive ? .monospaced : .default
            case .monospacedDigit: font.hasMonospacedDigits = true
            case .smallCaps: font.isSmallCaps = true
            case .leading(let leading): font.leading = leading
            case .scaled(let factor): font.size *= factor
            }
        }
        return font
    }
}
