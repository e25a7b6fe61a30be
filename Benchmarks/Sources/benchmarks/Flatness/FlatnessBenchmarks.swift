import CMeasure
import MartletCore
import Observation

/// One change among many, few and very many: what is held beside the larger number is the smallest, so that the ratio says how
/// far the cost follows the number.
func flatnessBenchmarks() -> [Benchmark] {
    func line(_ name: String, _ sizes: [Int], _ work: @escaping (Int) -> Work) -> [Benchmark] {
        sizes.map { size in
            Benchmark(
                group: "flatness", name: name, size: size, warmUps: 20, samples: 51, work: { work(size) },
                limit: size == sizes[0] ? nil : { work(sizes[0]) })
        }
    }
    return line("one text", [1000, 10_000, 100_000]) { oneText($0, wider: false) }
        + line("one text, wider", [1000, 10_000, 100_000]) { oneText($0, wider: true) }
        + line("one environment reader", [100, 10_000], oneReader)
        + line("one observed property", [100, 10_000], oneProperty)
        + line("one state", [10, 1000], oneState)
}

@Observable private final class Item {
    var label: String
    init(_ label: String) { self.label = label }
}

private struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack {
            Text("row")
            Text(item.label)
        }
    }
}

/// The text of one row among many; as long as before, or longer and shorter in turns.
private func oneText(_ count: Int, wider: Bool) -> Work {
    let items = (0..<count).map { Item("label \($0 % 10)") }
    // A row that is longer than what changes, so that the column stays as wide.
    items[0].label = "the longest label of all of them"
    let stage = Stage { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { ItemRow(item: items[$0]) } } }
    _ = stage.host.frame()
    var turn = 0
    return Work(timedBy: { checks in
        turn += 1
        let label = wider ? turn % 2 == 0 ? "longer 1" : "short" : "label \(turn % 10)"
        let taken = stage.cost { items[count / 2].label = label }
        checks.expect(taken.bodies!, 1, "the number of bodies")
        if turn.isLookedAt {
            let picture = Picture(stage.host.frame())
            checks.expect(picture.texts.count, 2 * count, "the number of texts")
            checks.expect(picture.texts[2 * (count / 2) + 1], label, "the text")
        }
        return taken
    })
}

private struct NumberKey: EnvironmentKey { nonisolated static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private struct Reader: View {
    @Environment(\.number) private var number
    var body: some View { Color.red.frame(width: CGFloat(10 + number), height: 1) }
}

private struct Bystander: View {
    let index: Int
    var body: some View { Color.blue.frame(width: 100, height: 1) }
}

@Observable private final class Settings {
    var own = 0
    var others = 0
}

/// Writes an environment over a content that stays the same.
private struct Writer<Content: View>: View {
    let settings: Settings
    let content: Content
    var body: some View { content.environment(\.number, settings.own) }
}

/// One reader of a key of the environment among views that do not read it.
private func oneReader(_ count: Int) -> Work {
    let settings = Settings()
    let stage = Stage {
        Writer(
            settings: settings,
            content: VStack(spacing: 0) {
                Reader()
                ForEach(0..<count, id: \.self) { Bystander(index: $0) }
            })
    }
    return changing(stage, bodies: 2, width: { CGFloat(10 + settings.own) }) { settings.own = (settings.own + 1) % 50 }
}

private struct OwnReader: View {
    let settings: Settings
    var body: some View { Color.red.frame(width: CGFloat(10 + settings.own), height: 1) }
}

private struct OthersReader: View {
    let settings: Settings
    let index: Int
    var body: some View { Color.blue.frame(width: CGFloat(100 + settings.others), height: 1) }
}

/// One view that reads a property of an object among views that read another property of it.
private func oneProperty(_ count: Int) -> Work {
    let settings = Settings()
    let stage = Stage {
        VStack(spacing: 0) {
            OwnReader(settings: settings)
            ForEach(0..<count, id: \.self) { OthersReader(settings: settings, index: $0) }
        }
    }
    return changing(stage, bodies: 1, width: { CGFloat(10 + settings.own) }) { settings.own = (settings.own + 1) % 50 }
}

private final class Handle { var number: Binding<Int>? }

private struct StateLeaf: View {
    let index: Int
    let handle: Handle
    @State private var number = 0

    var body: some View {
        let _ = connect()
        Color.red.frame(width: index == 0 ? CGFloat(10 + number) : 100, height: 1)
    }

    private func connect() { if index == 0 { handle.number = $number } }
}

/// The state of one leaf among leaves with state.
private func oneState(_ count: Int) -> Work {
    let handle = Handle()
    let stage = Stage {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { StateLeaf(index: $0, handle: handle) } }
    }
    _ = stage.host.frame()
    return changing(stage, bodies: 1, width: { CGFloat(10 + handle.number!.wrappedValue) }) {
        handle.number!.wrappedValue = (handle.number!.wrappedValue + 1) % 50
    }
}

/// Changes the width of the first box of a column again and again.
private func changing(
    _ stage: Stage, bodies: Int, width: @escaping () -> CGFloat, _ change: @escaping () -> Void
) -> Work {
    _ = stage.host.frame()
    var turn = 0
    return Work(timedBy: { checks in
        turn += 1
        let taken = stage.cost(change)
        checks.expect(taken.bodies!, bodies, "the number of bodies")
        if turn.isLookedAt {
            checks.expect(Picture(stage.host.frame()).texts.first, "\(Int(width()))", "the width of the box")
        }
        return taken
    })
}

extension Int {
    /// Whether the whole picture is looked at after this turn. Not after each: the look goes through everything that there is, after
    /// which nothing of what the next change needs is in the processor's memory.
    fileprivate var isLookedAt: Bool { self % 8 == 0 }
}
