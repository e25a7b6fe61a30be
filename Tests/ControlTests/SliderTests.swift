import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct SliderTests {
    let log = Log()

    private struct Bound<Content: View>: View {
        @State var value: Double
        let log: Log
        @ViewBuilder let content: (Binding<Double>) -> Content

        var body: some View {
            let _ = log("\(value)")
            content($value)
        }
    }

    private func stage(
        _ value: Double = 0.5, width: CGFloat = 222, _ content: @escaping (Binding<Double>) -> some View
    ) -> Stage {
        let stage = Stage(width: width, height: 50) { Bound(value: value, log: log, content: content) }
        _ = log.take()
        return stage
    }

    // Source: golden slider/basic of iamcgn/swiftui-web: 16 tall, the middle of the knob from 11 to the width less 11.
    @Test func desktopMetrics() {
        let stage = Stage(width: 320, height: 100) {
            VStack(spacing: 12) {
                Slider(value: .constant(0.5))
                Slider(value: .constant(0.5)).frame(width: 120)
                Slider(value: .constant(0.5)) {
                    Pad(45, 18.5)
                } minimumValueLabel: {
                    Pad(17.5, 15)
                } maximumValueLabel: {
                    Pad(20, 15)
                }
            }
        }
        #expect(stage.elementSizes.map(\.width) == [320, 120, 320])
        #expect(stage.elementSizes.map(\.height) == [16, 16, 18.5])
        var pads: [CGFloat] = []
        stage.host.walkPads { pads.append($0.minX) }
        #expect(pads == [0, 53, 300])
    }

    @Test func theKnobFollowsThePointer() {
        let stage = stage { Slider(value: $0, onEditingChanged: { log($0 ? "begins" : "ends") }) }
        stage.down(CGPoint(x: 116, y: 25))
        #expect(log.take() == ["begins"], "held 5 beside its middle: it stays")
        stage.move(CGPoint(x: 166, y: 80))
        #expect(log.take() == ["0.75"])
        stage.move(CGPoint(x: 900, y: 25))
        stage.up(CGPoint(x: 900, y: 25))
        #expect(log.take() == ["1.0", "ends"])
    }

    @Test func aClickOnTheTrackBringsTheKnobThere() {
        let stage = stage { Slider(value: $0) }
        stage.tap(CGPoint(x: 31, y: 25))
        #expect(log.take() == ["0.1"])
    }

    @Test func fromRightToLeft() {
        let stage = stage { Slider(value: $0).environment(\.layoutDirection, .rightToLeft) }
        stage.tap(CGPoint(x: 31, y: 25))
        #expect(log.take() == ["0.9"])
    }

    @Test func stepsAreKept() {
        let stage = stage(10) { Slider(value: $0, in: 10...32, step: 5) }
        stage.tap(CGPoint(x: 11 + 200 * 12 / 22, y: 25))
        #expect(log.take() == ["20.0"])
        stage.tap(CGPoint(x: 221, y: 25))
        #expect(log.take() == ["30.0"], "the last step before the bound")
    }

    @Test func keysMoveTheFocusedSlider() {
        let stage = stage(0) { Slider(value: $0, in: 0...1, step: 0.25) }
        stage.host.input.keyPress(.tab)
        for key in [KeyEquivalent.rightArrow, .upArrow, .leftArrow, .end, .rightArrow, .home] {
            stage.host.input.keyPress(key)
            stage.host.flush()
        }
        #expect(log.take() == ["0.25", "0.5", "0.25", "1.0", "0.0"])
    }

    @Test func assistiveTechnologyIsToldAndCanAdjust() {
        let stage = stage(0.5) { Slider(value: $0) { Text("Volume") } }
        let element = stage.elements[0]
        #expect(element.role == .slider)
        #expect(stage.host.accessibilityElements.map(\.label) == ["Volume"])
        #expect(element.value == "50%")
        element.actions.first { $0.kind == .increment }?.perform()
        stage.host.flush()
        #expect(stage.elements[0].value == "60%")
        let hidden = self.stage(0.5) { Slider(value: $0) { Text("Volume") }.labelsHidden() }
        #expect(hidden.host.accessibilityElements.map(\.label) == ["Volume"])
    }

    @Test func aDisabledSliderStays() {
        let stage = stage { Slider(value: $0, onEditingChanged: { _ in log("edits") }).disabled(true) }
        stage.tap(CGPoint(x: 31, y: 25))
        stage.host.input.keyPress(.tab)
        stage.host.input.keyPress(.rightArrow)
        stage.host.flush()
        #expect(log.take() == [])
        #expect(stage.elements[0].actions.isEmpty)
    }

    @Test func aPressThatIsTakenAwayEnds() {
        let stage = stage { Slider(value: $0, onEditingChanged: { log($0 ? "begins" : "ends") }) }
        stage.down(CGPoint(x: 111, y: 25))
        stage.host.input.pointerCancelled()
        stage.host.flush()
        #expect(log.take() == ["begins", "ends"])
    }

    // Law: whatever is done, the value is one that there is.
    @Test(arguments: 0..<30) func theValueIsAlwaysOneThatThereIs(seed: Int) {
        var random = Xorshift(UInt64(seed + 1))
        let lower = Double(random.next() % 20) - 10
        let step = [0.3, 1, 2.5, 7][Int(random.next() % 4)]
        let upper = lower + Double(random.next() % 30 + 1)
        let stage = stage(lower) { Slider(value: $0, in: lower...upper, step: step) }
        for _ in 0..<20 { stage.tap(CGPoint(x: CGFloat(random.next() % 260) - 20, y: 25)) }
        for line in log.take() {
            let steps = (Double(line)! - lower) / step
            #expect(abs(steps - steps.rounded()) < 1e-9)
            #expect(Double(line)! >= lower && Double(line)! <= upper + 1e-9)
        }
    }
}

private struct Xorshift {
    var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

extension ViewHost {
    /// The frames of all pads in the root, in tree order.
    fileprivate func walkPads(_ visit: (CGRect) -> Void) {
        func walk(_ node: ViewNode, _ at: CGPoint) {
            let origin = CGPoint(x: at.x + node.origin.x, y: at.y + node.origin.y)
            if node is PadNode { visit(CGRect(origin: origin, size: node.size)) }
            for child in node.children { walk(child, origin) }
        }
        walk(rootNode, .zero)
    }
}
