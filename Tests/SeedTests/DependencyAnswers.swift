import MartletTesting
import SwiftUI
import Testing

/// Why some View, sections 13 and 14: when a dependency is registered, and what runs.
@MainActor @Suite("Answers about dependencies")
struct DependencyAnswers {
    @Test("13 Q2: state outlives hundreds of structs")
    func hundreds() throws {
        struct Field: View {
            let round: Int
            @State private var text = ""
            var body: some View { TextField("title \(round)", text: $text) }
        }
        struct Host: View {
            @State private var round = 0
            var body: some View {
                VStack {
                    Field(round: round)
                    Button("round") { round += 1 }
                }
            }
        }
        let ui = Harness { Host() }
        try ui.type("kept", into: .role(.textField))
        for _ in 0..<200 { try ui.tap("round") }
        #expect(ui.bodies(of: Field.self) >= 201)
        #expect(ui.state(of: Field.self, "text", as: String.self) == ["kept"])
    }

    @Test("13 Q3: ModifiedContent is a view like any other")
    func modifiedContentIsAView() {
        func isView(_: some View) -> Bool { true }
        let view = Text("a").padding()
        #expect(isView(view) && isView(view.opacity(1).background(.red)))
    }

    @Test("13 Q4: a body that runs makes its children's structs; a struct that is made need not run its body")
    func causeAndEffect() throws {
        @MainActor final class Made { var count = 0 }
        struct Child: View {
            let made: Made
            init(_ made: Made) {
                self.made = made
                made.count += 1
            }
            var body: some View { Text("child") }
        }
        struct Parent: View {
            let made: Made
            @State private var n = 0
            var body: some View {
                VStack {
                    Text("n = \(n)")
                    Child(made)
                    Button("next") { n += 1 }
                }
            }
        }
        let made = Made()
        let ui = Harness { Parent(made: made) }
        ui.forget()
        for _ in 0..<3 { try ui.tap("next") }
        #expect(made.count == 4 && ui.bodies(of: Child.self) == 0)
    }

