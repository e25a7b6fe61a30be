/// What a content margin is for.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int

    /// The content and the indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(number: 0) }
    /// The content alone.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(number: 1) }
    /// The indicators alone.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(number: 2) }
}

/// Margins by placement and edge; what nobody has set is nil.
struct ContentMargins: Equatable {
    private struct Edges: Equatable {
        var lengths: [Edge: CGFloat] = [:]
    }

    private var automatic = Edges()
    private var content = Edges()
    private var indicators = Edges()

    mutating func set(_ insets: EdgeInsets, _ edges: Edge.Set, for placement: ContentMarginPlacement) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            switch placement {
            case .scrollContent: content.lengths[edge] = insets[edge]
            case .scrollIndicators: indicators.lengths[edge] = insets[edge]
            default: automatic.lengths[edge] = insets[edge]
            }
        }
    }

    /// Takes out what is not finite; answers one of it.
    mutating func removeInvalid() -> CGFloat? {
        let found = [automatic, content, indicators].lazy.flatMap(\.lengths.values).first { !$0.isFinite }
        guard let found else { return nil }
        automatic.lengths = automatic.lengths.filter(\.value.isFinite)
        content.lengths = content.lengths.filter(\.value.isFinite)
        indicators.lengths = indicators.lengths.filter(\.value.isFinite)
        return found
    }

    /// The margins around the content.
    var ofContent: EdgeInsets { resolved(content) }

    /// The margins around the indicators.
    var ofIndicators: EdgeInsets { resolved(indicators) }

    private func resolved(_ own: Edges) -> EdgeInsets {
        if own.lengths.isEmpty, automatic.lengths.isEmpty { return EdgeInsets() }
        func length(_ edge: Edge) -> CGFloat { own.lengths[edge] ?? automatic.lengths[edge] ?? 0 }
        return EdgeInsets(
            top: length(.top), leading: length(.leading), bottom: length(.bottom), trailing: length(.trailing))
    }
}

extension EdgeInsets {
    subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}

extension View {
    /// Sets margins around the content or the indicators of the scroll views inside.
    ///
    /// Along the axis content margins inset the content; across it they widen the scroll view (measured: scroll/margins
    /// of iamcgn/swiftui-web). A scroll view inside of another has margins of its own.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollContext) { $0.margins.set(insets, edges, for: placement) }
    }

    /// Sets margins of one length in points; nil is 16, as for `padding`.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(all: length ?? 16), for: placement)
    }

    /// Sets margins of one length in points on all edges.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(all: length), for: placement)
    }
}
