import MartletTesting
import SwiftUI
import Testing

/// Velocities and predictions against closed forms, in virtual time.
@MainActor @Suite struct DragValueTests {
    @MainActor final class Seen { var values: [DragGesture.Value] = [] }

    static func watch(_ seen: Seen, in space: some CoordinateSpaceProtocol = .local) -> some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: space).onChanged { seen.values.append($0) }
            .onEnded { seen.values.append($0) }
    }

    @Test(arguments: [(600.0, 0.0), (-240, 120), (30, -400)]) func evenMovement(_ vx: Double, _ vy: Double) async {
        let seen = Seen()
        let ui = stage { $0.gesture(Self.watch(seen)) }
        var now = CGPoint(x: 100, y: 100)
        ui.pointerDown(at: now)
        for _ in 0..<12 {
            await ui.advance(by: .seconds(1) / 60)
            now = CGPoint(x: now.x + vx / 60, y: now.y + vy / 60)
            ui.pointerMove(at: now)
        }
        ui.pointerUp(at: now)
        #expect(seen.values.count == 14)
        for value in seen.values.dropFirst() {
            #expect(abs(value.velocity.width - vx) < 1e-6 && abs(value.velocity.height - vy) < 1e-6)
            #expect(abs(value.predictedEndLocation.x - (value.location.x + vx / 4)) < 1e-6)
            #expect(abs(value.predictedEndTranslation.height - (value.translation.height + vy / 4)) < 1e-6)
            let ahead = value.predictedEndLocation.x - value.startLocation.x
            #expect(abs(ahead - value.predictedEndTranslation.width) < 1e-9)
        }
        #expect(seen.values.first?.velocity == .zero)
    }

    @Test func aRestTakesTheVelocity() async throws {
        let seen = Seen()
        let ui = stage { $0.gesture(Self.watch(seen)) }
        await ui.run("down 50,50; wait 0.1; move 90,50; wait 0.09; up")
        #expect(try #require(seen.values.last).velocity.width > 300)
        await ui.run("down 50,50; wait 0.1; move 90,50; wait 0.11; up")
        #expect(try #require(seen.values.last).velocity == .zero)
        #expect(seen.values.last?.predictedEndLocation == CGPoint(x: 90, y: 50))
    }

    @Test func timeIsTheClock() async throws {
        let seen = Seen()
        let ui = stage { $0.gesture(Self.watch(seen)) }
        await ui.run("wait 1; down 50,50; wait 0.25; move 60,50; up")
        let times = seen.values.map { $0.time.timeIntervalSince(seen.values[0].time) }
        #expect(times == [0, 0.25, 0.25])
    }

    @Test func spaces() async throws {
        let local = Seen(), global = Seen(), named = Seen()
        let ui = Harness(size: CGSize(width: 200, height: 200)) {
            Color.gray.frame(width: 60, height: 40)
                .gesture(Self.watch(local))
                .simultaneousGesture(Self.watch(global, in: .global))
                .simultaneousGesture(Self.watch(named, in: .named("room")))
                .scaleEffect(2).rotationEffect(.degrees(90))
                .padding(20).coordinateSpace(.named("room"))
        }
        await ui.run("down 100,100; wait 0.1; move 100,120; up")
        // Seen twice as large and turned clockwise: down in the window is right in the view.
        let inside = try #require(local.values.last)
        #expect(abs(inside.startLocation.x - 30) < 1e-9 && abs(inside.startLocation.y - 20) < 1e-9)
        #expect(abs(inside.translation.width - 10) < 1e-9 && abs(inside.translation.height) < 1e-9)
        #expect(abs(inside.velocity.width - 100) < 1e-6 && abs(inside.velocity.height) < 1e-6)
        #expect(global.values.last?.location == CGPoint(x: 100, y: 120))
        #expect(global.values.last?.velocity == CGSize(width: 0, height: 200))
        #expect(named.values.last?.location == CGPoint(x: 50, y: 60))
    }
}
