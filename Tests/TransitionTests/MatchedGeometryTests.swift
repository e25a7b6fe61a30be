import MartletTesting
import SwiftUI
import Testing

/// Views that share a geometry: where they are drawn, against closed forms.
@MainActor @Suite struct MatchedGeometryTests {
    /// A source of 40 by 20 with its corner at (100, 60); a follower whose own place is the corner of the stage.
    private struct Pair: View {
        let script: Script
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        var fixed: CGSize?
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.gray.frame(width: 40, height: 20)
                    .matchedGeometryEffect(id: "a", in: space, anchor: anchor)
                    .accessibilityIdentifier("source")
                    .padding(.leading, script.isShown ? 20 : 100).padding(.top, 60)
                Color.red.accessibilityIdentifier("follower")
                    .frame(width: fixed?.width, height: fixed?.height)
                    .matchedGeometryEffect(id: "a", in: space, properties: properties, anchor: anchor, isSource: false)
                    .frame(width: 80, height: 40)
            }
            .frame(width: 200, height: 200)
        }
    }

    private func pair(_ make: (Script) -> Pair) -> (Harness, Script) {
        let script = Script()
        let view = make(script)
        return (Harness(size: CGSize(width: 200, height: 200)) { view }, script)
    }

    @Test("Flexible content takes the whole frame, the position, or the size", arguments: [0.0, 0.5, 1])
    func properties(_ part: Double) throws {
        let anchor = UnitPoint(x: part, y: part)
        let (whole, _) = pair { Pair(script: $0, anchor: anchor) }
        #expect(near(try whole.presentedFrame("follower"), 100, 60, 40, 20))
        let (place, _) = pair { Pair(script: $0, properties: .position, anchor: anchor) }
        #expect(
            near(try place.presentedFrame("follower"), 100 + 40 * part - 80 * part, 60 + 20 * part - 40 * part, 80, 40))
        let (size, _) = pair { Pair(script: $0, properties: .size, anchor: anchor) }
        #expect(near(try size.presentedFrame("follower"), 0, 0, 40, 20))
    }

    /// Source: the notes of the golden matched-follower, from pixels of 30 combinations.
    @Test("Content of a fixed size stands off by the difference once more", arguments: [0.0, 0.5, 1])
    func fixedContent(_ part: Double) throws {
        let anchor = UnitPoint(x: part, y: part)
        let (whole, _) = pair { Pair(script: $0, anchor: anchor, fixed: CGSize(width: 10, height: 10)) }
        let x = 100 + 40 * part - 10 * part + (40 - 10) * part
        let y = 60 + 20 * part - 10 * part + (20 - 10) * part
        #expect(near(try whole.presentedFrame("follower"), x, y, 10, 10))
        let (place, _) = pair {
            Pair(script: $0, properties: .position, anchor: anchor, fixed: CGSize(width: 10, height: 10))
        }
        #expect(near(try place.presentedFrame("follower"), 100 + 30 * part, 60 + 10 * part, 10, 10))
    }

    @Test("A follower moves with its source") func moving() async throws {
        let (ui, script) = pair { Pair(script: $0) }
        ui.animate { script.isShown = true }
        for quarter in 0...4 {
            let x = 100 - 80 * Double(quarter) / 4
            #expect(near(try ui.presentedFrame("follower"), x, 60, 40, 20))
            #expect(near(try ui.presentedFrame("source"), x, 60, 40, 20))
            await ui.advance(by: .milliseconds(250))
        }
        ui.expectSameAsFresh()
    }

    private struct Hero: View {
        let script: Script
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if script.isShown {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 60)
                        .accessibilityIdentifier("large").padding(.leading, 80).padding(.top, 120)
                } else {
                    Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                        .accessibilityIdentifier("small")
                }
            }
            .frame(width: 200, height: 200)
        }
    }

    @Test("One goes, one comes: both are drawn on the way between their frames, and fade") func hero() async throws {
        let script = Script()
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Hero(script: script) }
        for isShown in [true, false] {
            ui.animate { script.isShown = isShown }
            for quarter in 0..<4 {
                let time = Double(quarter) / 4
                let part = isShown ? time : 1 - time
                for name in ["small", "large"] {
                    #expect(
                        near(
                            try ui.presentedFrame(name), 80 * part, 120 * part, 20 + 80 * part, 20 + 40 * part),
                        "\(name) at \(part)")
                }
                #expect(near(try ui.opacity("large"), part))
                #expect(near(try ui.opacity("small"), 1 - part))
                await ui.advance(by: .milliseconds(250))
            }
            ui.expectSameAsFresh()
        }
        #expect(ui.diagnostics.isEmpty)
    }

    @Test("Turned back half-way it goes on from where it is") func interrupted() async throws {
        let script = Script()
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Hero(script: script) }
        ui.animate { script.isShown = true }
        await ui.advance(by: .milliseconds(500))
        let there = try ui.presentedFrame("large")
        ui.animate { script.isShown = false }
        #expect(near(try ui.presentedFrame("large"), there.minX, there.minY, there.width, there.height))
        #expect(near(try ui.presentedFrame("small"), there.minX, there.minY, there.width, there.height))
        var last = there
        for _ in 0..<60 {
            await ui.advance(by: .milliseconds(25))
            let now = try ui.presentedFrame("small")
            #expect(abs(now.minY - last.minY) < 120 * 2 * 0.025 + 1e-6)
            last = now
        }
        #expect(near(last, 0, 0, 20, 20))
        ui.expectSameAsFresh()
    }

    /// The line under the chosen one of several words.
    private struct Tabs: View {
        let script: Script
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3) { number in
                    Color.gray.frame(width: 30, height: 20).matchedGeometryEffect(id: number, in: space)
                }
            }
            .overlay(alignment: .topLeading) {
                Color.red.matchedGeometryEffect(id: script.number, in: space, isSource: false)
                    .accessibilityIdentifier("line")
            }
            .frame(width: 90, height: 20)
        }
    }

    @Test("A follower that changes its source moves over") func tabs() async throws {
        let script = Script()
        let ui = Harness(size: CGSize(width: 90, height: 20)) { Tabs(script: script) }
        #expect(near(try ui.presentedFrame("line"), 0, 0, 30, 20))
        ui.animate { script.number = 2 }
        await ui.advance(by: .milliseconds(250))
        #expect(near(try ui.presentedFrame("line"), 15, 0, 30, 20))
        await ui.advance(by: .milliseconds(750))
        ui.perform { script.number = 1 }
        #expect(near(try ui.presentedFrame("line"), 30, 0, 30, 20))
        // Nobody has this id: its own place again.
        ui.perform { script.number = 7 }
        #expect(near(try ui.presentedFrame("line"), 0, 0, 90, 20))
        ui.expectSameAsFresh()
    }

    @Test("Several sources are reported once; the newest counts") func several() throws {
        struct Content: View {
            @Namespace private var space
            var body: some View {
                HStack(spacing: 0) {
                    Color.gray.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: space)
                    Color.gray.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: space)
                }
            }
        }
        let ui = Harness(size: CGSize(width: 60, height: 20)) { Content() }
        ui.flush()
        #expect(ui.diagnostics.map(\.code) == [.matchedGeometry])
        #expect(ui.diagnostics[0].message.contains("Content"))
    }

    @Test("In a scroll view the follower goes with its source") func scrolled() throws {
        struct Content: View {
            @Namespace private var space
            var body: some View {
                ZStack(alignment: .topLeading) {
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.gray.frame(width: 40, height: 100)
                            Color.gray.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space)
                            Color.gray.frame(width: 40, height: 500)
                        }
                    }
                    .accessibilityIdentifier("list")
                    Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
                        .accessibilityIdentifier("follower").allowsHitTesting(false)
                }
            }
        }
        let ui = Harness(size: CGSize(width: 40, height: 200)) { Content() }
        #expect(near(try ui.presentedFrame("follower"), 0, 100, 40, 20))
        try ui.scroll("list", by: CGSize(width: 0, height: 60))
        #expect(near(try ui.presentedFrame("follower"), 0, 40, 40, 20))
    }

    /// Numbers in two rows, one above the other.
    private struct TwoRows: View {
        let script: Script
        @Namespace private var space

        private func row(_ numbers: [Int]) -> some View {
            HStack(spacing: 0) {
                ForEach(numbers, id: \.self) { number in
                    Color.red.matchedGeometryEffect(id: number, in: space).frame(width: 20, height: 20)
                        .accessibilityIdentifier("\(number)")
                }
                Spacer(minLength: 0)
            }
            .frame(width: 100, height: 20)
        }

        var body: some View {
            VStack(spacing: 60) {
                row([1, 2, 3, 4].filter { !script.items.contains($0) })
                row(script.items)
            }
        }
    }

    @Test("What goes from one list to another flies over; the others close up") func lists() async throws {
        let script = Script()
        let ui = Harness(size: CGSize(width: 100, height: 100)) { TwoRows(script: script) }
        ui.animate { script.items = [2] }
        await ui.advance(by: .milliseconds(250))
        #expect(near(try ui.presentedFrame("2"), 15, 20, 20, 20))
        #expect(near(try ui.presentedFrame("3"), 35, 0, 20, 20))
        await ui.advance(by: .milliseconds(250))
        ui.animate { script.items = [2, 1] }
        #expect(near(try ui.presentedFrame("2"), 10, 40, 20, 20))
        #expect(near(try ui.presentedFrame("1"), 0, 0, 20, 20))
        await ui.advance(by: .milliseconds(500))
        #expect(near(try ui.presentedFrame("2"), 0, 80, 20, 20))
        #expect(near(try ui.presentedFrame("1"), 10, 40, 20, 20))
        await ui.advance(by: .seconds(1))
        ui.expectSameAsFresh()
        #expect(ui.diagnostics.isEmpty)
    }

    @Test("When the last source has gone, followers stand in their own frames") func gone() throws {
        struct Content: View {
            let script: Script
            @Namespace private var space
            var body: some View {
                ZStack(alignment: .topLeading) {
                    if !script.isShown {
                        Color.gray.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space).padding(50)
                    }
                    Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
                        .accessibilityIdentifier("follower")
                }
            }
        }
        let script = Script()
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Content(script: script) }
        #expect(near(try ui.presentedFrame("follower"), 50, 50, 20, 20))
        ui.perform { script.isShown = true }
        #expect(near(try ui.presentedFrame("follower"), 0, 0, 200, 200))
        ui.expectSameAsFresh()
    }
}
