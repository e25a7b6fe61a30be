/// A rank of the foreground style: what `.primary` to `.quinary` mean here.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    public typealias Resolved = Never

    /// 0 is primary.
    let level: Int

    init(level: Int) { self.level = min(level, 4) }

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        if let foreground = context.foreground { return foreground.resolve(level: level, context) }
        let colors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        return Color(colors[level])._resolve(context)
    }

    /// The opacity of a rank against the first one where a style gives only that. Source: OpenSwiftUI, levels 1, .5,
    /// .25, .18; the fifth is not measured.
    static func opacity(of level: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.09][min(level, 4)] }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// A rank of another style: `.red.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never

    let base: Base
    let level: Int

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        if let rank = base as? HierarchicalShapeStyle {
            return HierarchicalShapeStyle(level: rank.level + level)._resolve(context)
        }
        return base._resolve(context).multiplyingOpacity(by: HierarchicalShapeStyle.opacity(of: level))
    }
}

extension ShapeStyle {
    /// The second rank of this style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
