import MartletDrawing
import MartletGraph
import Observation
import Testing

@testable import MartletCore

@Observable private final class Model {
    var number = 0
    var item: Int? = 0
    var items: [Int] = []
}

private struct Row: View {
    let index: Int
    var body: some View { Color.red.frame(width: 10, height: CGFloat(index % 3)) }
}

private struct BigList: View {
    let count: Int
    var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0) } } }
}

/// Its body reads what its content does not hang on.
private struct Outer<Content: View>: View {
    let model: Model
    let content: (Int) -> Content
    var body: some View { content(model.number) }
}

private struct NumberKey: EnvironmentKey { nonisolated static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private struct NumberPreference: PreferenceKey {
    nonisolated static var defaultValue: [Int] { [] }
    nonisolated static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// What is marked when a body has to run: not what hangs on it, but what is another for it. And that nothing is seen too early
/// or too late for it.
@MainActor @Suite struct BarrierTests {
    private func host(_ view: some View) -> ViewHost {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 800, height: nil))
        host.setContent { view }
        _ = host.frame()
        return host
    }

    /// How many nodes of the graph are in question, in all steps of the flush together, when the body of `Outer` has to run.
    private func marked(_ view: some View) -> Int {
        let host = host(view)
        defer { host.end() }
        let nodes = host.graph.snapshot().nodes
        let value = nodes.first { $0.kind == .rule && $0.name.hasPrefix("Outer<") }!
        let body = nodes.first { $0.inputs.contains(value.id) }
        host.graph.invalidate(body!.id)
        return host.graph.snapshot().nodes.count { $0.state != .clean }
    }

    private func expectConstant<Content: View>(
        _ view: (Int) -> Outer<Content>, at location: SourceLocation = #_sourceLocation
    ) {
        let few = marked(view(10))
        let many = marked(view(1000))
        #expect(few == many && few < 20, "\(few), \(many)", sourceLocation: location)
    }

    @Test func viewsBesideWhatChanges() {
        let model = Model()
        expectConstant { count in
            Outer(model: model) { number in
                VStack {
                    Color.blue.frame(width: CGFloat(number), height: 1)
                    BigList(count: count)
                }
            }
        }
    }

    @Test func aListInTheSameBody() {
        let model = Model()
        expectConstant { count in
            let list = ForEach(0..<count, id: \.self) { Row(index: $0) }
            return Outer(model: model) { _ in VStack(spacing: 0) { list } }
        }
    }

    @Test func whatDoesNotReadTheEnvironment() {
        let model = Model()
        expectConstant { count in
            let list = ForEach(0..<count, id: \.self) { Row(index: $0) }
            return Outer(model: model) { number in VStack(spacing: 0) { list }.environment(\.number, number) }
        }
    }

    private struct Level: View {
        let depth: Int
        var body: some View { depth == 0 ? AnyView(Color.red) : AnyView(Level(depth: depth - 1)) }
    }

    @Test func whatIsDeep() {
        let model = Model()
        expectConstant { depth in Outer(model: model) { _ in VStack { Level(depth: depth / 10) } } }
    }

    // MARK: Nothing too early

    private struct Unwrapped: View {
        let model: Model
        var body: some View { Inner(number: model.item!, model: model) }

        struct Inner: View {
            let number: Int
            let model: Model
            var body: some View { Color.red.frame(width: CGFloat(number + model.item!), height: 1) }
        }
    }

    private struct Asking: View {
        let item: Int?
        let model: Model
        var body: some View {
            VStack {
                if item != nil { Unwrapped(model: model) }
            }
        }
    }

    /// The views inside a condition do not run for the change that ends them, though barriers run before anybody asks.
    @Test func noBodyRunsForTheChangeThatEndsIt() {
        let model = Model()
        let host = host(Outer(model: model) { _ in Asking(item: model.item, model: model) })
        defer { host.end() }
        for item in [1, nil, 2, nil, 3] as [Int?] {
            model.item = item
            _ = host.frame()
            #expect(host.graph.invariants().isEmpty)
        }
    }

    private struct Element: View {
        let index: Int
        let model: Model
        var body: some View { Shown(number: model.items[index], index: index, model: model) }

        struct Shown: View {
            let number: Int
            let index: Int
            let model: Model
            var body: some View {
                if number >= 0 { Color.red.frame(width: CGFloat(number + model.items[index]), height: 1) }
            }
        }
    }

    @Test func rowsByIndexDoNotRunForTheChangeThatEndsThem() {
        let model = Model()
        let host = host(
            Outer(model: model) { number in
                VStack {
                    if number >= 0 { ForEach(model.items.indices, id: \.self) { Element(index: $0, model: model) } }
                }
            })
        defer { host.end() }
        for count in [5, 2, 7, 0, 3, 1, 40, 4] {
            model.items = (0..<count).map { $0 * 3 + count }
            model.number = count
            _ = host.frame()
            #expect(host.graph.invariants().isEmpty)
        }
    }

    // MARK: Nothing too late

    private struct Giving: View {
        let number: Int
        var body: some View { VStack { Given(number: number) } }

        struct Given: View {
            let number: Int
            var body: some View { Color.red.preference(key: NumberPreference.self, value: [number]) }
        }
    }

    /// Who reads a preference further out never sees one of an earlier number, also where its writer came later than the reader.
    @Test func preferencesAreThoseOfTheSameChange() {
        let model = Model()
        var seen: [(Int, [Int])] = []
        let host = host(
            Outer(model: model) { number in
                VStack {
                    ForEach(0..<(1 + number % 4), id: \.self) { _ in Giving(number: number) }
                }
                .overlayPreferenceValue(NumberPreference.self) { numbers in
                    let _ = seen.append((number, numbers))
                    Color.blue.frame(width: CGFloat(numbers.reduce(0, +)), height: 1)
                }
            })
        defer { host.end() }
        for number in [1, 5, 9, 13, 17] {
            model.number = number
            seen = []
            _ = host.frame()
            #expect(seen.last.map { $0.0 == number && $0.1 == Array(repeating: number, count: 2) } == true, "\(seen)")
            // The number of rows is the same from the second change on: the closure runs once, with what belongs together.
            if number > 1 { #expect(seen.count == 1, "\(seen)") }
        }
    }
}
