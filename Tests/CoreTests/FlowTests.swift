import MartletDrawing
import Testing

@testable import MartletCore

private struct NumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct OtherKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

private struct SumKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct LastKey: PreferenceKey {
    static var defaultValue: String { "default" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// Environment down, preferences up.
@MainActor @Suite struct FlowTests {
    struct Reader: View {
        let log: Log
        var name: String
        @Environment(\.number) private var number
        var body: some View {
            let _ = log(name, number)
            Leaf(1, 1)
        }
    }

    struct Scopes: View {
        let log: Log
        @State private var number = 1
        @State private var other = 1
        var body: some View {
            VStack {
                Reader(log: log, name: "in").environment(\.number, number)
                Reader(log: log, name: "out")
            }
            .environment(\.other, other)
            .probe(log, "number") { number += 1 }
            .probe(log, "other") { other += 1 }
        }
    }

    @Test func aKeyRunsItsReadersAlone() {
        let log = Log()
        let host = ViewHost.make { Scopes(log: log) }
        #expect(log.take() == ["in 1", "out 0"])
        log.run("other", in: host)
        #expect(log.take() == [])
        log.run("number", in: host)
        #expect(log.take() == ["in 2"])
        host.updateEnvironment { $0.number = 7 }
        host.flush()
        #expect(log.take() == ["out 7"])
    }

    struct Writers: View {
        let log: Log
        @State private var ids = [1, 2]
        var body: some View {
            VStack {
                ForEach(ids, id: \.self) { Leaf(1, 1).preference(key: SumKey.self, value: [$0]) }
                Leaf(1, 1).preference(key: SumKey.self, value: [10])
            }
            .onPreferenceChange(SumKey.self) { log($0) }
            .probe(log, "add") { ids.append(3) }
            .probe(log, "swap") { ids.swapAt(0, 1) }
        }
    }

    @Test func preferencesAreReducedInOrder() {
        let log = Log()
        let host = ViewHost.make { Writers(log: log) }
        log.run("add", in: host)
        log.run("swap", in: host)
        #expect(log.take() == ["[1, 2, 10]", "[1, 2, 3, 10]", "[2, 1, 3, 10]"])
        #expect(host.graph.invariants() == [])
    }

    // Source: cases/26 (measured).
    @Test func aDynamicPartContributesTheDefault() {
        let log = Log()
        let host = ViewHost.make {
            ZStack {
                Leaf(1, 1).preference(key: LastKey.self, value: "set")
                if log.lines.isEmpty { Leaf(2, 2) }
            }
            .onPreferenceChange(LastKey.self) { log($0) }
        }
        #expect(log.take() == ["default"])
        host.end()
    }
}
