import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct TransactionTests {
    struct Stretch: View {
        let log: Log
        var reset: (CGFloat, inout Transaction) -> Void = { _, _ in }
        @GestureState private var width: CGFloat
        @State private var x: CGFloat = 0

        init(log: Log, reset: @escaping (CGFloat, inout Transaction) -> Void = { _, _ in }) {
            self.log = log
            _width = GestureState(wrappedValue: 0, reset: reset)
        }

        var body: some View {
            VStack(spacing: 0) {
                Color.gray.frame(width: 20 + width, height: 20).transaction { say("state", $0) }
                    .accessibilityElement().accessibilityIdentifier("bar")
                Color.gray.frame(width: 20 + x, height: 20).transaction { say("value", $0) }
                    .accessibilityElement().accessibilityIdentifier("box")
                Color.gray.frame(width: 200, height: 100)
                    .gesture(
                        DragGesture().updating($width) { value, state, _ in state = value.translation.width }
                            .onChanged { x = $0.translation.width }.onEnded { _ in x = 0 })
            }
        }

        private func say(_ what: String, _ transaction: Transaction) {
            guard transaction.isContinuous || transaction.tracksVelocity || transaction.animation != nil else { return }
            log("\(what) \(transaction.isContinuous) \(transaction.tracksVelocity) \(transaction.animation != nil)")
        }
    }

    @Test func changesOfADragAreContinuous() async {
        let log = Log()
        let ui = Harness(size: CGSize(width: 200, height: 140)) { Stretch(log: log) }
        #expect(log.take() == [])
        await ui.run("down 50,100; move 80,100")
        let told = Set(log.take())
        #expect(told == ["state true true false", "value true true false"])
        await ui.run("up")
        #expect(log.take() == [], "the end is not continuous")
    }

    @Test func theWayBackHasItsOwnAnimation() async throws {
        let log = Log()
        let ui = Harness(size: CGSize(width: 200, height: 140)) {
            Stretch(log: log) { value, transaction in
                log("from \(value)")
                transaction.animation = .linear(duration: 1)
            }
        }
        await ui.run("down 50,100; move 80,100; up")
        #expect(try ui.presentedFrame(.id("bar")).width == 50)
        #expect(try ui.presentedFrame(.id("box")).width == 20, "what onEnded changes does not move along")
        await ui.advance(by: .seconds(0.5))
        #expect(abs(try ui.presentedFrame(.id("bar")).width - 35) < 1)
        await ui.advance(by: .seconds(0.6))
        #expect(try ui.presentedFrame(.id("bar")).width == 20)
        #expect(log.take().contains("from 30.0"))
    }

    struct Springy: View {
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var width: CGFloat?

        var body: some View {
            Color.gray.frame(width: 20 + (width ?? 0), height: 20)
                .accessibilityElement().accessibilityIdentifier("bar")
                .frame(width: 200, height: 100).contentShape(Rectangle())
                .gesture(DragGesture().updating($width) { value, state, _ in state = value.translation.width })
        }
    }

    @Test func resetTransaction() async throws {
        let ui = Harness(size: CGSize(width: 200, height: 100)) { Springy() }
        await ui.run("down 50,50; move 110,50; up; wait 0.5")
        #expect(abs(try ui.presentedFrame(.id("bar")).width - 50) < 2)
    }

    /// An animation that the body of `updating` sets.
    struct Eased: View {
        @GestureState private var isHeld = false

        var body: some View {
            Color.gray.frame(width: isHeld ? 120 : 20, height: 20)
                .accessibilityElement().accessibilityIdentifier("bar")
                .frame(width: 200, height: 100).contentShape(Rectangle())
                .gesture(
                    LongPressGesture(minimumDuration: 9).updating($isHeld) { value, state, transaction in
                        state = value
                        transaction.animation = .linear(duration: 1)
                    })
        }
    }

    @Test func updatingMayAnimate() async throws {
        let ui = Harness(size: CGSize(width: 200, height: 100)) { Eased() }
        await ui.run("down 50,50; wait 0.5")
        #expect(abs(try ui.presentedFrame(.id("bar")).width - 70) < 2)
        await ui.run("up")
        #expect(try ui.presentedFrame(.id("bar")).width == 20, "the way back has none")
    }
}
