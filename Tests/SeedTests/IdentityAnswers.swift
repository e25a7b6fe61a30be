import MartletTesting
import SwiftUI
import Testing

/// Why some View, sections 11 and 12: identity, storage, lifting.
@Observable @MainActor private final class Model { var count = 0 }

@MainActor @Suite("Answers about identity", .serialized)
struct IdentityAnswers {
    private struct Flip<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = true

        var body: some View {
            VStack {
                content(isOn)
                Button("flip") { isOn.toggle() }
            }
        }
    }

    private struct Counter: View {
        @State private var n = 0
        var body: some View { Button("n = \(n)") { n += 1 } }
    }

    @Test("11 Q2: one type in two branches is two identities")
    func twoPlaces() throws {
        let ui = Harness { Flip { TwoPlacesOfOneType.Places(isOn: $0) } }
        try ui.tap("count = 0")
        try ui.tap("flip")
        #expect(ui.texts == ["count = 0", "flip"])
        #expect(ui.liveCount(of: TwoPlacesOfOneType.CounterView.self) == 1)
    }

    @Test("11 Q3: a node owns its @State; what it only refers to outlives it")
    func ownedAndReferred() throws {
        struct Child: View {
            let model: Model
            @Binding var bound: Int
            @State private var own = 0
            var body: some View {
                Button("own \(own) bound \(bound) model \(model.count)") {
                    own += 1
                    bound += 1
                    model.count += 1
                }
            }
        }
        struct Parent: View {
            @State private var model = Model()
            @State private var bound = 0
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Child(model: model, bound: $bound) }
                    Button("show") { isShown.toggle() }
                }
            }
        }
        let ui = Harness { Parent() }
        try ui.tap("own 0 bound 0 model 0")
        try ui.tap("show")
        try ui.tap("show")
        #expect(ui.texts.first == "own 0 bound 1 model 1")
    }

    @Test("11 Q4: identity changes by a branch, an .id or an id of ForEach, not by a value")
    func howIdentityChanges() throws {
        struct Host: View {
            @State private var id = 0
            @State private var padding = 0
            @State private var ids = [1]
            var body: some View {
                VStack {
                    Counter().id(id)
                    Counter().padding(CGFloat(padding))
                    ForEach(ids, id: \.self) { _ in Counter() }
                    Button("id") { id += 1 }
                    Button("padding") { padding += 1 }
                    Button("item") { ids = [ids[0] + 1] }
                }
            }
        }
        let ui = Harness(size: CGSize(width: 400, height: 400)) { Host() }
        for _ in 0..<3 { try ui.tap("n = 0") }
        #expect(ui.state(of: Counter.self, "n", as: Int.self) == [1, 1, 1])
        try ui.tap("padding")
        #expect(ui.state(of: Counter.self, "n", as: Int.self) == [1, 1, 1])
        try ui.tap("id")
        #expect(ui.state(of: Counter.self, "n", as: Int.self) == [0, 1, 1])
        try ui.tap("item")
        #expect(ui.state(of: Counter.self, "n", as: Int.self) == [0, 1, 0])
    }

    @Test("11 Q5: the struct is made again and again, the node stays one")
    func nodeStays() throws {
        let ui = Harness { Flip { _ in Counter() } }
        ui.forget()
        for _ in 0..<5 { try ui.tap("flip") }
        #expect(ui.updates.flatMap(\.begun).isEmpty && ui.updates.flatMap(\.ended).isEmpty)
        #expect(ui.liveCount(of: Counter.self) == 1)
    }

    @Test("11 Q6: @State var count makes _count: State<Int>, count and $count: Binding<Int>")
    func wrapper() {
        struct Probe: View {
            @State private var count = 0
            var body: some View { EmptyView() }
            var types: [String] { ["\(type(of: _count))", "\(type(of: count))", "\(type(of: $count))"] }
        }
        #expect(Probe().types == ["State<Int>", "Int", "Binding<Int>"])
        #expect(Mirror(reflecting: Probe()).children.map(\.label) == ["_count"])
    }

    @Test("11 Q7: a plain property is what the parent gives it each time; the graph keeps only state")
    func plainProperty() throws {
        struct Child: View {
            var k = 0
            @State private var s: Int
            init(k: Int) {
                self.k = k
                _s = State(initialValue: k)
            }
            var body: some View { Text("k \(k) s \(s)") }
        }
        struct Parent: View {
            @State private var k = 0
            var body: some View {
                VStack {
                    Child(k: k)
                    Button("next") { k += 1 }
                }
            }
        }
        let ui = Harness { Parent() }
        try ui.tap("next")
        #expect(ui.texts.first == "k 1 s 0")
    }

    @Test("11 Q8: a plain property that differs runs the body, an equal one does not")
    func differingInput() throws {
        struct Child: View {
            var k = 0
            var body: some View { Text("k \(k)") }
        }
        struct Parent: View {
            @State private var n = 0
            var body: some View {
                VStack {
                    Child(k: n / 2)
                    Button("next") { n += 1 }
                }
            }
        }
        let ui = Harness { Parent() }
        ui.forget()
        try ui.tap("next")
        #expect(ui.bodies(of: Child.self) == 0)
        #expect(ui.lastUpdate.skipped.map(\.type) == ["Child"])
        try ui.tap("next")
        #expect(ui.bodies(of: Child.self) == 1)
    }

    @Test("11 Q9: ProgressView against Text replaces the whole subtree")
    func subtree() throws {
        struct Outer: View {
            var body: some View { HStack { Counter() } }
        }
        let ui = Harness {
            Flip { isOn in
                if isOn { Outer() } else { Text("text") }
            }
        }
        try ui.tap("n = 0")
        ui.forget()
        try ui.tap("flip")
        #expect(Set(ui.updates.flatMap(\.ended).map(\.type)) == ["Outer", "Counter"])
        try ui.tap("flip")
        #expect(ui.texts.first == "n = 0")
    }

    @Test("11 Q10: the parent's count lives while its children are replaced")
    func lifting() throws {
        StateLifting.model.isOn = true
        let ui = Harness { StateLifting.Parent() }
        for n in 0..<5 { try ui.tap("child \(n)") }
        ui.forget()
        StateLifting.model.isOn = false
        #expect(ui.texts == ["other 5"])
        #expect(ui.updates.flatMap(\.ended).map(\.type) == ["ChildView"])
        #expect(ui.updates.flatMap(\.begun).map(\.type) == ["OtherView"])
        #expect(ui.state(of: StateLifting.Parent.self, "count", as: Int.self) == [5])
    }

    @Test("12 Q1: with stable ids the state moves with its item")
    func stableIDs() throws {
        struct List: View {
            @State private var ids = ["a", "b", "c"]
            var body: some View {
                VStack {
                    ForEach(ids, id: \.self) { id in
                        HStack {
                            Text(id)
                            Counter()
                        }
                    }
                    Button("reverse") { ids.reverse() }
                }
            }
        }
        let ui = Harness { List() }
        try ui.tap(.text("n = 0").nth(0))
        ui.forget()
        try ui.tap("reverse")
        #expect(ui.texts == ["c", "n = 0", "b", "n = 0", "a", "n = 1", "reverse"])
        #expect(ui.updates.flatMap(\.begun).isEmpty && ui.updates.flatMap(\.ended).isEmpty)
    }

    @Test("12 Q2: where identity changes there is no former value to animate from")
    func animationBreaks() async throws {
        struct Bar: View {
            let width: CGFloat
            var body: some View {
                Color.red.frame(width: width, height: 10).accessibilityElement().accessibilityIdentifier("bar")
            }
        }
        struct Host: View {
            let changesIdentity: Bool
            @State private var isWide = false
            var body: some View {
                VStack {
                    Bar(width: isWide ? 200 : 100).id(changesIdentity && isWide ? 1 : 0)
                    Button("go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
                }
            }
        }
        let kept = Harness { Host(changesIdentity: false) }
        try kept.tap("go")
        await kept.advance(by: .milliseconds(500))
        let width = try kept.presentedFrame(.id("bar")).width
        #expect(width > 120 && width < 180, "\(width)")

        let replaced = Harness { Host(changesIdentity: true) }
        try replaced.tap("go")
        await replaced.advance(by: .milliseconds(500))
        #expect(try replaced.presentedFrame(.id("bar")).width == 200)
        #expect(try replaced.opacity(.id("bar")) < 1)
    }

    @Test("12 Q3: each modifier wraps the type")
    func modifierTypes() {
        #expect(String(describing: type(of: ModifierTypes.plain)) == "Text")
        #expect(String(describing: type(of: ModifierTypes.padded)) == "ModifiedContent<Text, _PaddingLayout>")
        #expect(
            String(describing: type(of: ModifierTypes.faded))
                == "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _OpacityEffect>")
    }

    @Test("12 Q3: a modifier around it is no other identity")
    func modifierKeepsIdentity() throws {
        let ui = Harness { Flip { isOn in Counter().padding(isOn ? 0 : 20).opacity(isOn ? 1 : 0.5) } }
        try ui.tap("n = 0")
        try ui.tap("flip")
        #expect(ui.texts == ["n = 1", "flip"])
    }

    @Test("12 Q5: a plain property changes downstream of a state above, and never the whole app")
    func downstream() throws {
        struct Leaf: View {
            let value: Int
            var body: some View { Text("leaf \(value)") }
        }
        struct Middle: View {
            let value: Int
            var body: some View { Leaf(value: value) }
        }
        struct Owner: View {
            @State private var value = 0
            var body: some View {
                VStack {
                    Middle(value: value)
                    Button("next") { value += 1 }
                }
            }
        }
        struct Top: View {
            var body: some View {
                HStack {
                    Owner()
                    Counter()
                }
            }
        }
        let ui = Harness { Top() }
        ui.forget()
        try ui.tap("next")
        #expect(ui.bodyLog == ["Owner", "Middle", "Leaf"])
    }

    @Test("12 Q6: state that the body does not read does not run it; an input that it does not read does")
    func useAndInput() throws {
        struct Child: View {
            let value: Int
            var body: some View { Text("child") }
        }
        struct Careful: View, Equatable {
            let value: Int
            var body: some View { Text("careful") }
            nonisolated static func == (a: Careful, b: Careful) -> Bool { true }
        }
        struct Parent: View {
            @State private var passed = 0
            @State private var unread = 0
            var body: some View {
                VStack {
                    Child(value: passed)
                    Careful(value: passed).equatable()
                    Button("pass") { passed += 1 }
                    Button("write") { unread += 1 }
                }
            }
        }
        let ui = Harness { Parent() }
        ui.forget()
        try ui.tap("write")
        #expect(ui.bodyLog.isEmpty)
        try ui.tap("pass")
        #expect(ui.bodyLog == ["Parent", "Child"])
    }

    @Test("12 Q9, case A: the child's own count goes with the child")
    func caseA() throws {
        StateInTheChild.model.isOn = true
        let ui = Harness { StateInTheChild.Parent() }
        for n in 0..<5 { try ui.tap("child \(n)") }
        StateInTheChild.model.isOn = false
        #expect(ui.texts == ["other"])
        StateInTheChild.model.isOn = true
        #expect(ui.texts == ["child 0"])
    }

    @Test("12 Q9, case B: the parent's count is bound anew by whichever child is there")
    func caseB() throws {
        StateInTheParent.model.isOn = true
        let ui = Harness { StateInTheParent.Parent() }
        for n in 0..<5 { try ui.tap("child \(n)") }
        StateInTheParent.model.isOn = false
        #expect(ui.texts == ["other 5"])
        try ui.tap("other 5")
        StateInTheParent.model.isOn = true
        #expect(ui.texts == ["child 6"])
    }

    @Test("12, aside: = 0 counts once, later structs are connected to the box that is there")
    func box() throws {
        struct Child: View {
            @State private var n: Int
            init(start: Int) { _n = State(initialValue: start) }
            var body: some View { Button("n = \(n)") { n += 1 } }
        }
        struct Parent: View {
            @State private var start = 10
            var body: some View {
                VStack {
                    Child(start: start)
                    Button("restart") { start += 100 }
                }
            }
        }
        let ui = Harness { Parent() }
        try ui.tap("n = 10")
        try ui.tap("restart")
        #expect(ui.texts.first == "n = 11")
    }
}
