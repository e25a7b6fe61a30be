import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct TwoFingerTests {
    let log = Log()

    @MainActor final class Seen {
        var pinches: [MagnifyGesture.Value] = []
        var turns: [RotateGesture.Value] = []
        var ended = 0
    }

    static func view(_ seen: Seen) -> some View {
        Color.gray.frame(width: 100, height: 80)
            .gesture(
                MagnifyGesture().onChanged { seen.pinches.append($0) }.onEnded { _ in seen.ended += 1 }
                    .simultaneously(
                        with: RotateGesture().onChanged { seen.turns.append($0) }.onEnded { _ in seen.ended += 1 }))
    }

    @Test func fingersMagnify() async throws {
        let seen = Seen()
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Self.view(seen) }
        await ui.run("down 90,100; down#1 110,100; wait 0.5; move#1 120,100; move 80,100; up")
        #expect(seen.pinches.map(\.magnification) == [1.5, 2])
        #expect(seen.pinches[0].velocity == 1)
        #expect(seen.pinches[0].startLocation == CGPoint(x: 50, y: 40))
        #expect(seen.pinches[0].startAnchor == .center)
        #expect(seen.turns.isEmpty)
        #expect(seen.ended == 1, "it ends with the first finger")
        await ui.run("move#1 150,100; up#1")
        #expect(seen.ended == 1)
    }

    @Test(arguments: [30.0, -170, 540, -720]) func rotation(_ degrees: Double) throws {
        let seen = Seen()
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Self.view(seen).accessibilityElement().accessibilityIdentifier("pad")
        }
        try ui.twoFingers(.id("pad"), rotation: .degrees(degrees), steps: 20)
        #expect(abs(try #require(seen.turns.last).rotation.degrees - degrees) < 1e-6)
        #expect(seen.turns.allSatisfy { $0.startAnchor == .center })
    }

    @Test func touchpad() async throws {
        let seen = Seen()
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Self.view(seen).accessibilityElement().accessibilityIdentifier("pad")
        }
        try ui.pinch(.id("pad"), by: 3, steps: 4)
        #expect(seen.pinches.map(\.magnification) == [1.5, 2, 2.5, 3])
        #expect(seen.turns.isEmpty && seen.ended == 1)
        try ui.rotate(.id("pad"), by: .degrees(-90), steps: 3)
        #expect(seen.turns.map { Int($0.rotation.degrees.rounded()) } == [-30, -60, -90])
        #expect(seen.ended == 2)
        ui.touchpad(.began, at: CGPoint(x: 100, y: 100))
        await ui.advance(by: .seconds(0.5))
        ui.touchpad(.changed, at: CGPoint(x: 100, y: 100), scale: 0.5)
        #expect(seen.pinches.last?.velocity == -1)
        ui.touchpad(.cancelled, at: CGPoint(x: 100, y: 100))
        #expect(seen.ended == 2)
    }

    @Test func minima() async {
        var begun: [String] = []
        let ui = stage {
            $0.gesture(MagnificationGesture(minimumScaleDelta: 0.5).onChanged { begun.append("\($0)") })
                .simultaneousGesture(
                    RotationGesture(minimumAngleDelta: .degrees(45)).onChanged {
                        begun.append("\(Int($0.degrees.rounded()))")
                    })
        }
        await ui.run("down 90,100; down#1 110,100; move#1 119,100; move#1 120,100; up; up#1")
        #expect(begun == ["1.5"])
        begun = []
        await ui.run("down 90,100; down#1 110,100; move#1 107,110; move#1 90,120; up; up#1")
        #expect(begun == ["90"])
    }

    @Test func twoButtonsByTwoFingers() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                ForEach(["a", "b"], id: \.self) { name in
                    Button {
                        log(name)
                    } label: {
                        Color.gray.frame(width: 100, height: 100)
                    }
                    .buttonStyle(PressStyle { log("\(name) \($0)") })
                }
            }
            .onTapGesture { log("outer") }
        }
        await ui.run("down 50,50; down#1 150,50")
        #expect(log.take() == ["a true", "b true"])
        await ui.run("up#1 150,50")
        #expect(log.take() == ["b", "b false"])
        await ui.run("up 50,50")
        #expect(log.take() == ["a", "a false"])
    }

    @Test func aSecondFingerEndsWhatHasNotBegunAndNothingElse() async {
        let log = log
        let ui = stage {
            $0.gesture(
                DragGesture().onChanged { log("drag \($0.translation.width)") }.onEnded { _ in log("dragged") }
                    .exclusively(before: TapGesture().onEnded { log("tap") }))
        }
        await ui.run("down 50,50; down#1 60,50; move 80,50; up; up#1")
        #expect(log.take() == [])
        await ui.run("down 50,50; move 70,50; down#1 60,50; move 80,50; move#1 0,0; up; up#1")
        #expect(log.take() == ["drag 20.0", "drag 30.0", "dragged"])
    }

    @Test func aPinchBesideADrag() async {
        let log = log
        let ui = stage {
            $0.gesture(DragGesture().onChanged { log("drag \($0.translation.width)") })
                .gesture(MagnifyGesture().onChanged { log("pinch \($0.magnification)") })
        }
        await ui.run("down 90,100; move 70,100; up")
        #expect(log.take() == ["drag -20.0"], "one finger: the pinch is in nobody's way")
        await ui.run("down 90,100; down#1 110,100; move#1 130,100; up; up#1")
        #expect(log.take() == ["pinch 2.0"])
    }

    @Test func anInnerPinchLetsOneFingerDragOutside() async {
        let log = log
        let ui = stage {
            $0.gesture(MagnifyGesture().onChanged { log("pinch \($0.magnification)") })
                .gesture(DragGesture().onChanged { log("drag \($0.translation.width)") })
        }
        await ui.run("down 90,100; move 70,100; down#1 110,100; move#1 130,100; up; up#1")
        #expect(log.take() == ["drag -20.0"])
    }

    @Test func aFingerTapsWhileAnotherScrolls() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { row in
                        Color.gray.frame(height: 50).onTapGesture { log("row \(row)") }
                    }
                }
            }
        }
        await ui.run("down 50,125; move 50,100; tap#1 150,10; move 50,75; up")
        #expect(log.take() == ["row 0"])
    }
}

/// A button that says when it is pressed.
private struct PressStyle: ButtonStyle {
    let changed: @MainActor (Bool) -> Void

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { _, new in changed(new) }
    }
}
