import MartletGraph

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
        // What it reads of the phase is that of its own windows together.
        let scope = EnvironmentScope(parent: inputs.environment, graph: inputs.graph)
        scope.change { $0.scenePhase = .background }
        inputs.environment = scope
        let body = makeBody(of: scene, named: Self.self, inputs: &inputs, body: onMainThread { $0.body })
        let outputs = Body._makeScene(scene: body, inputs: inputs)
        for window in outputs.windows { window.phaseScopes.append(scope) }
        return outputs
    }
}

extension Never: Scene {}

/// What a scene stands for, in order.
public struct _SceneOutputs {
    var windows: [WindowScene]
    /// What is added to the menus.
    var commands: [CommandList] = []

    init(_ windows: [WindowScene] = []) { self.windows = windows }

    static func += (outputs: inout Self, more: Self) {
        outputs.windows += more.windows
        outputs.commands += more.commands
    }
}

/// A scene of the framework: no body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) is a primitive scene: its body is never asked for") }
}
