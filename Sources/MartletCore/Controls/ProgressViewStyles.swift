/// The style for the place: a bar where the progress is known, else a wheel.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar, 8 in 20 tall, the labels above and below without a gap (golden progress/basic of iamcgn/swiftui-web).
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
            Bar(fraction: 1)
                .fill(Color.primary.opacity(0.1))
                .overlay(Bar(fraction: configuration.fractionCompleted ?? 0).fill(tint ?? .accentColor))
                .frame(height: 8)
                .padding(.vertical, 6)
            configuration.currentValueLabel.foregroundStyle(Color.secondary)
        }
    }
}

/// A ring or, where the progress is not known, a turning wheel; 32 across (16 where controls are small).
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4.7421875) {
            ProgressWheel(fraction: configuration.fractionCompleted, tint: tint)
            configuration.label.foregroundStyle(Color.secondary)
            configuration.currentValueLabel.foregroundStyle(Color.secondary)
        }
    }
}

nonisolated private struct ProgressWheel: View {
    let fraction: Double?
    let tint: Color?
    @Environment(\.controlSize) private var size

    init(fraction: Double?, tint: Color?) {
        self.fraction = fraction
        self.tint = tint
    }

    @MainActor var body: some View {
        let length: CGFloat = size == .small || size == .mini ? 16 : 32
        let width = length * 5 / 32
        ZStack {
            Circle().stroke(Color.primary.opacity(0.1), lineWidth: width)
            if let fraction {
                Arc(fraction: fraction).stroke(tint ?? .accentColor, lineWidth: width)
            } else {
                Arc(fraction: 0.3).stroke(tint ?? Color.secondary, lineWidth: width)
                    .modifier(TurningModifier(period: 1))
            }
        }
        .padding(width / 2)
        .frame(width: length, height: length)
    }
}

/// A capsule over the leading part of the width.
nonisolated private struct Bar: Shape {
    var fraction: Double

    nonisolated var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let filled = CGRect(x: rect.minX, y: rect.minY, width: rect.width * fraction, height: rect.height)
        return Path(roundedRect: filled, cornerRadius: min(filled.width, filled.height) / 2)
    }
}

/// A part of a circle, clockwise from the top.
nonisolated private struct Arc: Shape {
    var fraction: Double

    nonisolated var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
        return path
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated struct StyledProgressView<S: ProgressViewStyle>: View {
    let style: StyleHolder<S>
    let configuration: ProgressViewStyleConfiguration

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ProgressViewStyleConfiguration> {
        AnyStyle(DefaultProgressViewStyle()) { AnyView(StyledProgressView(style: $0, configuration: $1)) }
    }
}

extension EnvironmentValues {
    var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how progress views inside look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, AnyStyle(style) { AnyView(StyledProgressView(style: $0, configuration: $1)) })
    }
}
