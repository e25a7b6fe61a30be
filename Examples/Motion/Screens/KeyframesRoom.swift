import SwiftUI

/// A jump in three tracks.
struct KeyframesRoom: View {
    @State private var jumps = 0

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 24) {
                Jumper(jumps: jumps)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
                    .overlay(alignment: .bottom) {
                        Rectangle().fill(Color.primary.opacity(0.2)).frame(height: 1)
                    }
                VStack(spacing: 10) {
                    curve("height", .blue, -110...30, \.height)
                    curve("stretch", .orange, 0.5...1.5, \.stretch)
                    curve("turn", .pink, -40...200, \.turn.degrees)
                }
                .frame(width: 170)
            }
            Button("Jump") { jumps += 1 }.accessibilityIdentifier("jump")
        }
    }

    private func curve(
        _ name: String, _ color: Color, _ range: ClosedRange<Double>, _ path: KeyPath<Jump, Double>
    ) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(name).font(.system(size: 11)).foregroundStyle(.secondary)
            TimelineCurve(range: range, property: path).stroke(color, lineWidth: 2)
                .frame(maxHeight: 56)
                .background(Color.primary.opacity(0.04), in: RoundedRectangle(cornerRadius: 6))
        }
    }
}

/// What moves in a jump.
struct Jump {
    var height = 0.0
    var stretch = 1.0
    var turn = Angle.zero

    @KeyframesBuilder<Jump> static var keyframes: some Keyframes<Jump> {
        KeyframeTrack(\.height) {
            SpringKeyframe(16, duration: 0.25, spring: .smooth)
            CubicKeyframe(-96, duration: 0.35)
            CubicKeyframe(0, duration: 0.35)
            SpringKeyframe(0, spring: .bouncy)
        }
        KeyframeTrack(\.stretch) {
            CubicKeyframe(0.75, duration: 0.22)
            CubicKeyframe(1.25, duration: 0.2)
            CubicKeyframe(1, duration: 0.45)
            CubicKeyframe(0.8, duration: 0.12)
            SpringKeyframe(1, spring: .bouncy)
        }
        KeyframeTrack(\.turn) {
            LinearKeyframe(.zero, duration: 0.3)
            CubicKeyframe(.degrees(180), duration: 0.35)
            CubicKeyframe(.zero, duration: 0.3)
        }
    }
}

private struct Jumper: View {
    let jumps: Int

    var body: some View {
        Figure()
            .keyframeAnimator(initialValue: Jump(), trigger: jumps) { content, jump in
                content
                    .rotation3DEffect(jump.turn, axis: (x: 0, y: 1, z: 0))
                    .scaleEffect(x: 2 - jump.stretch, y: jump.stretch, anchor: .bottom)
                    .offset(y: jump.height)
            } keyframes: { _ in
                Jump.keyframes
            }
            .padding(.bottom, 4)
    }
}

/// Somebody who jumps.
private struct Figure: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 14)
            .fill(Color.mint.gradient)
            .overlay(alignment: .top) {
                HStack(spacing: 8) {
                    Circle().fill(.white).frame(width: 13, height: 13)
                    Circle().fill(.white).frame(width: 13, height: 13)
                }
                .overlay {
                    HStack(spacing: 15) {
                        Circle().fill(.black).frame(width: 6, height: 6)
                        Circle().fill(.black).frame(width: 6, height: 6)
                    }
                }
                .padding(.top, 14)
            }
            .frame(width: 54, height: 54)
    }
}

/// One property of the jump over its time.
private struct TimelineCurve: Shape {
    let range: ClosedRange<Double>
    nonisolated(unsafe) let property: KeyPath<Jump, Double>

    func path(in rect: CGRect) -> Path {
        let timeline = KeyframeTimeline(initialValue: Jump()) { Jump.keyframes }
        return Path { path in
            for step in 0...80 {
                let share = Double(step) / 80
                let value = timeline.value(progress: share)[keyPath: property]
                let y = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
                // Upwards is negative in a view.
                let isDownwards = range.lowerBound == -110
                let point = CGPoint(
                    x: rect.minX + share * rect.width,
                    y: isDownwards ? rect.minY + y * rect.height : rect.maxY - y * rect.height)
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}
