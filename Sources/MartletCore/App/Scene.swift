/// A part of an app's user interface that the system opens and closes: windows, above all.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    /// The scenes that this one is made of.
    @SceneBuilder var body: Body { get }

    /// Lists the windows that the scene stands for.
    nonisolated static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs
}

extension Scene {
    nonisolated public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _SceneOutputs {
        var inputs = inputs
        let body = makeBody(of: scene, named: Self.self, inputs: &inputs, body: onMainThread { $0.body })
        return Body._makeScene(scene: body, inputs: inputs)
    }
}

extension Never: Scene {}

/// The windows of a scene, in order.
public struct _SceneOutputs {
    var windows: [WindowScene]

    init(_ windows: [WindowScene] = []) { self.windows = windows }
}

/// What stays of a scene: a kind of window, and how to make its content.
package struct WindowScene {
    package enum Kind: Sendable { case group, single, settings }

    package let kind: Kind
    package var title: String?
    package let id: String?
    package var defaultSize: CGSize?
    package var resizability = WindowResizability.automatic
    var list: () -> ViewList
}

/// A scene of the framework: no body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) is a primitive scene: its body is never asked for") }
}
