import MartletTesting
import SwiftUI
import Testing

/// Which bodies run again.
@MainActor @Suite struct DependencyCases {
    private struct Sub: View {
        let log: Log
        var c: Bool
        var body: some View {
            let _ = log("sub")
            Color.red.opacity(c ? 1 : 0.5)
        }
    }

    private final class Published2: ObservableObject {
        @Published var a = false
        var b = false
    }

    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 StateObjectCompatibilityTests.swift.
    @Test("13 @Published change re-evaluates only what depends on it")
    func case13() {
        struct Owner: View {
            let log: Log
            @StateObject private var m = Published2()
            var body: some View {
                let _ = log("content")
                VStack {
                    Sub(log: log, c: m.a)
                    Sub(log: log, c: m.b)
                }
                .onAppear { m.a.toggle() }
            }
        }
        struct Watcher: View {
            let log: Log
            @ObservedObject var m: Published2
            var body: some View {
                let _ = log("content")
                VStack {
                    Sub(log: log, c: m.a)
                    Sub(log: log, c: m.b)
                }
                .onAppear { m.a.toggle() }
            }
        }
        let log = Log()
        let ui = Harness { Owner(log: log) }
        #expect(log.lines == ["content", "sub", "sub", "content", "sub"])
        log.clear()
        let object = Published2()
        let watching = Harness { Watcher(log: log, m: object) }
        #expect(log.lines == ["content", "sub", "sub", "content", "sub"])
        withExtendedLifetime((ui, watching)) {}
    }

    @Observable final class Observed2 {
        var a = false
        @ObservationIgnored var b = false
    }

    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 StateObjectCompatibilityTests.swift,
    // ObservedObjectCompatibilityTests.swift.
    @Test("14 Non-published / ignored property change triggers nothing")
    func case14() {
        struct V: View {
            let log: Log
            let m = Observed2()
            let toggle: (Observed2) -> Void
            var body: some View {
                let _ = log("content")
                VStack {
                    Sub(log: log, c: m.a)
                    Sub(log: log, c: m.b)
                }
                .onAppear { toggle(m) }
            }
        }
        let log = Log()
        let ignored = Harness { V(log: log) { $0.b.toggle() } }
        #expect(log.lines == ["content", "sub", "sub"])
        log.clear()
        let seen = Harness { V(log: log) { $0.a.toggle() } }
        #expect(log.lines.filter { $0 == "content" }.count == 2)
        #expect(log.lines.filter { $0 == "sub" }.count == 3)
        withExtendedLifetime((ignored, seen)) {}
    }

    private final class Inner: ObservableObject {
        @Published var n = 0
    }

    private final class Outer: ObservableObject {
        @Published var inner = Inner()
    }

