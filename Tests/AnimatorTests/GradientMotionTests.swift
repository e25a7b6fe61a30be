import Foundation
import SplitMix
import SwiftUI
import Testing

@testable import MartletCore
@testable import MartletTesting

private struct Painted<A: ShapeStyle, B: ShapeStyle>: View {
    let first: A
    let second: B
    @State private var isSecond = false

    var body: some View {
        VStack {
            Button("toggle") { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }
            Rectangle().fill(isSecond ? AnyShapeStyle(second) : AnyShapeStyle(first)).frame(width: 100, height: 100)
        }
    }
}

private func linear(_ colors: [Color]) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
}

@MainActor @Suite struct GradientMotionTests {
    private func paint(_ ui: Harness) -> String {
        let line = ui.displayList.components(separatedBy: "\n").last { $0.contains("fill rect (0, 0) 100x100") } ?? ""
        let paint = line.components(separatedBy: "100x100 ").last ?? ""
        return paint.components(separatedBy: " (").first!.components(separatedBy: " at").first!
    }

    private func halfway(_ first: some ShapeStyle, _ second: some ShapeStyle) async throws -> (String, Harness) {
        let ui = Harness { Painted(first: first, second: second) }
        let before = try ui.bitmap()
        try ui.tap("toggle")
        // Stops that were added are not seen.
        #expect(try ui.bitmap() == before)
        await ui.advance(0.5)
        return (paint(ui), ui)
    }

    @Test("a gradient with more stops: the last stop parts") func moreStops() async throws {
        let (half, ui) = try await halfway(linear([.black, .white]), linear([.white, .black, .white]))
        #expect(half == "linear [#808080FF 0, #808080FF 0.75, #FFFFFFFF 1]")
        await ui.advance(0.6)
        #expect(paint(ui) == "linear [#FFFFFFFF 0, #000000FF 0.5, #FFFFFFFF 1]")
        ui.expectSameAsFresh()
        // And back: they meet again.
        try ui.tap("toggle")
        await ui.advance(0.5)
        #expect(paint(ui) == "linear [#808080FF 0, #808080FF 0.75, #FFFFFFFF 1]")
        await ui.advance(0.6)
        ui.expectSameAsFresh()
    }

    @Test("a color becomes a gradient of that color") func colorToGradient() async throws {
        let (half, ui) = try await halfway(Color.black, linear([.black, .white]))
        #expect(half == "linear [#000000FF 0, #808080FF 1]")
        try ui.tap("toggle")
        #expect(paint(ui) == half)
        await ui.advance(0.5)
        // The way there is over now, and half of the way back from its end.
        #expect(paint(ui) == "linear [#000000FF 0, #808080FF 1]")
        await ui.advance(0.6)
        #expect(paint(ui) == "#000000FF")
        ui.expectSameAsFresh()
    }

    @Test("gradients of different kinds change at once") func differentKinds() async throws {
        let ui = Harness {
            Painted(
                first: linear([.black, .white]),
                second: RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 50))
        }
        try ui.tap("toggle")
        #expect(paint(ui).hasPrefix("radial"))
        await ui.advance(0.1)
        #expect(!ui.asksForFrames)
    }

    /// Style vectors with different counts of stops are one space.
    @Test("the vectors of styles are a vector space", arguments: 0..<40) func vectorSpace(seed: Int) {
        var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        func vector() -> StyleVector {
            var vector = StyleVector()
            vector.opacity = .random(in: -1...1, using: &random)
            vector.geometry = SIMD4((0..<4).map { _ in .random(in: -9...9, using: &random) })
            vector.stops = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                // Halves and quarters, so that sums are exact.
                let numbers = (0..<5).map { _ in Float(Int.random(in: -8...8, using: &random)) / 4 }
                return .init(color: SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]), location: Double(numbers[4]))
            }
            return vector
        }
        let (a, b) = (vector(), vector())
        func isNear(_ a: StyleVector, _ b: StyleVector) -> Bool { (a - b).magnitudeSquared < 1e-9 }
        #expect(a + .zero == a)
        #expect(isNear((a + b) - b, a))
        #expect(isNear(a + b, b + a))
        #expect((a - a) == .zero)
        #expect(isNear((a + b).scaled(by: 2), a.scaled(by: 2) + b.scaled(by: 2)))
        #expect(a.magnitudeSquared >= 0)
    }
}
