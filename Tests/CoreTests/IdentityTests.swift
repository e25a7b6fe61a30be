import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct IdentityTests {
    struct Counter: View {
        let log: Log
        var name: String
        @State private var n = 0

        var body: some View {
            let _ = log(name, n)
            Leaf(10, 10).probe(log, name) { n += 1 }
        }
    }

    struct Branches: View {
        let log: Log
        @State private var isOn = false
        @State private var unread = 0

        var body: some View {
            VStack {
                if isOn { Counter(log: log, name: "c") } else { Counter(log: log, name: "c") }
                Leaf(20, 20)
            }
            .probe(log, "flip") { isOn.toggle() }
            .probe(log, "unread") { unread += 1 }
        }
    }

    @Test func twoBranchesAreTwoIdentities() {
        let log = Log()
        let host = ViewHost.make { Branches(log: log) }
        #expect(
            host.frames == [CGRect(x: 145, y: 81, width: 10, height: 10), CGRect(x: 140, y: 99, width: 20, height: 20)])
        log.run("c", in: host)
        log.run("unread", in: host)
        #expect(log.take() == ["c 0", "c 1"])
        log.run("flip", in: host)
        #expect(log.take() == ["c 0"])
        #expect(host.graph.invariants() == [])
        host.end()
        #expect(host.graph.nodeCount == 0)
    }

    struct Rows: View {
        let log: Log
        @State private var ids = [1, 2, 3]

        var body: some View {
            VStack(spacing: 0) {
                ForEach(ids, id: \.self) { Counter(log: log, name: "r\($0)") }
            }
            .probe(log, "reverse") { ids.reverse() }
            .probe(log, "insert") { ids.insert(9, at: 0) }
            .probe(log, "remove") { ids.removeFirst() }
            .probe(log, "double") { ids = [1, 1, 2] }
        }
    }

    @Test func forEachStateFollowsTheID() {
        let log = Log()
        let host = ViewHost.make { Rows(log: log) }
        log.run("r1", in: host)
        #expect(log.take() == ["r1 0", "r2 0", "r3 0", "r1 1"])
        log.run("reverse", in: host)
        log.run("insert", in: host)
        #expect(log.take() == ["r9 0"])
        #expect(host.frames.count == 4)
        log.run("r1", in: host)
        #expect(log.take() == ["r1 2"])
        log.run("remove", in: host)
        #expect(host.frames.count == 3)
        #expect(host.observer.alive(Counter.self).map { $0.state("n", as: Int.self) } == [0, 0, 2])
        #expect(host.graph.invariants() == [])
    }

    @Test func duplicateIDsAreADiagnosticAndKeepTheCount() {
        let log = Log()
        let host = ViewHost.make { Rows(log: log) }
        var said: [Diagnostic] = []
        host.onDiagnostic = { said.append($0) }
        log.run("double", in: host)
        #expect(host.frames.count == 3)
        #expect(said.map(\.code) == [.duplicateID])
        #expect(said[0].message.contains("the ID 1 occurs multiple times within the collection"))
    }

    struct Erased: View {
        let log: Log
        @State private var kind = 0

        var body: some View {
            let view = kind == 2 ? AnyView(Leaf(1, 1)) : AnyView(Counter(log: log, name: "k\(kind)"))
            view.probe(log, "next") { kind += 1 }
        }
    }

    @Test func anyViewKeepsIdentityWhileItsTypeStays() {
        let log = Log()
        let host = ViewHost.make { Erased(log: log) }
        log.run("k0", in: host)
        log.run("next", in: host)
        #expect(log.take() == ["k0 0", "k0 1", "k1 1"])
        log.run("next", in: host)
        #expect(host.observer.alive(Counter.self).isEmpty)
        #expect(host.frames == [CGRect(x: 149.5, y: 99.5, width: 1, height: 1)])
    }

    struct WithID: View {
        let log: Log
        @State private var id = 0

        var body: some View {
            Counter(log: log, name: "c").id(id).probe(log, "next") { id += 1 }
        }
    }

    @Test func anotherIDIsAnotherLife() {
        let log = Log()
        let host = ViewHost.make { WithID(log: log) }
        log.run("c", in: host)
        log.run("next", in: host)
        #expect(log.take() == ["c 0", "c 1", "c 0"])
    }

    struct Nest: View {
        let depth: Int
        let log: Log

        var body: some View {
            if depth > 0 { Nest(depth: depth - 1, log: log) } else { Counter(log: log, name: "bottom") }
        }
    }

    @Test func tenThousandLevels() {
        let log = Log()
        let host = ViewHost.make { Nest(depth: 10_000, log: log) }
        log.run("bottom", in: host)
        #expect(log.take() == ["bottom 0", "bottom 1"])
        _ = host.frame()
        host.end()
        #expect(host.graph.nodeCount == 0)
    }

    @Test func groupElementsAreReachedByTheirModifiersAndSubviewsCanBeArranged() {
        let log = Log()
        struct Reversed: View {
            let log: Log
            @State private var ids = [1, 2]
            var body: some View {
                VStack(spacing: 0) {
                    Group(subviews: ForEach(ids, id: \.self) { Leaf(CGFloat($0), 10) }) { subviews in
                        Leaf(100, CGFloat(subviews.count))
                        ForEach(subviews.reversed()) { $0 }
                    }
                }
                .probe(log, "add") { ids.append(3) }
            }
        }
        let host = ViewHost.make { Reversed(log: log) }
        #expect(
            host.frames.map(\.size) == [
                CGSize(width: 100, height: 2), CGSize(width: 2, height: 10), CGSize(width: 1, height: 10),
            ])
        log.run("add", in: host)
        #expect(host.frames.map(\.width) == [100, 3, 2, 1])
        #expect(host.graph.invariants() == [])
        host.end()
        #expect(host.graph.nodeCount == 0)
    }
}