    // Source: https://www.ralfebert.de/swiftui/observableobject/
    @Test("15 Nested ObservableObject does not invalidate the outer observer")
    func case15() {
        struct V: View {
            let log: Log
            @StateObject var o = Outer()
            var body: some View {
                let _ = log("body", o.inner.n)
                Text("x")
                    .probe(log, "inc") { o.inner.n += 1 }
                    .probe(log, "replace") { o.inner = Inner() }
                    .probe(log, "forward") { o.objectWillChange.send() }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        ui.run("inc", log)
        #expect(log.lines == ["body 0"])
        ui.run("forward", log)
        #expect(log.lines == ["body 0", "body 1"])
        ui.run("replace", log)
        #expect(log.lines == ["body 0", "body 1", "body 0"])
    }

    @Observable final class FineInner {
        var n = 0
    }

    @Observable final class FineOuter {
        var inner = FineInner()
    }

    // Source: https://pointfree.co/episodes/ep253-observation-the-present
    @Test("15 A nested @Observable object does invalidate")
    func case15WithObservable() {
        struct V: View {
            let log: Log
            @State var o = FineOuter()
            var body: some View {
                let _ = log("body", o.inner.n)
                Text("x").probe(log, "inc") { o.inner.n += 1 }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        ui.run("inc", log)
        #expect(log.lines == ["body 0", "body 1"])
    }

    @Observable final class Counted {
        nonisolated(unsafe) static var made = 0
        let n: Int
        init() {
            Counted.made += 1
            n = Counted.made
        }
    }

    // Source: https://nativefirst.pages.dev/learn/field-notes/state-vs-stateobject-autoclosure-init-cost
    @Test("17 @State default of a reference type is made on every parent body, only the first is kept")
    func case17() {
        struct C: View {
            let log: Log
            var k: Int
            @State var m = Counted()
            var body: some View {
                let _ = log("uses", m.n)
                Text("\(k)")
            }
        }
        struct V: View {
            let log: Log
            @State var k = 0
            var body: some View { C(log: log, k: k).probe(log, "re") { k += 1 } }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        ui.run("re", log)
        ui.run("re", log)
        #expect(Counted.made == 3)
        #expect(log.lines == ["uses 1", "uses 1", "uses 1"])
    }

    // Source: https://fatbobman.com/en/posts/bug-code-by-state-inject
    @Test(
        "19 State that the body never reads does not invalidate, so sheet content can be stale",
        arguments: [false, true])
    func case19(reads: Bool) {
        struct V: View {
            let log: Log
            let reads: Bool
            @State private var n = 1
            @State private var show = false
            var body: some View {
                let _ = log("body")
                let _ = reads ? log("reads", n) : ()
                Color.red
                    .probe(log, "write") { n = 2 }
                    .probe(log, "go") {
                        n = 2
                        show = true
                    }
                    .probe(log, "ask") { log("now", n) }
                    .sheet(isPresented: $show) { Text("n = \(n)") }
            }
        }
        let log = Log()
        let unread = Harness { V(log: log, reads: reads) }
        unread.run("write", log)
        // A dependency is registered only by a read during body.
        #expect(log.lines == (reads ? ["body", "reads 1", "body", "reads 2"] : ["body"]))
        let ui = Harness { V(log: log, reads: reads) }
        ui.run("go", log)
        #expect(ui.texts == [reads ? "n = 2" : "n = 1"])
        log.clear()
        ui.run("ask", log)
        #expect(log.lines == ["now 2"])
    }

    private final class Sink {}

    private struct P: View, Equatable {
        let log: Log
        var n: Int
        var sink: Sink
        var body: some View {
            let _ = log("P", n)
            Color.red
        }
        nonisolated static func == (a: P, b: P) -> Bool { a.n % 2 == b.n % 2 }
    }

    /// Nothing but numbers: compared by its bytes, whatever == says.
    private struct Plain: View, Equatable {
        var n: Int
        var body: some View { Color.red }
        nonisolated static func == (a: Plain, b: Plain) -> Bool { a.n % 2 == b.n % 2 }
    }

    // Source: https://swiftui-lab.com/equatableview/ ; John Harper quoted at
    // https://chris.eidhof.nl/note/swiftui-view-equality ; OpenSwiftUI@069dd80 EquatableViewCompatibilityTests.swift.
    @Test("37 EquatableView short-circuits body, plain POD views compare stored bytes", arguments: [true, false])
    func case37(isWrapped: Bool) {
        struct V: View {
            let log: Log
            let isWrapped: Bool
            @State var n = 0
            let sink = Sink()
            var body: some View {
                Group {
                    if isWrapped { P(log: log, n: n, sink: sink).equatable() } else { P(log: log, n: n, sink: sink) }
                }
                .probe(log, "two") { n += 2 }
                .probe(log, "one") { n += 1 }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log, isWrapped: isWrapped) }
        ui.run("two", log)
        ui.run("one", log)
        #expect(log.lines == ["P 0", "P 3"])
    }

    // Source: as 37.
    @Test("37 A POD view ignores its ==, and .equatable() brings it back", arguments: [(true, 2), (false, 3)])
    func case37Plain(isWrapped: Bool, bodies: Int) {
        struct V: View {
            let log: Log
            let isWrapped: Bool
            @State var n = 0
            var body: some View {
                Group { if isWrapped { Plain(n: n).equatable() } else { Plain(n: n) } }
                    .probe(log, "two") { n += 2 }
                    .probe(log, "one") { n += 1 }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log, isWrapped: isWrapped) }
        ui.run("two", log)
        ui.run("one", log)
        #expect(ui.bodies(of: Plain.self) == bodies)
    }
}
