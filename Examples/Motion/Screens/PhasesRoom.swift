import SwiftUI

/// A heart that is liked.
struct PhasesRoom: View {
    @State private var likes = 0

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "heart.fill").font(.system(size: 60)).foregroundStyle(.pink)
                .phaseAnimator(Phase.allCases, trigger: likes) { content, phase in
                    content
                        .scaleEffect(phase.scale)
                        .rotationEffect(phase.angle)
                        .offset(y: phase.height)
                        .shadow(color: .pink.opacity(phase == .up ? 0.5 : 0), radius: 12, y: 12)
                } animation: { phase in
                    switch phase {
                    case .rest: .bouncy(duration: 0.5)
                    case .crouch: .easeOut(duration: 0.15)
                    case .up: .spring(duration: 0.35, bounce: 0.4)
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            Button("Like") { likes += 1 }.accessibilityIdentifier("like")
        }
    }
}

private enum Phase: CaseIterable {
    case rest, crouch, up

    var scale: CGFloat {
        switch self {
        case .rest: 1
        case .crouch: 0.8
        case .up: 1.25
        }
    }

    var angle: Angle { self == .up ? .degrees(-12) : .zero }

    var height: CGFloat {
        switch self {
        case .rest: 0
        case .crouch: 10
        case .up: -36
        }
    }
}
