import MartletCore
import MartletDrawing

/// A host with one tree of views, for work that lays out.
final class Stage {
    let host: ViewHost
    var width: CGFloat = 800
    private let height: CGFloat?

    /// Makes the views; nothing is laid out yet.
    init<Content: View>(
        height: CGFloat? = nil, shaper: any TextShaper = FixedAdvanceShaper(),
        _ content: @escaping @MainActor () -> Content
    ) {
        self.height = height
        host = ViewHost(shaper: shaper)
        host.setSize(ProposedViewSize(width: width, height: height))
        host.setContent(content)
    }

    func resize(to width: CGFloat) {
        self.width = width
        host.setSize(ProposedViewSize(width: width, height: height))
        host.flush()
    }

    /// Updates and lays out; what callbacks ask for is done as well.
    func flush() { host.flush() }

    /// Runs `body`, brings the display list up to date and counts what both took: bodies and measures, too.
    func cost(_ body: () -> Void) -> Cost {
        let before = host.workCounts
        var taken = benchmarks.cost {
            body()
            _ = host.frame()
        }
        let counts = host.workCounts
        taken.bodies = counts.bodies - before.bodies
        taken.layouts = counts.measures - before.measures
        return taken
    }

    var contentSize: CGSize { host.contentSize }

    func end() { host.end() }
}

/// The size of a leaf that a benchmark changes.
@Observable final class LeafModel {
    var size: CGSize
    init(_ size: CGSize) { self.size = size }
}

/// A leaf that is asked for its size: what it answers is not known to hang on nothing.
struct MeasuredLeaf: View {
    let model: LeafModel
    var body: some View { Measured(size: model.size)() {} }

    nonisolated private struct Measured: Layout {
        let size: CGSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
}

/// A leaf in a frame of a given size: layout knows that nothing changes it.
struct Leaf: View {
    let model: LeafModel
    var body: some View { Color.clear.frame(width: model.size.width, height: model.size.height) }
}
