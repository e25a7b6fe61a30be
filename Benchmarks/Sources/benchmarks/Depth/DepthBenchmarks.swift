import MartletCore
import Observation

/// Views inside views: state at the top that is read at the bottom, and a body that returns the same children. What is held
/// beside 10,000 levels are ten.
func depthBenchmarks() -> [Benchmark] {
    let parts: [(String, (Int) -> Work)] = [
        ("top to bottom", topToBottom), ("same children", sameChildren), ("create", create),
    ]
    return parts.flatMap { name, work in
        [10, 10_000].map { size in
            Benchmark(
                group: "depth", name: name, size: size, warmUps: 3, samples: 15, work: { work(size) },
                limit: size == 10 || name == "create" ? nil : { work(10) })
        }
    }
}

private struct LevelKey: EnvironmentKey { nonisolated static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct Bottom: View {
    @Environment(\.level) private var level
    var body: some View { Color.red.frame(width: CGFloat(10 + level), height: 10) }
}

private struct Level: View {
    let inside: AnyView
    var body: some View { inside }
}

@Observable private final class Model {
    var level = 0
    var other = 0
}

private func nest(_ depth: Int) -> AnyView {
    var view = AnyView(Bottom())
    for _ in 0..<depth { view = AnyView(Level(inside: view)) }
    return view
}

private struct Top: View {
    let model: Model
    let inside: AnyView
    var body: some View { inside.environment(\.level, model.level) }
}

/// Its body reads what its children do not hang on.
private struct Same: View {
    let model: Model
    let inside: AnyView

    var body: some View {
        let _ = model.other
        Level(inside: inside)
    }
}

private func topToBottom(_ depth: Int) -> Work {
    let model = Model()
    let inside = nest(depth)
    let stage = Stage { Top(model: model, inside: inside) }
    _ = stage.host.frame()
    return Work(timedBy: { checks in
        let taken = stage.cost { model.level = (model.level + 1) % 50 }
        checks.expect(taken.bodies!, 2, "the number of bodies")
        checks.expect(Picture(stage.host.frame()).texts, ["\(10 + model.level)"], "the width of the box")
        return taken
    })
}

private func sameChildren(_ depth: Int) -> Work {
    let model = Model()
    let inside = nest(depth)
    let stage = Stage { Same(model: model, inside: inside) }
    _ = stage.host.frame()
    return Work(timedBy: { checks in
        let taken = stage.cost { model.other += 1 }
        checks.expect(taken.bodies!, 1, "the number of bodies")
        checks.expect(taken.layouts!, 0, "the number of measures")
        return taken
    })
}

private func create(_ depth: Int) -> Work {
    let model = Model()
    let inside = nest(depth)
    return Work(timedBy: { checks in
        var made: Stage?
        let taken = cost {
            made = Stage { Top(model: model, inside: inside) }
            _ = made!.host.frame()
        }
        checks.expect(Picture(made!.host.frame()).texts, ["10"], "the box")
        made?.end()
        return taken
    })
}
