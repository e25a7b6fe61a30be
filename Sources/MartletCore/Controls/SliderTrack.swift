/// The track of a slider with its knob: as wide as it is proposed.
///
/// Desktop: 16 tall, the track 5, the knob 22 x 16 with its middle from 11 to the width less 11, ticks of 2 at 14 from
/// above (golden slider/basic of iamcgn/swiftui-web). Touch: 31 tall (ios/layout/controls); the parts are our own.
nonisolated struct SliderTrack: View {
    let core: SliderCore
    @Environment(\.platformMetrics) private var metrics
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    /// Where the pointer holds the knob, from its middle; nil while it does not.
    @State private var grip: CGFloat?

    nonisolated init(core: SliderCore) { self.core = core }

    @MainActor var body: some View {
        GeometryReader { proxy in
            let travel = max(proxy.size.width - knob.width, 0)
            ZStack(alignment: .leading) {
                Capsule().fill(Color.primary.opacity(scheme == .dark ? 0.16 : 0.1))
                    .frame(height: thickness)
                Capsule().fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondary))
                    .frame(width: knob.width / 2 + travel * core.fraction, height: thickness)
                if metrics == .desktop { SliderTicks(ticks: ticks(travel), inset: knob.width / 2).fill(.secondary) }
                thumb.offset(x: travel * core.fraction)
            }
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                PressingGesture(
                    base: DragGesture(minimumDistance: 0).onChanged { drag($0, travel: travel, proxy.size.width) },
                    onPressingChanged: { isPressing in
                        if !isPressing { grip = nil }
                        core.onEditingChanged(isPressing)
                    }),
                isEnabled: isEnabled)
        }
        .frame(height: metrics == .desktop ? 16 : 31)
    }

    private var knob: CGSize { metrics == .desktop ? CGSize(width: 22, height: 16) : CGSize(width: 38, height: 24) }
    private var thickness: CGFloat { metrics == .desktop ? 5 : 6 }

    /// The ticks, where there is room between them.
    private func ticks(_ travel: CGFloat) -> [Double] {
        let ticks = core.ticks
        return ticks.count > 1 && travel / CGFloat(ticks.count - 1) >= 4 ? ticks : []
    }

    @MainActor private var thumb: some View {
        Capsule()
            .fill(scheme == .dark && !isEnabled ? Color(white: 0.75) : .white)
            .overlay(Capsule().strokeBorder(Color.black.opacity(0.12), lineWidth: 0.5))
            .shadow(color: .black.opacity(grip == nil ? 0.22 : 0.32), radius: 1.5, y: 0.5)
            .frame(width: knob.width, height: knob.height)
    }

    /// The knob is taken where it is held; elsewhere on the track it comes under the pointer.
    private func drag(_ drag: DragGesture.Value, travel: CGFloat, _ width: CGFloat) {
        func along(_ point: CGPoint) -> CGFloat { direction == .leftToRight ? point.x : width - point.x }
        let middle = knob.width / 2 + travel * core.fraction
        let held =
            grip
            ?? {
                let distance = along(drag.startLocation) - middle
                return abs(distance) <= knob.width / 2 ? distance : 0
            }()
        if grip == nil { grip = held }
        guard travel > 0 else { return }
        core.set(fraction: (along(drag.location) - held - knob.width / 2) / travel)
    }
}

/// Dots under the track.
nonisolated private struct SliderTicks: Shape {
    let ticks: [Double]
    let inset: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        for tick in ticks {
            let x = rect.minX + inset + (rect.width - 2 * inset) * tick
            path.addEllipse(in: CGRect(x: x - 1, y: rect.minY + 14, width: 2, height: 2))
        }
        return path
    }
}
