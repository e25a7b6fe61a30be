/// The two halves of a stepper.
nonisolated struct StepperArrows: View {
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.platformMetrics) private var metrics
    @Environment(\.colorScheme) private var scheme

    nonisolated init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    @MainActor var body: some View {
        if metrics == .desktop {
            VStack(spacing: 0) {
                half(onIncrement) { Chevron(isUp: true).stroke(style: line).frame(width: 7, height: 3.5) }
                half(onDecrement) { Chevron(isUp: false).stroke(style: line).frame(width: 7, height: 3.5) }
            }
            .frame(width: 20, height: 26)
            .background(box)
            .overlay(Rectangle().fill(Color.primary.opacity(0.1)).frame(width: 12, height: 0.5))
            .clipShape(shape)
        } else {
            HStack(spacing: 0) {
                half(onDecrement) { Sign(isPlus: false).stroke(style: line).frame(width: 14, height: 14) }
                half(onIncrement) { Sign(isPlus: true).stroke(style: line).frame(width: 14, height: 14) }
            }
            .frame(width: 94, height: 32)
            .background(box)
            .overlay(Rectangle().fill(Color.primary.opacity(0.15)).frame(width: 1, height: 18))
            .clipShape(shape)
        }
    }

    private var line: StrokeStyle {
        StrokeStyle(lineWidth: metrics == .desktop ? 1.5 : 1.75, lineCap: .round, lineJoin: .round)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: metrics == .desktop ? 6 : 16) }

    private var box: some View { shape.fill(Color.primary.opacity(scheme == .dark ? 0.16 : 0.08)) }

    @MainActor private func half(_ action: (() -> Void)?, @ViewBuilder sign: () -> some View) -> some View {
        StepperHalf(action: action, onEditingChanged: onEditingChanged, sign: sign())
    }
}

/// One half: it acts when it is let go, or again and again while it is held.
nonisolated private struct StepperHalf<Sign: View>: View {
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    let sign: Sign
    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false

    init(action: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void, sign: Sign) {
        self.action = action
        self.onEditingChanged = onEditingChanged
        self.sign = sign
    }

    @MainActor var body: some View {
        sign
            .opacity(action == nil && isEnabled ? 0.3 : 1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.primary.opacity(isPressed && action != nil ? 0.12 : 0))
            .contentShape(Rectangle())
            .gesture(
                RepeatingGesture(
                    pressingChanged: {
                        isPressed = $0
                        onEditingChanged($0)
                    }, action: { action?() }))
    }
}

nonisolated private struct Chevron: Shape {
    let isUp: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let (low, high) = isUp ? (rect.maxY, rect.minY) : (rect.minY, rect.maxY)
        path.move(to: CGPoint(x: rect.minX, y: low))
        path.addLine(to: CGPoint(x: rect.midX, y: high))
        path.addLine(to: CGPoint(x: rect.maxX, y: low))
        return path
    }
}

nonisolated private struct Sign: Shape {
    let isPlus: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        if isPlus {
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
        return path
    }
}
