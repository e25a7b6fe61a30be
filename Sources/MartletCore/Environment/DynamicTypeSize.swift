/// The size of text that the user prefers. Only `PlatformMetrics.touch` follows it.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the sizes above `xxxLarge`.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    /// The size of text that the user prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

private struct TextScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

extension EnvironmentValues {
    /// How many times as large the desktop wants text to be; fonts of a fixed size stay as they are. Only
    /// `PlatformMetrics.desktop` follows it.
    package var textScale: CGFloat {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}

extension DynamicTypeSize {
    /// The size whose body text comes nearest to `scale` times that of `large`.
    package init(scale: CGFloat) {
        let wanted = Font.TextStyle.body.size(Font.Context(metrics: .touch)) * scale
        func distance(_ size: DynamicTypeSize) -> CGFloat {
            abs(Font.TextStyle.body.size(Font.Context(metrics: .touch, dynamicTypeSize: size)) - wanted)
        }
        self = Self.allCases.min { distance($0) < distance($1) } ?? .large
    }
}

extension View {
    /// Sets the size of text for this view and all below it.
    @inlinable nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the size of text for this view and all below it.
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression<DynamicTypeSize>, T: Sendable {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let first = allowed.first, let last = allowed.last else { return }
            size = min(max(size, first), last)
        }
    }
}
