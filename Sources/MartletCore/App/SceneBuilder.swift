/// Puts scenes together, as `ViewBuilder` does views.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        TupleScene((repeat each content))
    }

    public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { OptionalScene(scene: scene) }

    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene { scene }
}
