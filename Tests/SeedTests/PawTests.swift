import MartletTesting
import SwiftUI
import Testing

/// Day 4, section 1: identity decides what a transition looks like.
@MainActor @Suite("Good dog, bad dog", .serialized)
struct PawTests {
    private let window = CGSize(width: 200, height: 300)
    private let top = 0..<100
    private let middle = 110..<190
    private let bottom = 200..<300

    @Test("a paw in each branch: one is replaced by the other, which fades in at its own place")
    func fade() async throws {
        let ui = Harness(size: window) { PawOfTwoBranches.GoodDogBadDog() }
        let good = try ui.bitmap()
        #expect(Ink(good, rows: top).count > 0)
        #expect(Ink(good, rows: bottom).count == 0)

        ui.forget()
        try ui.tap(.at(CGPoint(x: 100, y: 150)))
        await ui.advance(by: .milliseconds(150))
        let between = try ui.bitmap()
        let leaving = Ink(between, rows: top)
        let arriving = Ink(between, rows: bottom)
        #expect(leaving.count > 0 && arriving.count > 0, "both paws are there in mid-flight")
        #expect(Ink(between, rows: middle).count == 0, "nothing slides across the middle")
        #expect(leaving.strength < Ink(good, rows: top).strength, "the old one is fading: \(leaving)")
        #expect(leaving.mean.g > leaving.mean.r, "it leaves as it was: green")
        #expect(arriving.mean.r > arriving.mean.g, "the new one is red from the start")

        await ui.advance(by: .seconds(2))
        let bad = try ui.bitmap()
        #expect(Ink(bad, rows: top).count == 0)
        #expect(Ink(bad, rows: bottom).strength > arriving.strength)
        #expect(ui.liveCount(of: PawOfTwoBranches.PawView.self) == 1)
        let ended = ui.updates.flatMap(\.ended).filter { $0.type == "PawView" }
        let begun = ui.updates.flatMap(\.begun).filter { $0.type == "PawView" }
        #expect(ended.count == 1 && begun.count == 1, "one identity for another")
    }

    @Test("one paw with another value: it slides, and its colour is interpolated")
    func slide() async throws {
        let ui = Harness(size: window) { PawOfOneValue.GoodDogBadDog() }
        let good = Ink(try ui.bitmap())
        let from = try ui.presentedFrame(.role(.image))

        ui.forget()
        try ui.tap(.at(CGPoint(x: 100, y: 150)))
        let to = try ui.frame(.role(.image))
        #expect(from.minY == 0 && to.maxY == 300)
        await ui.advance(by: .milliseconds(150))
        let frame = try ui.presentedFrame(.role(.image))
        #expect(frame.minY > from.minY + 20 && frame.maxY < to.maxY - 20, "it is on its way: \(frame)")
        #expect(frame.size == from.size)
        #expect(try ui.opacity(.role(.image)) == 1, "nothing fades")
        let between = Ink(try ui.bitmap())
        let rows = try #require(between.bounds)
        #expect(CGFloat(rows.lowerBound) >= frame.minY - 1 && CGFloat(rows.upperBound) <= frame.maxY + 1, "one paw only")

        await ui.advance(by: .seconds(2))
        let bad = Ink(try ui.bitmap())
        #expect(bad.mean.r > bad.mean.g && good.mean.g > good.mean.r)
        #expect(between.mean.r > good.mean.r + 5 && between.mean.r < bad.mean.r - 5, "red is half way")
        #expect(between.mean.g < good.mean.g - 5 && between.mean.g > bad.mean.g + 5, "green is half way")
        #expect(ui.updates.flatMap(\.begun).isEmpty && ui.updates.flatMap(\.ended).isEmpty, "the same identity all along")
    }

    @Test("accessibility: another label on the same view")
    func label() throws {
        struct Dog: View {
            @State private var isGood = true

            var body: some View {
                PawOfOneValue.PawView(tint: isGood ? .green : .red)
                    .accessibilityLabel(isGood ? "착한 강아지" : "나쁜 강아지")
                    .onTapGesture { isGood.toggle() }
            }
        }
        let ui = Harness { Dog() }
        ui.forget()
        try ui.tap("착한 강아지")
        #expect(ui.exists("나쁜 강아지") && !ui.exists("착한 강아지"))
        #expect(ui.updates.flatMap(\.begun).isEmpty)
    }
}
