import MartletTesting
import SwiftUI
import Testing

/// Why some View, sections 15 to 17: who owns an object, and how finely it is watched.
@Observable @MainActor private final class Fine {
    var read = 0
    var unread = 0
}

@MainActor @Suite("Answers about observation", .serialized)
struct ObservationAnswers {
    /// Makes its content anew at each tap.
    private struct Remaking<Content: View>: View {
        @ViewBuilder let content: (Int) -> Content
        @State private var round = 0

        var body: some View {
            VStack {
                content(round)
                Button("again \(round)") { round += 1 }
            }
        }
    }

    @Test("15: StateObject makes its object once and keeps it")
    func stateObject() throws {
        let ui = Harness { Remaking { _ in OwnedCart.CartView() } }
        try ui.tap("items: 0")
        try ui.tap("items: 1")
        for round in 0..<3 { try ui.tap("again \(round)") }
        #expect(ui.texts.first == "items: 2")
    }

    @Test("15 and 16 Q3: an ObservedObject made in the view is made anew with each struct, and its items are lost")
    func observedObject() throws {
        ObservedCart.CartViewModel.made = 0
        let ui = Harness { Remaking { _ in ObservedCart.CartView() } }
        #expect(ObservedCart.CartViewModel.made == 1)
        try ui.tap("items: 0")
        #expect(ui.texts.first == "items: 1")
        for round in 0..<3 { try ui.tap("again \(round)") }
        #expect(ObservedCart.CartViewModel.made == 4)
        #expect(ui.texts.first == "items: 0")
    }

    @Test("15: the object of a StateObject is made when the view first appears, and only then")
    func constructions() throws {
        @MainActor final class Model: ObservableObject {
            static var made = 0
            init() { Self.made += 1 }
        }
        struct Owner: View {
            let round: Int
            @StateObject private var model = Model()
            var body: some View { Text("\(round) \(ObjectIdentifier(model) == ObjectIdentifier(model))") }
        }
        let ui = Harness { Remaking { Owner(round: $0) } }
        for round in 0..<5 { try ui.tap("again \(round)") }
        #expect(Model.made == 1)
        #expect(ui.bodies(of: Owner.self) == 6)
    }

    @Test("15: an @Observable object owned by State and watched by a plain let")
    func observable() throws {
        struct Shop: View {
            @State private var vm = ObservableCart.CartViewModel()
            var body: some View {
                VStack {
                    ObservableCart.CartRow(vm: vm)
                    Button("add") { vm.items.append(ObservableCart.Item()) }
                }
            }
        }
        #expect(Harness { ObservableCart.CartView() }.texts == ["0"])
        let ui = Harness { Shop() }
        ui.forget()
        try ui.tap("add")
        #expect(ui.texts.first == "1")
        #expect(ui.bodyLog == ["CartRow"], "only the row reads items")
    }

    @Test("16 Q2: State keeps an ObservableObject alive and does not hear it; StateObject does")
    func stateOfObservableObject() throws {
        @MainActor final class Model: ObservableObject { @Published var n = 0 }
        struct Deaf: View {
            @State private var model = Model()
            var body: some View { Button("deaf \(model.n)") { model.n += 1 } }
        }
        struct Hearing: View {
            @StateObject private var model = Model()
            var body: some View { Button("hearing \(model.n)") { model.n += 1 } }
        }
        let ui = Harness {
            VStack {
                Deaf()
                Hearing()
            }
        }
        try ui.tap("deaf 0")
        try ui.tap("hearing 0")
        #expect(ui.texts == ["deaf 0", "hearing 1"])
        #expect(ui.state(of: Deaf.self, "model", as: Model.self).map(\.n) == [1])
    }

    @Test("16 Q4: a Binding to an ObservableObject does not hear it")
    func bindingToObject() throws {
        @MainActor final class Model: ObservableObject { @Published var n = 0 }
        struct Child: View {
            @Binding var vm: Model
            var body: some View { Button("n = \(vm.n)") { vm.n += 1 } }
        }
        struct Parent: View {
            @State private var vm = Model()
            var body: some View { Child(vm: $vm) }
        }
        let ui = Harness { Parent() }
        try ui.tap("n = 0")
        #expect(ui.texts == ["n = 0"])
    }

