import MartletDrawing
import Testing

@testable import MartletCore

/// What assistive tools read of controls, and what they do to them.
@MainActor @Suite struct AccessibilityReaderTests {
    private struct Page: View {
        @State var isOn = false
        @State var level = 0.5
        @State var count = 3
        @State var name = "Ada"
        @State var isShowing = false
        @State var taps = 0
        @Namespace var space

        var body: some View {
            VStack {
                Text("Family name").accessibilityLabeledPair(role: .label, id: 1, in: space)
                TextField("Name", text: $name).accessibilityIdentifier("name")
                    .accessibilityLabeledPair(role: .content, id: 1, in: space)
                Toggle("On", isOn: $isOn)
                Slider(value: $level, in: 0...2, step: 0.25) { Text("Level") }
                Stepper("Count", value: $count, in: 0...5)
                ProgressView(value: 0.25)
                Button("Taps \(taps)") { taps += 1 }.accessibilityAction(named: "Reset") { taps = 0 }
                Button("Sheet") { isShowing = true }
                Text("A").accessibilityLinkedGroup(id: "g", in: space)
                Text("B").accessibilityLinkedGroup(id: "g", in: space)
                Text("Dial").accessibilityAdjustableAction { taps += $0 == .increment ? 10 : -10 }
            }
            .sheet(isPresented: $isShowing) { Button("Close") { isShowing = false } }
        }
    }

    private let stage = Stage { Page() }
    private let reader: AccessibilityReader

    init() { reader = AccessibilityReader(stage.host) }

    private func find(_ role: AccessibilityRole, _ label: String? = nil) throws -> AccessibilityRecord {
        try #require(reader.records().inOrder.first { $0.role == role && (label == nil || $0.label == label) })
    }