    @Test("13 Q6: each body registers anew what it reads: only this counts")
    func registration() throws {
        struct Reader: View {
            @Binding var choice: Bool
            @Binding var a: Int
            @Binding var b: Int
            var body: some View { Text(choice ? "a \(a)" : "b \(b)") }
        }
        struct Host: View {
            @State private var choice = true
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                VStack {
                    Reader(choice: $choice, a: $a, b: $b)
                    Button("choose") { choice.toggle() }
                    Button("a") { a += 1 }
                    Button("b") { b += 1 }
                }
            }
        }
        let ui = Harness { Host() }
        ui.forget()
        try ui.tap("b")
        #expect(ui.bodyLog.isEmpty, "b is not read")
        try ui.tap("a")
        #expect(ui.bodyLog == ["Reader"])
        try ui.tap("choose")
        #expect(ui.texts.first == "b 1")
        ui.forget()
        try ui.tap("a")
        #expect(ui.bodyLog.isEmpty, "a is read no more")
        try ui.tap("b")
        #expect(ui.bodyLog == ["Reader"] && ui.texts.first == "b 2")
    }

    @Test("13 Q7: struct made, fields compared, body run; a changed state of one's own joins directly")
    func order() throws {
        struct Grandchild: View {
            let value: Int
            var body: some View { Text("value \(value)") }
        }
        struct Child: View {
            let value: Int
            @State private var own = 0
            var body: some View {
                VStack {
                    Grandchild(value: value)
                    Button("own \(own)") { own += 1 }
                }
            }
        }
        struct Parent: View {
            @State private var value = 0
            @State private var other = 0
            var body: some View {
                VStack {
                    Text("other \(other)")
                    Child(value: value)
                    Button("value") { value += 1 }
                    Button("other") { other += 1 }
                }
            }
        }
        let ui = Harness { Parent() }
        ui.forget()
        try ui.tap("value")
        #expect(ui.bodyLog == ["Parent", "Child", "Grandchild"])
        ui.forget()
        try ui.tap("other")
        #expect(ui.bodyLog == ["Parent"])
        ui.forget()
        try ui.tap("own 0")
        #expect(ui.bodyLog == ["Child"])
    }

    @Test("13 Q8: a projected value points to the same box")
    func projected() throws {
        struct Child: View {
            @Binding var n: Int
            var body: some View { Button("child \(n)") { n += 1 } }
        }
        struct Parent: View {
            @State private var n = 0
            var body: some View {
                VStack {
                    Text("parent \(n)")
                    Child(n: $n)
                }
            }
        }
        let ui = Harness { Parent() }
        try ui.tap("child 0")
        #expect(ui.texts == ["parent 1", "child 1"])
    }

    @Test("13 Q9: a class in a plain property changes unseen")
    func classInProperty() throws {
        @MainActor final class MyClass { var n = 0 }
        struct Plain: View {
            let vm = MyClass()
            var body: some View { Button("n = \(vm.n)") { vm.n += 1 } }
        }
        let ui = Harness { Plain() }
        ui.forget()
        try ui.tap("n = 0")
        #expect(ui.texts == ["n = 0"] && ui.bodyLog.isEmpty)
    }

    // MARK: Section 14

    private struct Rows<Content: View>: View {
        @State var items: [IndexIDs.Item]
        let content: ([IndexIDs.Item]) -> Content

        var body: some View {
            VStack {
                content(items)
                Button("remove first") { items.removeFirst() }
            }
        }
    }

    private func rows(_ content: @escaping ([IndexIDs.Item]) -> some View) -> Harness {
        let items = ["A", "B", "C"].map { name in
            let item = IndexIDs.Item()
            IndexIDs.names[item.id] = name
            return item
        }
        return Harness { Rows(items: items, content: content) }
    }

    @Test("14 Q1: with the index as id, B folds up and C takes over that it is open")
    func indexIDs() throws {
        for ui in [rows { IndexIDs.byIndex($0) }, rows { IndexIDs.byOffset($0) }] {
            try ui.tap("B closed")
            #expect(ui.texts == ["A closed", "B open", "C closed", "remove first"])
            ui.forget()
            try ui.tap("remove first")
            #expect(ui.texts == ["B closed", "C open", "remove first"])
            #expect(ui.updates.flatMap(\.ended).map(\.type) == ["RowView"], "the last place ended, not A's")
        }
    }

    @Test("14 Q1: with an id of its own, B stays open")
    func ownIDs() throws {
        let ui = rows { IndexIDs.byID($0) }
        try ui.tap("B closed")
        ui.forget()
        try ui.tap("remove first")
        #expect(ui.texts == ["B open", "C closed", "remove first"])
        #expect(ui.bodies(of: IndexIDs.RowView.self) == 0, "the rows that stay have nothing to do")
    }

    @Test("14 Q1: with the value as id, a value that changes begins anew, and a duplicate is told")
    func valueIDs() throws {
        struct Values: View {
            @State private var items = ["A", "B"]
            var body: some View {
                VStack {
                    IndexIDs.byValue(items)
                    Button("rename") { items[1] = "b" }
                    Button("double") { items = ["A", "A"] }
                }
            }
        }
        let ui = Harness { Values() }
        try ui.tap("B closed")
        try ui.tap("rename")
        #expect(ui.texts.prefix(2) == ["A closed", "b closed"])
        #expect(ui.diagnostics.isEmpty)
        try ui.tap("double")
        #expect(ui.diagnostics.map(\.code) == [.duplicateID])
        #expect(ui.diagnostics.first?.message.contains("the ID A occurs multiple times") == true)
    }

    @Test("14 Q3: a change of one's own state runs the body on the struct that is there")
    func ownState() throws {
        @MainActor final class Made { var count = 0 }
        struct Child: View {
            @State private var n = 0
            init(_ made: Made) { made.count += 1 }
            var body: some View { Button("n = \(n)") { n += 1 } }
        }
        struct Parent: View {
            let made: Made
            var body: some View { Child(made) }
        }
        let made = Made()
        let ui = Harness { Parent(made: made) }
        ui.forget()
        try ui.tap("n = 0")
        #expect(ui.bodyLog == ["Child"] && made.count == 1)
    }

    @Test("14 Q4: a binding that nobody reads: the box changes, and nobody runs")
    func passedNotRead() throws {
        struct Writer: View {
            @Binding var count: Int
            var body: some View { Button("write") { count += 1 } }
        }
        struct Parent: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    BindingPassedOn.ChildView(count: $count)
                    Writer(count: $count)
                }
            }
        }
        let ui = Harness { Parent() }
        ui.forget()
        try ui.tap("write")
        #expect(ui.state(of: Parent.self, "count", as: Int.self) == [1], "the box did change")
        #expect(ui.bodyLog.isEmpty)
        #expect(Harness { BindingPassedOn.Parent() }.texts == ["hi"])
    }

    @Test("14 Q5: the parent reads the name and hands it down: both run; another change leaves the child alone")
    func readAndPassed() throws {
        struct Parent: View {
            @State private var name = "Kim"
            @State private var other = 0
            var body: some View {
                VStack {
                    Text("other \(other)")
                    NamePassedDown.ChildView(name: name)
                    Button("rename") { name = "Lee" }
                    Button("other") { other += 1 }
                }
            }
        }
        #expect(Harness { NamePassedDown.Parent() }.texts == ["Hello Kim"])
        let ui = Harness { Parent() }
        ui.forget()
        try ui.tap("rename")
        #expect(ui.texts[1] == "Hello Lee")
        #expect(ui.bodyLog == ["Parent", "ChildView"])
        ui.forget()
        try ui.tap("other")
        #expect(ui.bodyLog == ["Parent"])
        #expect(ui.lastUpdate.skipped.map(\.type) == ["ChildView"], "made, compared, skipped")
        ui.forget()
        try ui.tap("rename")
        #expect(ui.bodyLog.isEmpty, "written, and equal")
    }
}
