import MartletTesting
import SwiftUI
import Testing

/// What a view is that has left its container and is still to be seen.
@MainActor @Suite struct LeavingTests {
    private struct Column: View {
        let script: Script
        var body: some View {
            VStack(spacing: 0) {
                Color.gray.frame(width: 40, height: 20).accessibilityIdentifier("above")
                if script.isShown {
                    Color.red.frame(width: 40, height: 60).accessibilityIdentifier("it")
                        .onTapGesture { script.log.append("tap") }
                }
                Color.gray.frame(width: 40, height: 20).accessibilityIdentifier("below")
            }
            .accessibilityIdentifier("column")
        }
    }

    /// The centred column shrinks from (50…150) to (80…120): what leaves stays at 70.
    ///
    /// Source: in SwiftUI the geometry of a child that has left stays what it was last, in window coordinates; two
    /// audits of its layout by other authors agree.
    @Test("It leaves layout at once and is drawn where it stood, whatever its container does") func place() async throws
    {
        let script = Script()
        script.isShown = true
        let ui = Harness(size: CGSize(width: 100, height: 200)) { Column(script: script) }
        #expect(near(try ui.presentedFrame("it"), 30, 70, 40, 60))
        ui.animate { script.isShown = false }
        #expect(near(try ui.frame("column"), 30, 80, 40, 40))
        for quarter in 0..<4 {
            let time = Double(quarter) / 4
            #expect(near(try ui.presentedFrame("it"), 30, 70, 40, 60))
            #expect(near(try ui.presentedFrame("above").minY, 50 + 30 * time))
            #expect(near(try ui.presentedFrame("below").minY, 130 - 30 * time))
            await ui.advance(by: .milliseconds(250))
        }
        ui.expectSameAsFresh()
    }

    @Test("Coming back half-way, it moves from where it is drawn") func returning() async throws {
        let script = Script()
        script.isShown = true
        let ui = Harness(size: CGSize(width: 100, height: 200)) { Column(script: script) }
        ui.animate { script.isShown = false }
        await ui.advance(by: .milliseconds(500))
        ui.animate { script.isShown = true }
        #expect(near(try ui.presentedFrame("it"), 30, 70, 40, 60))
        await ui.advance(by: .milliseconds(1500))
        #expect(near(try ui.presentedFrame("it"), 30, 70, 40, 60))
        ui.expectSameAsFresh()
    }

    @Test("It is not hit, and no part of accessibility") func input() async throws {
        let script = Script()
        script.isShown = true
        let ui = Harness(size: CGSize(width: 100, height: 200)) { Column(script: script) }
        try ui.tap("it")
        ui.animate { script.isShown = false }
        #expect(throws: Harness.Failure.self) { try ui.tap("it") }
        ui.pointerDown(at: CGPoint(x: 50, y: 80))
        ui.pointerUp(at: CGPoint(x: 50, y: 80))
        #expect(script.log == ["tap"])
        #expect(!"\(ui.accessibility)".contains("\"it\""))
        #expect(try ui.opacity("it") == 1)
    }

    /// Source: SWIFTUI-FACTS 3.3 (fatbobman on zIndex): without a z index the leaving view may be drawn behind.
    @Test("It is drawn behind what stays, unless its z index is higher", arguments: [0, 1])
    func order(_ zIndex: Double) async throws {
        let script = Script()
        script.isShown = true
        let ui = Harness(size: CGSize(width: 40, height: 40)) {
            Seen {
                ZStack {
                    Color.blue
                    if script.isShown { Color.red.transition(.move(edge: .top)).zIndex(zIndex) }
                }
            }
        }
        #expect(try ui.bitmap()[20, 20].r > 200)
        ui.animate { script.isShown = false }
        #expect((try ui.bitmap()[20, 20].r > 200) == (zIndex == 1))
    }

    @Test("When a whole container goes, only the container moves; what was inside stays as it is") func outermost()
        async throws
    {
        let script = Script()
        script.isShown = true
        script.items = [1, 2]
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Seen {
                ZStack {
                    Color.clear
                    if script.isShown {
                        VStack(spacing: 0) {
                            ForEach(script.items, id: \.self) { number in
                                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("row \(number)")
                                    .transition(.move(edge: .leading))
                            }
                        }
                        .transition(.move(edge: .bottom))
                    }
                }
            }
        }
        #expect(near(try ui.presentedFrame("row 1"), 80, 80, 40, 20))
        ui.animate { script.isShown = false }
        await ui.advance(by: .milliseconds(500))
        #expect(near(try ui.presentedFrame("row 1"), 80, 100, 40, 20))
        #expect(near(try ui.presentedFrame("row 2"), 80, 120, 40, 20))
        await ui.advance(by: .milliseconds(500))
        ui.animate { script.isShown = true }
        await ui.advance(by: .milliseconds(500))
        #expect(near(try ui.presentedFrame("row 1"), 80, 100, 40, 20))
    }

    @Test("Rows that stay slide to their new places; what moved keeps its state") func rows() async throws {
        let script = Script()
        script.items = [1, 2, 3]
        let ui = Harness(size: CGSize(width: 40, height: 200)) {
            Seen {
                VStack(spacing: 0) {
                    ForEach(script.items, id: \.self) { number in
                        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("row \(number)")
                    }
                    Spacer(minLength: 0)
                }
            }
        }
        ui.animate { script.items = [3, 1] }
        await ui.advance(by: .milliseconds(250))
        #expect(near(try ui.presentedFrame("row 3").minY, 30))
        #expect(near(try ui.presentedFrame("row 1").minY, 5))
        #expect(near(try ui.presentedFrame("row 2").minY, 20))
        #expect(near(try ui.opacity("row 2"), 0.75))
        await ui.advance(by: .milliseconds(750))
        ui.expectSameAsFresh()
    }

    @Test("Every kind of place has its transitions", arguments: ["if", "else", "switch", "id", "group", "section"])
    func places(_ kind: String) async throws {
        let script = Script()
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Seen {
                ZStack {
                    Color.clear
                    Places(kind: kind, number: script.number)
                }
            }
        }
        ui.animate { script.number = 1 }
        await ui.advance(by: .milliseconds(250))
        // The old one fades and the new one comes.
        if kind != "if" { #expect(near(try ui.opacity("view 0"), 0.75)) }
        #expect(near(try ui.opacity("view 1"), 0.25))
        await ui.advance(by: .milliseconds(750))
        #expect(throws: Harness.Failure.self) { try ui.opacity("view 0") }
        #expect(try ui.opacity("view 1") == 1)
        ui.expectSameAsFresh()
    }

    private struct Places: View {
        let kind: String
        let number: Int

        private var view: some View { Color.red.accessibilityIdentifier("view \(number)") }

        var body: some View {
            switch kind {
            case "if": if number == 1 { view }
            case "else": if number == 0 { view } else { view }
            case "switch":
                switch number {
                case 0: view
                case 1: view
                default: EmptyView()
                }
            case "id": view.id(number)
            case "group": Group { ForEach([number], id: \.self) { _ in view } }
            default: Section { ForEach([number], id: \.self) { _ in view } }
            }
        }
    }
}
