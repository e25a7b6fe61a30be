/// The foreground style of the place where it is used.
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        HierarchicalShapeStyle(level: 0)._resolve(context)
    }
}

/// The background style of the place where it is used.
public struct BackgroundStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        if let style = context.environment.backgroundStyle { return style._resolve(context) }
        return Color(.windowBackground)._resolve(context)
    }
}

/// The tint of the place where it is used, by default the accent colour.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        if let style = context.environment.tintStyle { return style._resolve(context) }
        return Color.accentColor._resolve(context)
    }
}

/// The colour of lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color(.separator)._resolve(context) }
}

/// The colour behind selected content.
public struct SelectionShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color(.selection)._resolve(context) }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { .init() } }

/// A style with an opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never

    public var style: Style
    public var opacity: Float

    public init(style: Style, opacity: Float) {
        self.style = style
        self.opacity = opacity
    }

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        style._resolve(context).multiplyingOpacity(by: Double(opacity))
    }
}

extension ShapeStyle {
    /// The style scaled in opacity.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: Float(opacity))
    }
}