    @Test("16 Q5: made by a StateObject above, received as an ObservedObject below")
    func ownerAndReceiver() throws {
        @MainActor final class Model: ObservableObject { @Published var n = 0 }
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Button("n = \(model.n)") { model.n += 1 } }
        }
        struct Parent: View {
            @StateObject private var model = Model()
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Child(model: model) }
                    Button("show") { isShown.toggle() }
                }
            }
        }
        let ui = Harness { Parent() }
        try ui.tap("n = 0")
        try ui.tap("show")
        try ui.tap("show")
        #expect(ui.texts.first == "n = 1")
    }

    @Test("16 Q6: any @Published change runs every body that watches the object, @Observable only those that read")
    func coarseAndFine() throws {
        @MainActor final class Coarse: ObservableObject {
            @Published var read = 0
            @Published var unread = 0
        }
        struct CoarseView: View {
            @ObservedObject var model: Coarse
            var body: some View { Text("coarse \(model.read)") }
        }
        struct FineView: View {
            let model: Fine
            var body: some View { Text("fine \(model.read)") }
        }
        let (coarse, fine) = (Coarse(), Fine())
        let ui = Harness {
            VStack {
                CoarseView(model: coarse)
                FineView(model: fine)
            }
        }
        ui.forget()
        for _ in 0..<3 {
            coarse.unread += 1
            fine.unread += 1
            ui.flush()
        }
        #expect(ui.bodies(of: CoarseView.self) == 3)
        #expect(ui.bodies(of: FineView.self) == 0)
        coarse.read += 1
        fine.read += 1
        ui.flush()
        #expect(ui.texts == ["coarse 1", "fine 1"])
        #expect(ui.bodies(of: CoarseView.self) == 4)
        #expect(ui.bodies(of: FineView.self) == 1)
    }

    @Test("16 Q7: reading is subscribing: only the row that reads items runs")
    func readingSubscribes() {
        let model = WatchedRow.CartViewModel()
        struct Title: View {
            let vm: WatchedRow.CartViewModel
            var body: some View { Text("title \(vm.title)") }
        }
        let ui = Harness {
            VStack {
                WatchedRow.CartRow(vm: model)
                Title(vm: model)
            }
        }
        ui.forget()
        model.items.append(7)
        ui.flush()
        #expect(ui.texts == ["1", "title "] && ui.bodyLog == ["CartRow"])
        model.title = "x"
        ui.flush()
        #expect(ui.bodyLog == ["CartRow", "Title"])
    }

    @Test("16 Q8: Bindable gives bindings to the properties of an @Observable object")
    func bindable() throws {
        let model = BindableTitle.CartViewModel()
        let ui = Harness { BindableTitle.EditView(vm: model) }
        try ui.type("groceries", into: .role(.textField))
        #expect(model.title == "groceries")
        model.title = "shoes"
        #expect(ui.texts == ["shoes"])
    }

    @Test("16 Q9: a value is still received by Binding, also an optional one")
    func values() throws {
        struct Field: View {
            @Binding var name: String
            var body: some View { TextField("name", text: $name) }
        }
        struct Form: View {
            @State private var name: String? = "Kim"
            var body: some View {
                VStack {
                    if let unwrapped = Binding($name) { Field(name: unwrapped) } else { Text("nobody") }
                    Button("clear") { name = nil }
                }
            }
        }
        let ui = Harness { Form() }
        try ui.type("!", into: .role(.textField))
        #expect(ui.state(of: Form.self, "name", as: String?.self) == ["Kim!"])
        try ui.tap("clear")
        #expect(ui.texts.first == "nobody")
    }

    @Test("17 Q7: what is a wrapper, what a macro, what a protocol")
    func kinds() {
        @MainActor final class Old: ObservableObject { @Published var n = 0 }
        #expect("\(ObservedObject<Old>.self)" == "ObservedObject<Old>")
        #expect("\(Bindable<BindableTitle.CartViewModel>.self)" == "Bindable<CartViewModel>")
        #expect((BindableTitle.CartViewModel() as AnyObject) is any Observable)
        #expect(!((BindableTitle.CartViewModel() as AnyObject) is any ObservableObject))
    }
}
