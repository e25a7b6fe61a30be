import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct StepperTests {
    let log = Log()

    private struct Counted: View {
        let log: Log
        var bounds = 0...3
        @State var value = 1

        var body: some View {
            let _ = log("\(value)")
            Stepper(value: $value, in: bounds) {
                Pad(36, 16)
            } onEditingChanged: {
                log($0 ? "begins" : "ends")
            }
        }
    }

    private func stage(_ value: Int = 1) -> Stage {
        let stage = Stage { Counted(log: log, value: value) }
        _ = log.take()
        return stage
    }

    private func half(_ stage: Stage, up: Bool) -> CGPoint {
        let frame = stage.elementFrames[0]
        return CGPoint(x: frame.maxX - 10, y: frame.midY + (up ? -6 : 6))
    }

    // Source: golden stepper/basic of iamcgn/swiftui-web: label, 8, 20 x 26.
    @Test func desktopMetrics() {
        let stage = Stage {
            VStack {
                Stepper(value: .constant(1)) { Pad(36.5, 18.5) }
                Stepper(value: .constant(1)) { Pad(36.5, 18.5) }.labelsHidden()
                Stepper(value: .constant(1)) { Pad(68.5, 24) }
            }
        }
        #expect(
            stage.elementSizes == [
                CGSize(width: 64.5, height: 26), CGSize(width: 20, height: 26), CGSize(width: 96.5, height: 26),
            ])
    }

    // Source: golden ios/stepper/basic: the row takes the width, 32 tall; without a label 94 wide.
    @Test func touchMetrics() {
        let stage = Stage(width: 320) {
            VStack {
                Stepper(value: .constant(1)) { Pad(80, 24.5) }
                Stepper(value: .constant(1)) { Pad(80, 24.5) }.labelsHidden()
            }
            .environment(\.platformMetrics, .touch)
        }
        #expect(stage.elementSizes == [CGSize(width: 320, height: 32), CGSize(width: 94, height: 32)])
    }

    @Test func halvesGoOnAndBackUntilTheBounds() {
        let stage = stage()
        for _ in 0..<4 { stage.tap(half(stage, up: true)) }
        #expect(log.take().filter { $0.first!.isNumber } == ["2", "3"])
        for _ in 0..<5 { stage.tap(half(stage, up: false)) }
        #expect(log.take().filter { $0.first!.isNumber } == ["2", "1", "0"])
    }

    @Test func heldDownItGoesOn() {
        let stage = stage(0)
        stage.down(half(stage, up: true))
        #expect(log.take() == ["begins"])
        stage.wait(0.4)
        #expect(log.take() == [])
        stage.wait(0.15)
        #expect(log.take() == ["1"])
        stage.wait(0.1)
        stage.wait(0.1)
        #expect(log.take() == ["2", "3"])
        stage.wait(1)
        stage.up(half(stage, up: true))
        #expect(log.take() == ["ends"])
    }

    @Test func letGoOutsideNothingHappens() {
        let stage = stage()
        stage.down(half(stage, up: true))
        stage.move(.zero)
        stage.up(.zero)
        #expect(log.take() == ["begins", "ends"])
    }

    @Test func keysAndAssistiveTechnology() {
        let stage = stage()
        stage.host.input.keyPress(.tab)
        stage.host.input.keyPress(.upArrow)
        stage.host.flush()
        #expect(log.take() == ["2"])
        let element = stage.elements[0]
        #expect(element.role == .stepper)
        #expect(element.value == "2")
        element.actions.first { $0.kind == .decrement }?.perform()
        stage.host.flush()
        #expect(log.take() == ["1"])
    }

    @Test func closuresAndTitles() {
        let stage = Stage {
            VStack {
                Stepper("Count", onIncrement: { log("up") }, onDecrement: nil)
                Stepper(
                    "Price", value: .constant(1.5), in: 0...9, step: 0.5, format: .number.precision(.fractionLength(2)))
            }
        }
        stage.tap(half(stage, up: true))
        stage.tap(half(stage, up: false))
        #expect(log.take() == ["up"])
        #expect(stage.host.accessibilityElements.map(\.label) == ["Count", "Price"])
        #expect(stage.elements.map(\.value) == [nil, "1.50"])
    }
}