    @Test func controlsAreNamedAndKeepTheirNumbers() throws {
        let before = reader.records()
        #expect(
            before.inOrder.map { "\($0.role) \($0.label ?? "-") \($0.value ?? "-")" } == [
                "window - -", "staticText Family name -", "textField Name Ada", "checkBox On 0", "slider Level 25%",
                "stepper Count 3", "progress - 25%", "button Taps 0 -", "button Sheet -", "staticText A -",
                "staticText B -", "staticText Dial -",
            ])
        #expect(reader.perform(.default, on: try find(.checkBox).id))
        #expect(reader.perform(.default, on: try find(.button).id))
        let after = reader.records()
        #expect(after.inOrder.map(\.id) == before.inOrder.map(\.id))
        let changes = before.changes(to: after).filter { if case .changed(_, .frame) = $0 { false } else { true } }
        #expect(
            changes == [
                .changed(try find(.checkBox).id, .value("1")),
                .changed(try find(.checkBox).id, .state(.checked, true)),
                .changed(try find(.button).id, .label("Taps 1")),
            ])
    }

    @Test func nothingIsReadTwiceAndNothingUnasked() throws {
        stage.host.flush()
        #expect(reader.readings == 0)
        _ = reader.records()
        _ = reader.records()
        #expect(reader.readings == 1)
        reader.forget()
        stage.host.flush()
        #expect(reader.readings == 1)
    }

    @Test func valuesAreSet() throws {
        let slider = try find(.slider)
        #expect(slider.range == .init(current: 0.5, minimum: 0, maximum: 2, step: 0.25, canBeSet: true))
        #expect(reader.set(1.3, of: slider.id))
        #expect(try find(.slider).range?.current == 1.25)
        #expect(reader.set(99, of: slider.id))
        #expect(try find(.slider).range?.current == 2)
        #expect(!reader.set(.nan, of: slider.id))
        let stepper = try find(.stepper)
        #expect(stepper.range == .init(current: 3, minimum: 0, maximum: 5, step: 1, canBeSet: true))
        #expect(reader.set(9, of: stepper.id))
        #expect(try find(.stepper).value == "5")
        #expect(reader.perform(.decrement, on: stepper.id))
        #expect(try find(.stepper).value == "4")
        let progress = try find(.progress)
        #expect(progress.range == .init(current: 0.25, minimum: 0, maximum: 1, step: 0, canBeSet: false))
        #expect(!reader.set(1, of: progress.id))
    }

    @Test func textIsEdited() throws {
        let id = try find(.textField).id
        func text() throws -> AccessibilityRecord.Text { try #require(try find(.textField).text) }
        #expect(reader.replace(1..<2, with: "🐦é", in: id))
        #expect(try text().string == "A🐦éa")
        #expect(try text().head == 3)
        #expect(reader.select(anchor: 3, head: 1, in: id))
        #expect(try text().selection == 1..<3)
        #expect(try text().head == 1)
        #expect(reader.replace(0..<99, with: "x\ny", in: id))
        #expect(try text().string == "x y", "a field of one line keeps to one")
        let letters = try #require(reader.frame(of: 2..<3, in: id))
        let whole = try #require(reader.frame(of: 0..<3, in: id))
        #expect(whole.contains(letters))
        #expect(letters.width > 0 && letters.maxX == whole.maxX)
        #expect(reader.position(at: CGPoint(x: whole.maxX + 5, y: whole.midY), in: id) == 3)
    }

    @Test func focusIsMovedAndTold() throws {
        let field = try find(.textField)
        #expect(field.states.isSuperset(of: [.focusable, .enabled, .showing]))
        #expect(!field.states.contains(.focused))
        #expect(reader.focus(field.id))
        #expect(try find(.textField).states.contains(.focused))
        let slider = try find(.slider)
        #expect(reader.focus(slider.id))
        #expect(try find(.slider).states.contains(.focused))
        #expect(!(try find(.textField).states.contains(.focused)))
        #expect(!reader.focus(try find(.staticText).id))
    }

    @Test func relationsAreFoundBothWays() throws {
        let label = try find(.staticText, "Family name"), field = try find(.textField)
        #expect(label.relations == [.labelFor: [field.id]])
        #expect(field.relations == [.labelledBy: [label.id]])
        let a = try find(.staticText, "A"), b = try find(.staticText, "B")
        #expect(a.relations == [.linkedWith: [b.id]])
        #expect(b.relations == [.linkedWith: [a.id]])
    }

    @Test func whatIsBehindASheetDoesNotShow() throws {
        #expect(reader.perform(.default, on: try find(.button, "Sheet").id))
        let dialog = try find(.dialog)
        #expect(dialog.states.isSuperset(of: [.modal, .showing]))
        for record in reader.records().inOrder where record.id != 0 {
            let isInside = record.id == dialog.id || record.parent == dialog.id
            #expect(record.states.contains(.showing) == isInside, "\(record.label ?? "")")
        }
        #expect(!reader.focus(try find(.textField).id), "the focus stays in the sheet")
        #expect(reader.perform(.default, on: try find(.button, "Close").id))
        #expect(try find(.textField).states.contains(.showing))
        #expect(!reader.records().inOrder.contains { $0.role == .dialog })
    }

    @Test func actionsByName() throws {
        let button = try find(.button)
        #expect(button.actions == [.default, AccessibilityActionKind(name: "Reset")])
        #expect(reader.perform(.default, on: button.id))
        #expect(try find(.button).label == "Taps 1")
        #expect(reader.perform(AccessibilityActionKind(name: "Reset"), on: button.id))
        #expect(try find(.button).label == "Taps 0")
        #expect(reader.perform(.increment, on: try find(.staticText, "Dial").id))
        #expect(try find(.button).label == "Taps 10")
        #expect(!reader.perform(.escape, on: button.id))
        #expect(!reader.perform(.default, on: 99_999))
    }

    @Test func aRowOutOfSightIsRevealed() throws {
        let stage = Stage {
            ScrollView { VStack { ForEach(0..<50) { Text("Row \($0)").frame(height: 40) } } }
        }
        let reader = AccessibilityReader(stage.host)
        func row() throws -> AccessibilityRecord {
            try #require(reader.records().inOrder.first { $0.label == "Row 40" })
        }
        #expect(!(try row().states.contains(.showing)))
        #expect(reader.reveal(try row().id))
        #expect(try row().states.contains(.showing))
        #expect(reader.records().window.frame.contains(try row().frame))
    }

    @Test func announcementsAreHeard() {
        var heard: [AccessibilityAnnouncement] = []
        let id = AccessibilityAnnouncement.listen { heard.append($0) }
        AccessibilityNotification.Announcement("Saved").post()
        var urgent = AttributedString("Fire")
        urgent.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(urgent).post()
        AccessibilityAnnouncement.stopListening(id)
        AccessibilityNotification.Announcement("Late").post()
        #expect(
            heard == [
                AccessibilityAnnouncement(text: "Saved", priority: .default),
                AccessibilityAnnouncement(text: "Fire", priority: .high),
            ])
    }
}
