extension View {
    /// Sets where the shorter lines of a text stand.
    @inlinable nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the most lines of each text; nil is no limit.
    @inlinable nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets the most lines of each text, and whether room is kept for all of them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        let limit = max(limit, 1)
        return environment(\.lineLimits, LineLimits(upper: limit, lower: reservesSpace ? limit : nil))
    }

    /// Sets the most lines, and how many room is kept for.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(upper: max(limit.upperBound, 1), lower: limit.lowerBound))
    }

    /// Sets for how many lines room is kept.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(upper: nil, lower: limit.lowerBound))
    }

    /// Sets the most lines of each text.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(upper: max(limit.upperBound, 1)))
    }

    /// Sets the points between lines.
    @inlinable nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets where text is cut that does not fit.
    @inlinable nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets text shrink to `factor` (0...1) of its size before it is cut.
    @inlinable nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets letters move together before text is cut.
    @inlinable nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Shows text in upper or lower case; nil leaves it.
    @inlinable nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    private nonisolated func attribute(_ modifier: TextModifier) -> some View {
        transformEnvironment(\.textAttributes) { $0.append(modifier) }
    }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        attribute(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        attribute(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    nonisolated public func kerning(_ kerning: CGFloat) -> some View { attribute(.kerning(kerning)) }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { attribute(.tracking(tracking)) }
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        attribute(.baselineOffset(baselineOffset))
    }
}
