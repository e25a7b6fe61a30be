/// A translucent layer between foreground and background.
///
/// Drawn as a translucent colour: what is behind is not blurred yet.
public struct Material: ShapeStyle, Hashable {
    public typealias Resolved = Never

    let coverage: Double

    public static let ultraThin = Material(coverage: 0.45)
    public static let thin = Material(coverage: 0.58)
    public static let regular = Material(coverage: 0.7)
    public static let thick = Material(coverage: 0.8)
    public static let ultraThick = Material(coverage: 0.9)
    public static let bar = Material(coverage: 0.85)

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let white: Double = context.environment.colorScheme == .dark ? 0.15 : 0.97
        return Color(white: white, opacity: coverage)._resolve(context)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { Material.bar }
}
