import MartletTesting
import SwiftUI
import Testing

/// Day 4, section 2: an if/else is another view, not a hidden one.
@MainActor @Suite("Branches and values", .serialized)
struct BranchTests {
    @Test("the type names both sides of the if")
    func typeOfProfile() {
        #expect(
            String(describing: type(of: ProfileOfTwoBranches.ProfileView().body))
                == "VStack<TupleView<(_ConditionalContent<EditForm, SummaryCard>, Button<Text>)>>")
    }

    @Test("EditForm loses what was typed when the branch changes")
    func draftIsLost() throws {
        let ui = Harness { ProfileOfTwoBranches.ProfileView() }
        #expect(ui.texts == ["요약", "전환"])
        try ui.tap("전환")
        try ui.type("안녕", into: .role(.textField))
        #expect(ui.state(of: ProfileOfTwoBranches.EditForm.self, "draft", as: String.self) == ["안녕"])
        ui.forget()
        try ui.tap("전환")
        let ended = ui.updates.flatMap(\.ended).filter { $0.type == "EditForm" }
        #expect(ended.count == 1)
        #expect(ended.first?.state.values.contains("안녕") == true, "the report names the state that was lost")
        try ui.tap("전환")
        #expect(ui.state(of: ProfileOfTwoBranches.EditForm.self, "draft", as: String.self) == [""])
    }

    @Test("review: the draft lives on where the parent owns it")
    func draftIsLifted() throws {
        struct EditForm: View {
            @Binding var draft: String
            var body: some View { TextField("소개", text: $draft) }
        }
        struct ProfileView: View {
            @State private var isEditing = true
            @State private var draft = ""

            var body: some View {
                VStack {
                    if isEditing { EditForm(draft: $draft) } else { Text("요약") }
                    Button("전환") { isEditing.toggle() }
                }
            }
        }
        let ui = Harness { ProfileView() }
        try ui.type("안녕", into: .role(.textField))
        try ui.tap("전환")
        #expect(ui.liveCount(of: EditForm.self) == 0)
        try ui.tap("전환")
        #expect(ui.state(of: ProfileView.self, "draft", as: String.self) == ["안녕"])
        #expect(ui.texts.contains("안녕"))
    }

    // MARK: SelectableCard

    private struct Selection<Card: View>: View {
        let card: (Bool) -> Card
        @State private var isSelected = false

        var body: some View {
            VStack(spacing: 40) {
                card(isSelected)
                Button("select") { withAnimation(.linear(duration: 1)) { isSelected.toggle() } }
            }
        }
    }

    @Test("SelectableCard with two branches: the card is replaced and folds up")
    func cardOfTwoBranches() async throws {
        let ui = Harness { Selection { CardOfTwoBranches.SelectableCard(isSelected: $0) } }
        try ui.tap("요약")
        #expect(ui.exists("자세히…"))
        ui.forget()
        try ui.tap("select")
        await ui.advance(by: .seconds(2))
        #expect(ui.texts == ["요약", "select"], "isExpanded began anew")
        #expect(ui.updates.flatMap(\.ended).contains { $0.type == "ProfileCard" && $0.state.values.contains("true") })
        #expect(ui.bodies(of: CardOfTwoBranches.ProfileCard.self) == 1)
    }

    @Test("SelectableCard with one value: state stays and the colour is interpolated")
    func cardOfOneValue() async throws {
        let ui = Harness { Selection { CardOfOneValue.SelectableCard(isSelected: $0) } }
        try ui.tap("요약")
        let frame = try ui.frame("자세히…")
        func corner() throws -> Pixel { try ui.bitmap()[Int(frame.minX.rounded(.up)), Int(frame.minY.rounded(.up))] }
        let red = try corner()
        ui.forget()
        try ui.tap("select")
        await ui.advance(by: .milliseconds(500))
        let between = try corner()
        await ui.advance(by: .seconds(1))
        let green = try corner()
        #expect(ui.texts == ["자세히…", "select"])
        #expect(ui.bodies(of: CardOfOneValue.ProfileCard.self) == 0, "nothing of the card itself differs")
        #expect(ui.updates.flatMap(\.ended).isEmpty)
        #expect(red.r > red.g && green.g > green.r)
        #expect(between.r < red.r && between.r > green.r, "\(red) \(between) \(green)")
        #expect(between.g > red.g && between.g < green.g, "\(red) \(between) \(green)")
    }

    // MARK: A branch inside a modifier

    private struct Treat: View {
        @State private var bites = 0
        var body: some View { Button("bites \(bites)") { bites += 1 } }
    }

    private struct Jar<Modifier: ViewModifier>: View {
        let modifier: (Date) -> Modifier
        @State private var date = Date.distantFuture

        var body: some View {
            VStack {
                Treat().modifier(modifier(date))
                Button("expire") { date = .distantPast }
            }
        }
    }

    @Test("ExpirationModifier with an if: content starts over when the date passes")
    func expirationOfTwoBranches() async throws {
        let ui = Harness { Jar { ExpirationOfTwoBranches.ExpirationModifier(date: $0) } }
        try ui.tap("bites 0")
        try ui.tap("bites 1")
        try ui.tap("expire")
        #expect(ui.exists("bites 0") && !ui.exists("bites 2"))
        #expect(abs(try ui.opacity("bites 0") - 0.3) < 1e-6)
    }

    @Test("ExpirationModifier with a value: content stays and gets fainter")
    func expirationOfOneValue() throws {
        let ui = Harness { Jar { ExpirationOfOneValue.ExpirationModifier(date: $0) } }
        #expect(try ui.opacity("bites 0") == 1)
        try ui.tap("bites 0")
        try ui.tap("bites 1")
        ui.forget()
        try ui.tap("expire")
        #expect(ui.exists("bites 2"))
        #expect(abs(try ui.opacity("bites 2") - 0.3) < 1e-6)
        #expect(ui.bodies(of: Treat.self) == 0)
    }

    @Test("the `if` modifier divides the identity in the same way")
    func ifModifier() throws {
        struct Frame: View {
            @State private var isOn = false

            var body: some View {
                VStack {
                    Treat().if(isOn) { $0.background(.green) }
                    Button("toggle") { isOn.toggle() }
                }
            }
        }
        let ui = Harness { Frame() }
        try ui.tap("bites 0")
        try ui.tap("toggle")
        #expect(ui.texts == ["bites 0", "toggle"])
        #expect(
            String(describing: type(of: Treat().if(true) { $0.opacity(0.5) }))
                == "_ConditionalContent<ModifiedContent<Treat, _OpacityEffect>, Treat>")
    }

    // MARK: The experiment and the prediction

    @Test("IdentityLab: only the upper field is cleared")
    func identityLab() throws {
        let ui = Harness(size: CGSize(width: 400, height: 400)) { IdentityLab() }
        let fields = Harness.Target.role(.textField)
        #expect(ui.count(fields) == 2)
        try ui.type("upper", into: fields.nth(0))
        try ui.type("lower", into: fields.nth(1))
        #expect(ui.texts.contains("upper") && ui.texts.contains("lower"))
        try ui.tap("토글해 보세요")
        #expect(!ui.texts.contains("upper"))
        #expect(ui.texts.contains("lower"))
        let values = [try ui.value(fields.nth(0)) ?? "", try ui.value(fields.nth(1)) ?? ""]
        #expect(values == ["", "lower"])
    }

    @Test("prediction: three taps on each, then the toggle: n = 0 and n = 3")
    func counterHost() throws {
        let ui = Harness { CounterHost.Host() }
        for n in 0..<3 {
            try ui.tap(.text("n = \(n)").nth(0))
            try ui.tap("n = \(n)")
        }
        #expect(ui.texts.prefix(2) == ["n = 3", "n = 3"])
        try ui.tap("on")
        #expect(ui.texts.prefix(2) == ["n = 0", "n = 3"])
        #expect(ui.state(of: CounterHost.Counter.self, "n", as: Int.self) == [0, 3])
    }
}
