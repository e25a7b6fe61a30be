@testable import MartletTesting
import SwiftUI
import Testing

/// Collections, ends and late comers.
@MainActor @Suite struct LifeFaults {
    @Test func nothingAtAll() {
        let empty: [Int] = []
        let ui = Harness {
            VStack { ForEach(empty, id: \.self) { Text("\($0)") } }
            HStack {}
            ZStack { EmptyView() }
            Group {}
            ForEach(0..<0) { Text("\($0)") }
        }
        #expect(ui.texts == [])
        ui.expectNothingSaid()
    }

    @Test func threeHundredRowsOfOneID() {
        struct V: View {
            let actions: Actions
            @State private var rows = Array(repeating: 7, count: 300)
            var body: some View {
                VStack(spacing: 0) { ForEach(rows, id: \.self) { Text("\($0)") } }
                    .probe(actions, "cut") { rows.removeFirst(100) }
                    .probe(actions, "clear") { rows = [] }
            }
        }
        let actions = Actions()
        let ui = Harness { V(actions: actions) }
        #expect(ui.texts.count == 300)
        ui.run("cut", actions)
        #expect(ui.texts.count == 200)
        ui.run("clear", actions)
        #expect(ui.texts == [])
        ui.expectSaid(.duplicateID, "the ID 7 occurs multiple times within the collection")
    }

    private struct Rows: View {
        let actions: Actions
        @State private var rows = Array(0..<20)
        var body: some View {
            VStack(spacing: 0) {
                ForEach(rows, id: \.self) { Text("\($0)").transition(.slide) }
            }
            .probe(actions, "clear") { withAnimation(.linear(duration: 1)) { rows = [] } }
            .probe(actions, "fill") { withAnimation(.linear(duration: 1)) { rows = Array(0..<20).reversed() } }
        }
    }

    @Test func everythingGoesWhileItMoves() async {
        let actions = Actions()
        var ui: Harness? = Harness(traits: Harness.Traits(frameRate: 10)) { Rows(actions: actions) }
        let host = ui!.host
        ui?.run("clear", actions)
        await ui?.advance(by: .milliseconds(300))
        ui?.run("fill", actions)
        await ui?.advance(by: .milliseconds(300))
        #expect(ui?.texts == (0..<20).reversed().map { "\($0)" })
        ui?.run("clear", actions)
        await ui?.advance(by: .milliseconds(300))
        _ = try? ui?.bitmap()
        await ui?.advance(by: .seconds(2))
        #expect(ui?.texts == [])
        #expect(ui?.displayList == Harness { VStack {} }.displayList)
        #expect(host.invariantFailures == [])
        ui?.run("fill", actions)
        await ui?.advance(by: .milliseconds(300))
        #expect(ui?.diagnostics == [])
        // Let go in the middle of it.
        ui = nil
        #expect(host.attributeCount == 0)
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    @Test func aBindingToAnElementThatIsGone() {
        struct Field: View {
            @Binding var name: String
            let actions: Actions
            var body: some View {
                Text(name).probe(actions, "write \(name)") { name += "!" }
            }
        }
        struct V: View {
            let actions: Actions
            @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
            var body: some View {
                VStack { ForEach($items) { $item in Field(name: $item.name, actions: actions) } }
                    .probe(actions, "cut") { items.removeLast() }
                    .probe(actions, "clear") { items = [] }
            }
        }
        let actions = Actions()
        let ui = Harness { V(actions: actions) }
        ui.run("write b", actions)
        #expect(ui.texts == ["a", "b!"])
        let late = actions.action("write b!")
        ui.run("cut", actions)
        late()
        ui.flush()
        #expect(ui.texts == ["a"])
        ui.run("clear", actions)
        late()
        actions.action("write a")()
        ui.flush()
        #expect(ui.texts == [])
        ui.expectNothingSaid()
    }

    @Test func aTaskThatThrows() async {
        struct Trouble: Error, CustomStringConvertible { var description: String { "the kettle is empty" } }
        let fails: @Sendable () async throws -> Void = { throw Trouble() }
        let ui = Harness { Text("x").task(fails) }
        await ui.settle()
        #expect(ui.texts == ["x"])
        ui.expectSaid(.taskFailed, "the kettle is empty")
    }

    @Test func aWriteAfterTheViewIsGone() {
        struct Row: View {
            let actions: Actions
            @State private var n = 0
            var body: some View { Text("row \(n)").probe(actions, "write") { n += 1 } }
        }
        struct V: View {
            let actions: Actions
            @State private var isThere = true
            var body: some View {
                VStack { if isThere { Row(actions: actions) } }.probe(actions, "remove") { isThere = false }
            }
        }
        let actions = Actions()
        var ui: Harness? = Harness { V(actions: actions) }
        ui?.run("write", actions)
        #expect(ui?.texts == ["row 1"])
        ui?.run("remove", actions)
        ui?.run("write", actions)
        ui?.run("write", actions)
        #expect(ui?.texts == [])
        ui?.expectNothingSaid()
        ui = nil
        actions.action("write")()
        actions.action("remove")()
    }

    @Test func aWriteFromAnotherThreadAfterTheEnd() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            var body: some View {
                let binding = $n
                Text("\(n)").probe(actions, "elsewhere") {
                    let carried = Carried(binding)
                    DispatchQueue.global().async { carried.value.wrappedValue += 1 }
                }
            }
        }
        let actions = Actions()
        var ui: Harness? = Harness { V(actions: actions) }
        actions.action("elsewhere")()
        for _ in 0..<200 where ui?.texts != ["1"] {
            try? await Task.sleep(for: .milliseconds(5))
            await ui?.settle()
        }
        #expect(ui?.texts == ["1"])
        actions.action("elsewhere")()
        ui = nil
        try? await Task.sleep(for: .milliseconds(50))
    }

    private struct Carried<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private struct Nest: View {
        let depth: Int
        let actions: Actions
        var body: some View {
            if depth > 0 {
                VStack { Nest(depth: depth - 1, actions: actions).padding(0) }
            } else {
                Bottom(actions: actions)
            }
        }
    }

    private struct Bottom: View {
        let actions: Actions
        @State private var n = 0
        var body: some View { Text("bottom \(n)").probe(actions, "write") { n += 1 } }
    }

    @Test func deepNesting() throws {
        let actions = Actions()
        var ui: Harness? = Harness(size: CGSize(width: 50, height: 50)) { Nest(depth: 500, actions: actions) }
        ui?.run("write", actions)
        #expect(ui?.texts == ["bottom 1"])
        _ = try ui?.bitmap()
        _ = ui?.displayList
        ui?.expectNothingSaid()
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }
}
