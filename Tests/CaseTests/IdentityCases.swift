import MartletTesting
import SwiftUI
import Testing

/// Which state lives and which ends.
@MainActor @Suite struct IdentityCases {
    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 AppearanceActionModifierCompatibilityTests.swift (idTest; run
    // against Apple's SwiftUI).
    @Test("01 Changing .id() under the default transition: new view appears before old one disappears")
    func case01() {
        struct V: View {
            let log: Log
            @State private var flag = false
            var body: some View {
                Color.red
                    .onAppear { log("A", flag) }
                    .onDisappear { log("D", flag) }
                    .id(flag)
                    .probe(log, "flip") { flag.toggle() }
            }
        }
        let log = Log()
        var ui: Harness? = Harness { V(log: log) }
        ui?.run("flip", log)
        ui?.flush()
        ui = nil
        #expect(log.lines == ["A false", "A true", "D true", "D true"])
    }

    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 IDViewCompatibilityTests.swift.
    @Test("03 .id() placed inside and outside of onAppear")
    func case03() {
        struct V: View {
            let log: Log
            @State private var n = 0
            var body: some View {
                Color.blue
                    .onAppear { log("inner") }
                    .id(n)
                    .onAppear { log("outer") }
                    .probe(log, "bump") { n += 1 }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        ui.run("bump", log)
        #expect(log.lines.filter { $0 == "inner" }.count == 2)
        #expect(log.lines.filter { $0 == "outer" }.count == 1)
        #expect(log.lines.count == 3)
    }

    private struct Leaf: View {
        let log: Log
        @State var born: Int
        init(_ log: Log) {
            self.log = log
            _born = State(initialValue: log.nextSerial())
        }
        var body: some View {
            let _ = log("serial", born)
            Rectangle()
        }
    }

    // Source: ole/swiftui-view-lifecycle@14f55a3 CaseStudyIfElse.swift.
    @Test("20 if/else branch switch destroys state")
    func case20() {
        struct V: View {
            let log: Log
            @State var f = true
            var body: some View {
                VStack { if f { Leaf(log) } else { Leaf(log) } }.probe(log, "flip") { f.toggle() }
            }
        }
        struct WithSwitch: View {
            let log: Log
            @State var f = true
            var body: some View {
                VStack {
                    switch f {
                    case true: Leaf(log)
                    case false: Leaf(log)
                    }
                }
                .probe(log, "flip") { f.toggle() }
            }
        }
        func play(_ make: (Log) -> Harness) -> [String] {
            let log = Log()
            let ui = make(log)
            ui.run("flip", log)
            ui.run("flip", log)
            return log.lines
        }
        #expect(play { log in Harness { V(log: log) } } == ["serial 1", "serial 2", "serial 3"])
        #expect(play { log in Harness { WithSwitch(log: log) } } == ["serial 1", "serial 2", "serial 3"])
    }

    private struct Conditional: View {
        let log: Log
        let usesHelper: Bool
        @State var f = false
        var body: some View {
            Group {
                if usesHelper {
                    Leaf(log).onlyIf(f) { $0.frame(width: 100) }
                } else {
                    Leaf(log).frame(width: f ? 100 : nil)
                }
            }
            .probe(log, "flip") { withAnimation(.linear(duration: 1)) { f.toggle() } }
        }
    }

    // Source: https://www.objc.io/blog/2021/08/24/conditional-view-modifiers/
    @Test("21 Conditional-modifier helper (applyIf) changes identity")
    func case21() async throws {
        let log = Log()
        let ui = Harness(size: CGSize(width: 300, height: 20)) { Conditional(log: log, usesHelper: true) }
        ui.run("flip", log)
        #expect(log.lines == ["serial 1", "serial 2"])
        await ui.advance(by: .milliseconds(500))
        // A cross-fade of two views: each has its own width all the time, and neither is there wholly.
        #expect(ui.fills.map(\.frame.width) == [300, 100])
        let middle = try ui.bitmap()
        #expect((1..<255).contains(middle[60, 10].a))
        #expect((1..<255).contains(middle[140, 10].a))
        await ui.advance(by: .seconds(1))
        #expect(ui.fills.map(\.frame) == [CGRect(x: 100, y: 0, width: 100, height: 20)])
    }

    // Source: as 21.
    @Test("21 A modifier with a changed argument keeps identity and moves")
    func case21WithoutHelper() async throws {
        let log = Log()
        let ui = Harness(size: CGSize(width: 300, height: 20)) { Conditional(log: log, usesHelper: false) }
        ui.run("flip", log)
        #expect(Set(log.lines) == ["serial 1"])
        await ui.advance(by: .milliseconds(500))
        #expect(ui.fills.map(\.frame) == [CGRect(x: 50, y: 0, width: 200, height: 20)])
        await ui.advance(by: .seconds(1))
        #expect(ui.fills.map(\.frame) == [CGRect(x: 100, y: 0, width: 100, height: 20)])
    }

    // Source: ole/swiftui-view-lifecycle@14f55a3 CaseStudyOpacity.swift; fatbobman/FatBlog@2727484 swiftUILifeCycle.md.
    @Test("22 opacity(0) keeps the view alive")
    func case22() {
        struct V: View {
            let log: Log
            @State var a = 1.0
            var body: some View {
                Color.red.onAppear { log("A") }.onDisappear { log("D") }.opacity(a).probe(log, "hide") { a = 0 }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        ui.run("hide", log)
        #expect(log.lines == ["A"])
    }

    private struct Row: View {
        let log: Log
        let t: String
        @State var seed: String
        init(_ log: Log, t: String) {
            self.log = log
            self.t = t
            _seed = State(initialValue: t)
        }
        var body: some View {
            let _ = log(t, seed)
            Text(t)
        }
    }

    // Source: https://swiftable-astro.pages.dev/blog/foreach-identity-debug-checklist/
    @Test("31 ForEach over indices: state sticks to the position, not to the item")
    func case31() {
        struct V: View {
            let log: Log
            @State var xs = ["a", "b", "c"]
            var body: some View {
                VStack { ForEach(xs.indices, id: \.self) { Row(log, t: xs[$0]) } }.probe(log, "cut") {
                    xs.removeFirst()
                }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        log.clear()
        ui.run("cut", log)
        #expect(ui.texts == ["b", "c"])
        #expect(log.lines == ["b a", "c b"])
        #expect(ui.state(of: Row.self, "seed", as: String.self) == ["a", "b"])
    }

    // Source: as 31.
    @Test("31 ForEach over ids: state goes with the item")
    func case31WithIDs() {
        struct V: View {
            let log: Log
            @State var xs = ["a", "b", "c"]
            var body: some View {
                VStack { ForEach(xs, id: \.self) { Row(log, t: $0) } }.probe(log, "cut") { xs.removeFirst() }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        log.clear()
        ui.forget()
        ui.run("cut", log)
        #expect(ui.texts == ["b", "c"])
        #expect(ui.state(of: Row.self, "seed", as: String.self) == ["b", "c"])
        #expect(ui.updates.flatMap(\.begun).isEmpty)
        #expect(ui.updates.flatMap(\.ended).map(\.type) == ["Row"])
    }

    // Source: OpenSwiftUI's text of the ForEach diagnostic.
    @Test("32 Duplicate ids in ForEach")
    func case32() {
        struct V: View {
            let log: Log
            @State var xs = ["t", "t", "t"]
            var body: some View {
                VStack { ForEach(xs, id: \.self) { Text($0) } }.probe(log, "cut") { xs.removeFirst() }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        #expect(ui.texts == ["t", "t", "t"])
        ui.run("cut", log)
        #expect(ui.texts == ["t", "t"])
        #expect(ui.diagnostics.map(\.code) == [.duplicateID])
        let text = "the ID t occurs multiple times within the collection, this will give undefined results!"
        #expect(ui.diagnostics.first?.message.contains(text) == true)
    }
}

extension View {
    @ViewBuilder fileprivate func onlyIf<T: View>(_ condition: Bool, _ change: (Self) -> T) -> some View {
        if condition { change(self) } else { self }
    }
}
