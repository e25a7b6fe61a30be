/// A program made of scenes. Mark a type that conforms with `@main`.
///
///     @main struct HelloApp: App {
///         var body: some Scene {
///             WindowGroup { Text("Hello") }
///         }
///     }
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    /// The scenes. Runs again when something that it read has changed.
    @SceneBuilder var body: Body { get }

    /// Makes the app, once.
    init()
}
