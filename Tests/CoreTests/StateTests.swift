import Combine
import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@MainActor @Suite struct StateTests {
    @Observable final class Model {
        var a = 0
        var b = 0
    }

    struct ReadsA: View {
        let log: Log
        let model: Model
        var body: some View {
            let _ = log("a", model.a)
            Leaf(1, 1)
        }
    }

    struct ReadsB: View {
        let log: Log
        let model: Model
        var body: some View {
            let _ = log("b", model.b)
            Leaf(1, 1)
        }
    }

    @Test func observableIsFine() {
        let log = Log()
        let model = Model()
        let host = ViewHost.make {
            VStack {
                ReadsA(log: log, model: model); ReadsB(log: log, model: model)
            }
        }
        _ = log.take()
        model.a += 1
        host.flush()
        model.b += 1
        host.flush()
        #expect(log.take() == ["a 1", "b 1"])
    }

    final class Coarse: ObservableObject {
        @Published var a = 0
        @Published var b = 0
    }

    struct Observing: View {
        let log: Log
        @ObservedObject var model: Coarse
        var body: some View {
            let _ = log("body", model.a)
            Leaf(1, 1)
        }
    }

    @Test func observableObjectIsCoarse() {
        let log = Log()
        let model = Coarse()
        let host = ViewHost.make { Observing(log: log, model: model) }
        model.b += 1
        host.flush()
        #expect(log.take() == ["body 0", "body 0"])
    }

    struct Child: View {
        let log: Log
        @Binding var n: Int
        var body: some View {
            let _ = log("child", n)
            Leaf(1, 1).probe(log, "child") { n += 10 }
        }
    }

    struct Parent: View {
        let log: Log
        @State private var n = 0
        var body: some View {
            let _ = log("parent")
            Child(log: log, n: $n).probe(log, "parent") { n += 1 }
        }
    }

    @Test func passingABindingOnIsNotARead() {
        let log = Log()
        let host = ViewHost.make { Parent(log: log) }
        log.run("parent", in: host)
        log.run("child", in: host)
        #expect(log.take() == ["parent", "child 0", "child 1", "child 11"])
    }

    struct Coalescing: View {
        let log: Log
        @State private var v = 0
        var body: some View {
            let _ = log("body", v)
            Leaf(1, 1)
                .onAppear {
                    v = 1
                    v = 2
                    withAnimation {
                        v = 3
                        v = 4
                    }
                }
                .onChange(of: v) { old, new in log("change", old, new) }
        }
    }

    // Source: cases/04 (recorded on SwiftUI).
    @Test func writesOfOneTransactionAreOneUpdate() {
        let log = Log()
        _ = ViewHost.make { Coalescing(log: log) }
        #expect(log.take() == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
    }

    struct Loop: View {
        let log: Log
        @State private var t = 0
        var body: some View {
            Leaf(1, 1).onChange(of: t) { _, new in
                log(new)
                t = new + 1
            }
            .probe(log, "go") { t = 1 }
        }
    }

    @Test func onChangeThatTriggersItselfIsCutOff() {
        let log = Log()
        let host = ViewHost.make { Loop(log: log) }
        var said: [Diagnostic] = []
        host.onDiagnostic = { said.append($0) }
        log.run("go", in: host)
        #expect(log.take() == ["1", "2"])
        #expect(said.map(\.code) == [.onChangeLoop])
    }

    struct Order: View {
        let log: Log
        var body: some View {
            Group {
                VStack {
                    Leaf(1, 1)
                        .task { log("text task") }
                        .onChange(of: 1, initial: true) { log("text chg") }
                        .onAppear { log("text app") }
                }
                .task { log("v task") }
                .onChange(of: 1, initial: true) { log("v chg") }
                .onAppear { log("v app") }
            }
            .task { log("g task") }
            .onChange(of: 1, initial: true) { log("g chg") }
            .onAppear { log("g app") }
        }
    }

    // Source: cases/10.
    @Test func callbacksRunInnerFirstAndTasksLast() async {
        let log = Log()
        let host = ViewHost.make { Order(log: log) }
        #expect(log.take() == ["text chg", "text app", "v chg", "v app", "g chg", "g app"])
        while host.runningTasks > 0 { await Task.yield() }
        #expect(log.take() == ["text task", "v task", "g task"])
    }
}

/// Closures of the user that run outside of a body.
@MainActor @Suite struct ObservedClosureTests {
    struct Rows: View {
        let model: StateTests.Model
        var body: some View {
            VStack {
                ForEach(0..<2) { row in Leaf(CGFloat(10 * (row + 1) + model.a), 10) }
                GeometryReader { _ in Leaf(CGFloat(model.b), 10) }
            }
        }
    }

    @Test func rowsAndReadersFollowAnObservedObject() {
        let model = StateTests.Model()
        let host = ViewHost.make { Rows(model: model) }
        #expect(host.frames.map(\.width) == [10, 20, 0])
        model.a = 1
        host.flush()
        model.b = 5
        host.flush()
        #expect(host.frames.map(\.width) == [11, 21, 5])
    }

    @Test func theInnermostTraitWins() {
        let host = ViewHost.make { HStack { Leaf(1, 1).zIndex(1).zIndex(2).opacity(1).zIndex(3) } }
        #expect(host.rootNode.children[0].children[0].zIndex == 1)
    }
}
