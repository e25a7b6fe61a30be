import MartletTesting
import SwiftUI
import Testing

/// What no person does and a host may send.
@MainActor @Suite struct BadInputTests {
    let log = Log()

    private func harness() -> Harness {
        let log = log
        return stage {
            $0.onTapGesture { log("tap") }
                .gesture(DragGesture().onChanged { log("\($0.location)") }.onEnded { _ in log("ended") })
        }
    }

    @Test func eventsWithoutABeginning() async {
        let ui = harness()
        await ui.run("up 50,50; move#3 50,50; up#3 50,50")
        ui.touch(.cancel(0), .cancel(7))
        ui.touchpad(.ended, at: .zero, scale: 2)
        ui.touchpad(.changed, at: .zero, scale: 2)
        #expect(log.take() == [])
        await ui.run("tap 50,50")
        #expect(log.take() == ["tap"])
    }

    @Test func twoDowns() async {
        let ui = harness()
        await ui.run("down 50,50; down 60,60; up")
        #expect(log.take() == ["tap"])
        await ui.run("down 50,50; down#1 60,60; down#1 60,60; up#1; up")
        #expect(log.take() == [], "a second finger is no tap")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func nowhere(_ number: Double) async {
        let ui = harness()
        let nowhere = CGPoint(x: number, y: 50)
        ui.touch(.down(0, nowhere), .up(0, nowhere))
        #expect(log.take() == [])
        await ui.run("down 50,50; move 70,50")
        ui.touch(.move(0, nowhere), .up(0, nowhere))
        #expect(log.take() == ["\(CGPoint(x: 70, y: 50))", "ended"], "it ends where it was last")
        ui.touchpad(.began, at: nowhere)
        ui.touchpad(.began, at: .zero, scale: number)
        ui.touchpad(.ended, at: .zero)
        _ = try? ui.scroll(.at(nowhere), by: CGSize(width: 0, height: 5))
        ui.pointerMove(at: nowhere)
        let told = ui.diagnostics.filter { $0.message.contains("pointer") }
        #expect(told.count == 1, "said once: \(told)")
    }

    @Test func numbersThatAreNone() async {
        let log = log
        let ui = stage {
            $0.gesture(TapGesture(count: 0).onEnded { log("tap") })
                .simultaneousGesture(TapGesture(count: -3).onEnded { log("tap") })
                .simultaneousGesture(LongPressGesture(minimumDuration: -1).onEnded { _ in log("long") })
                .simultaneousGesture(LongPressGesture(minimumDuration: .nan).onEnded { _ in log("long") })
                .simultaneousGesture(LongPressGesture(minimumDuration: .infinity).onEnded { _ in log("never") })
                .simultaneousGesture(DragGesture(minimumDistance: -5).onEnded { _ in log("drag") })
                .simultaneousGesture(DragGesture(minimumDistance: .nan).onEnded { _ in log("drag") })
        }
        await ui.run("down 50,50; wait 1; up")
        #expect(log.take().sorted() == ["drag", "drag", "long", "long", "tap", "tap"])
    }

    @Test func anythingAtAll() async {
        var random = SystemRandomNumberGenerator.seeded(7)
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Button("fixed") { log("b") }.frame(height: 20)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<8) { row in
                            HStack(spacing: 0) {
                                Button("\(row)") { log("b") }
                                Color.gray.frame(height: 40).gesture(
                                    DragGesture().onEnded { _ in log("d") }.simultaneously(with: MagnifyGesture()))
                                Color.gray.onTapGesture(count: 2) { log("t") }
                                    .onLongPressGesture { log("l") }
                            }
                        }
                    }
                }
            }
        }
        for _ in 0..<600 {
            let finger = Int.random(in: 0..<3, using: &random)
            let point = CGPoint(x: .random(in: -20...220, using: &random), y: .random(in: -20...220, using: &random))
            switch Int.random(in: 0..<12, using: &random) {
            case 0..<3: ui.touch(.down(finger, point))
            case 3..<6: ui.touch(.move(finger, point))
            case 6..<9: ui.touch(.up(finger, point))
            case 9: await ui.advance(by: .seconds(0.2))
            case 10: ui.touch(.cancel(finger))
            default:
                ui.touchpad([.began, .changed, .ended][Int.random(in: 0..<3, using: &random)], at: point, scale: 1.5)
            }
        }
        ui.pointerCancel()
        await ui.advance(by: .seconds(2))
        _ = log.take()
        // Nothing is left over: a plain tap does what it says.
        try? ui.tap(.text("fixed"))
        #expect(log.take() == ["b"])
    }
}

/// Random numbers that are the same each time.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var x = state
        x ^= x >> 33
        x = x &* 0xff51_afd7_ed55_8ccd
        return x ^ (x >> 33)
    }
}

extension SystemRandomNumberGenerator {
    static func seeded(_ seed: UInt64) -> Seeded { Seeded(state: seed) }
}
