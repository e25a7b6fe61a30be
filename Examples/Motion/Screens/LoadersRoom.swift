import SwiftUI

/// What turns while something is awaited, made in five ways.
struct LoadersRoom: View {
    var body: some View {
        Grid(horizontalSpacing: 16, verticalSpacing: 16) {
            GridRow {
                Panel("ProgressView") { ProgressView() }
                Panel("repeatForever") { Arc() }
                Panel("phaseAnimator") { Breath() }
            }
            GridRow {
                Panel("TimelineView") { Dots() }
                Panel("keyframeAnimator") { Orbit() }
                Panel("symbolEffect") {
                    Image(systemName: "wifi").font(.system(size: 34)).foregroundStyle(.blue)
                        .symbolEffect(.variableColor.iterative)
                }
            }
        }
    }
}

private struct Arc: View {
    @State private var isTurning = false

    var body: some View {
        Circle().trim(from: 0, to: 0.7)
            .stroke(
                AngularGradient(
                    colors: [.blue.opacity(0), .blue], center: .center, startAngle: .zero, endAngle: .degrees(252)),
                style: StrokeStyle(lineWidth: 5)
            )
            .frame(width: 36, height: 36)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
            .onAppear { isTurning = true }
    }
}

private struct Breath: View {
    var body: some View {
        Circle().fill(.pink)
            .frame(width: 36, height: 36)
            .phaseAnimator([0.5, 1.0]) { content, size in
                content.scaleEffect(size).opacity(0.3 + 0.7 * size)
            } animation: { _ in
                .easeInOut(duration: 0.6)
            }
    }
}

private struct Dots: View {
    var body: some View {
        TimelineView(.animation) { context in
            HStack(spacing: 6) {
                ForEach(0..<4, id: \.self) { index in
                    let wave = sin(context.date.timeIntervalSinceReferenceDate * 6 - Double(index) * 0.8)
                    Circle().fill(.green).frame(width: 9, height: 9).offset(y: -8 * max(wave, 0))
                }
            }
        }
    }
}

private struct Orbit: View {
    var body: some View {
        ZStack {
            Circle().stroke(Color.primary.opacity(0.12), lineWidth: 2).frame(width: 40, height: 40)
            Circle().fill(.orange).frame(width: 12, height: 12)
                .keyframeAnimator(initialValue: Angle.zero) { content, angle in
                    content.offset(x: 20).rotationEffect(angle)
                } keyframes: { start in
                    CubicKeyframe(start + .degrees(180), duration: 0.6)
                    CubicKeyframe(start + .degrees(360), duration: 0.6)
                }
        }
    }
}
