import SwiftUI

/// Springs of the same duration with more and more bounce, and their curves.
struct SpringsRoom: View {
    @State private var isThere = false

    private static let springs: [(name: String, spring: Spring, color: Color)] = [
        ("smooth", .smooth, .blue), ("snappy", .snappy, .green), ("bouncy", .bouncy, .orange),
        ("bounce 0.6", Spring(duration: 0.5, bounce: 0.6), .pink),
        ("bounce −0.4", Spring(duration: 0.5, bounce: -0.4), .gray),
    ]

    var body: some View {
        VStack(spacing: 14) {
            ForEach(Self.springs, id: \.name) { one in
                HStack(spacing: 12) {
                    Text(one.name).font(.system(size: 12)).frame(width: 76, alignment: .trailing)
                    SpringCurve(spring: one.spring).stroke(one.color, lineWidth: 1.5).frame(width: 64, height: 30)
                    Track(isThere: isThere, color: one.color)
                        .animation(.spring(one.spring), value: isThere)
                }
            }
            Button("Go") { isThere.toggle() }.accessibilityIdentifier("go")
        }
    }
}

private struct Track: View {
    let isThere: Bool
    let color: Color

    var body: some View {
        Capsule().fill(Color.primary.opacity(0.06)).frame(height: 6)
            .padding(.horizontal, 24)
            .overlay(alignment: isThere ? .trailing : .leading) {
                Circle().fill(color).frame(width: 26, height: 26).padding(.horizontal, 20)
            }
            .frame(height: 30)
    }
}

/// How a spring answers a step, over three times its duration.
private struct SpringCurve: Shape {
    let spring: Spring

    func path(in rect: CGRect) -> Path {
        Path { path in
            for step in 0...60 {
                let share = Double(step) / 60
                let value = spring.value(target: 1.0, time: share * 3 * spring.duration)
                let point = CGPoint(
                    x: rect.minX + share * rect.width, y: rect.maxY - value * rect.height * 0.7)
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}
