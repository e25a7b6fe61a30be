import SwiftUI

/// What a view was offered when it was placed, and what it took.
struct Report: Equatable {
    var offered: ProposedViewSize?
    var took: CGSize?

    var offeredText: String {
        guard let offered else { return "–" }
        return "\(Self.text(offered.width)) × \(Self.text(offered.height))"
    }

    var tookText: String { took.map { "\(Self.text($0.width)) × \(Self.text($0.height))" } ?? "–" }

    private static func text(_ length: CGFloat?) -> String {
        guard let length else { return "nil" }
        if length == .infinity { return "∞" }
        let rounded = (length * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

private struct ReportKey: PreferenceKey {
    static var defaultValue: Report { Report() }

    static func reduce(value: inout Report, nextValue: () -> Report) {
        let next = nextValue()
        value.offered = value.offered ?? next.offered
        value.took = value.took ?? next.took
    }
}

/// Passes everything through to its first subview, and tells the two others about it: to one it offers what it was
/// offered itself, to the other what the first one took. They are geometry readers and take it.
private struct ReportingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
        subviews[1].place(at: bounds.origin, proposal: Code.encode(proposal))
        subviews[2].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews[0].spacing }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews[0].dimensions(in: proposal)[explicit: guide]
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        subviews[0].dimensions(in: proposal)[explicit: guide]
    }
}

/// A geometry reader has a size, so nil and infinity are lengths that nobody offers otherwise.
private enum Code {
    private static let none: CGFloat = 1_000_000, infinite: CGFloat = 2_000_000

    static func encode(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: encode(proposal.width), height: encode(proposal.height))
    }

    private static func encode(_ length: CGFloat?) -> CGFloat { length.map { min($0, infinite) } ?? none }

    static func decode(_ size: CGSize) -> ProposedViewSize {
        ProposedViewSize(width: decode(size.width), height: decode(size.height))
    }

    private static func decode(_ length: CGFloat) -> CGFloat? {
        length == none ? nil : length == infinite ? .infinity : length
    }
}

extension View {
    /// Puts a layer over the view that is made of what it was offered and what it took.
    func reporting<Layer: View>(
        alignment: Alignment = .center, @ViewBuilder _ layer: @escaping (Report) -> Layer
    ) -> some View {
        ReportingLayout {
            // Reports from inside are theirs alone.
            transformPreference(ReportKey.self) { $0 = Report() }
            GeometryReader {
                Color.clear.preference(key: ReportKey.self, value: Report(offered: Code.decode($0.size)))
            }
            .allowsHitTesting(false)
            GeometryReader { Color.clear.preference(key: ReportKey.self, value: Report(took: $0.size)) }
                .allowsHitTesting(false)
        }
        .overlayPreferenceValue(ReportKey.self, alignment: alignment) { layer($0).allowsHitTesting(false) }
    }
}
