import MartletCairo
import MartletCore
import MartletDrawing

/// What one view costs: a thousand that are made and shown, so that microseconds are milliseconds, and one of them changed. What is held beside each is a
/// leaf without it: a body with a coloured frame.
func costBenchmarks() -> [Benchmark] {
    cost(of: "leaf") { Leaf(model: $0) }
        + cost(of: "body around it") { Wrapper(model: $0) }
        + cost(of: "state") { Stateful(model: $0) }
        + cost(of: "environment reader") { EnvironmentReader(model: $0) }
        + cost(of: "if with else") { Conditional(model: $0) }
        + cost(of: "AnyView") { Erased(model: $0) }
        + cost(of: "padding") { Leaf(model: $0).padding(1) }
        + cost(of: "background") { Leaf(model: $0).background(Color.blue) }
        + cost(of: "ViewModifier") { Leaf(model: $0).modifier(Plain()) }
        + cost(of: "onTapGesture") { Leaf(model: $0).onTapGesture {} }
        + cost(of: "GeometryReader") { Measuring(model: $0) }
        + cost(of: "Text") { Written(model: $0) }
        + cost(of: "Button") { model in
            Button {
            } label: {
                Leaf(model: model)
            }
        }
        + cost(of: "Toggle") { Switch(model: $0) }
}

private func cost<Row: View>(of name: String, _ row: @escaping @MainActor (LeafModel) -> Row) -> [Benchmark] {
    [
        Benchmark(
            group: "costs", name: "\(name), made", size: rowCount, warmUps: 2, samples: 9, work: { making(row) },
            limit: name == "leaf" ? nil : { making { Leaf(model: $0) } }),
        Benchmark(
            group: "costs", name: "\(name), changed", size: 1, warmUps: 20, samples: 51, work: { changing(row) },
            limit: name == "leaf" ? nil : { changing { Leaf(model: $0) } }),
    ]
}

private let rowCount = 1000

private func models() -> [LeafModel] {
    // The first is the widest, so that a column stays as wide.
    (0..<rowCount).map { LeafModel(CGSize(width: $0 == 0 ? 500 : 40, height: 10)) }
}

private func stage<Row: View>(_ models: [LeafModel], _ row: @escaping @MainActor (LeafModel) -> Row) -> Stage {
    Stage(shaper: CairoPlatform.shaper) {
        VStack(spacing: 0) { ForEach(0..<rowCount, id: \.self) { row(models[$0]) } }
    }
}

private func making<Row: View>(_ row: @escaping @MainActor (LeafModel) -> Row) -> Work {
    let models = models()
    return Work(timedBy: { checks in
        var made: Stage?
        var size = CGSize.zero
        let taken = cost {
            made = stage(models, row)
            size = made!.host.frame().size
        }
        checks.expect(size.height >= 10 * CGFloat(rowCount), true, "all are there")
        let counts = made!.host.workCounts
        made!.end()
        return Cost(
            nanoseconds: taken.nanoseconds, instructions: taken.instructions, allocations: taken.allocations,
            bodies: counts.bodies, layouts: counts.measures)
    })
}

private func changing<Row: View>(_ row: @escaping @MainActor (LeafModel) -> Row) -> Work {
    let models = models()
    let stage = stage(models, row)
    var last = stage.host.frame().root
    var turn = 0
    return Work(timedBy: { checks in
        turn += 1
        let taken = stage.cost { models[rowCount / 2].size.width = 40 + CGFloat(turn % 10) }
        let root = stage.host.frame().root
        checks.expect(root !== last, true, "another picture")
        last = root
        return taken
    })
}

private struct Wrapper: View {
    let model: LeafModel
    var body: some View { Leaf(model: model) }
}

private struct Stateful: View {
    let model: LeafModel
    @State private var count = 0
    var body: some View { Color.clear.frame(width: model.size.width + CGFloat(count), height: model.size.height) }
}

private struct EnvironmentReader: View {
    let model: LeafModel
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Color.clear.frame(width: model.size.width, height: isEnabled ? model.size.height : 1) }
}

private struct Conditional: View {
    let model: LeafModel

    var body: some View {
        if model.size.width < 1 {
            Color.red
        } else {
            Color.clear.frame(width: model.size.width, height: model.size.height)
        }
    }
}

private struct Erased: View {
    let model: LeafModel
    var body: some View { AnyView(Color.clear.frame(width: model.size.width, height: model.size.height)) }
}

private struct Measuring: View {
    let model: LeafModel

    var body: some View {
        GeometryReader { _ in Color.clear }.frame(width: model.size.width, height: model.size.height)
    }
}

private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
}

private struct Written: View {
    let model: LeafModel
    var body: some View { Text("width \(Int(model.size.width))") }
}

private struct Switch: View {
    let model: LeafModel
    @State private var isOn = false
    var body: some View { Toggle("width \(Int(model.size.width))", isOn: $isOn) }
}
