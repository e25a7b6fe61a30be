import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Leaf { var width: CGFloat = 10 }

private struct LeafView: View {
    let leaf: Leaf
    var body: some View { Color.red.frame(width: leaf.width, height: 10) }
}

/// Asked anew for each proposal.
private nonisolated struct Measured: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 10, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// How many children stacks look at, and how many sizes are computed: bounds that a change of the algorithm must not break.
@MainActor @Suite struct ArrangementCostTests {
    /// What `change` of a laid out view costs.
    private func cost(_ host: ViewHost, _ change: () -> Void) -> (measures: Int, arranged: Int, places: Int) {
        let layout = host.layout
        let before = (layout.measureCount, layout.arrangedCount, layout.placeCount)
        change()
        host.flush()
        return (
            layout.measureCount - before.0, layout.arrangedCount - before.1, layout.placeCount - before.2
        )
    }

    /// A row is asked for its size, then placed: in a new width its leaves answer twice, in a known one they are placed only.
    @Test func anotherWidthLooksAtEachRowTwice() {
        for n in [10, 200] {
            let host = ViewHost.make(800, nil) {
                VStack(spacing: 0) {
                    ForEach(0..<n, id: \.self) { _ in
                        HStack(spacing: 8) {
                            Measured()() {}; Measured()() {}
                        }
                    }
                }
            }
            let new = cost(host) { host.setSize(ProposedViewSize(width: 700, height: nil)) }
            #expect(new.measures <= 1 + n + 4 * n)
            #expect(new.arranged <= n + 4 * n)
            #expect(new.places <= 2 + n + 2 * n)
            let known = cost(host) { host.setSize(ProposedViewSize(width: 800, height: nil)) }
            #expect(known.measures == 0)
            #expect(known.arranged <= n + 2 * n)
            #expect(known.places <= 2 + n + 2 * n)
        }
    }

    /// In a nest of views that have one size, a change is arranged once at each level, whatever the levels are asked.
    @Test func aChangeInANestArrangesEachLevelOnce() {
        func nest(_ depth: Int, _ leaf: Leaf) -> AnyView {
            if depth == 0 { return AnyView(LeafView(leaf: leaf)) }
            let inner = nest(depth - 1, leaf)
            return AnyView(
                VStack(spacing: 0) {
                    HStack(spacing: 0) { inner.padding(1) }
                    Color.red.frame(width: 1, height: 1)
                })
        }
        for depth in [5, 100] {
            let leaf = Leaf()
            let host = ViewHost.make(800, nil) { nest(depth, leaf) }
            for width in [20, 5, 30] as [CGFloat] {
                let cost = cost(host) { leaf.width = width }
                #expect(cost.arranged <= 3 * depth)
                #expect(cost.measures <= 3 * depth + 4)
            }
        }
    }

    /// The same leaf made wider among very many in a column: nobody else is looked at.
    @Test func aWiderLeafAmongManyIsArrangedAlone() {
        for n in [100, 3000] {
            let leaf = Leaf()
            let host = ViewHost.make(800, nil) {
                VStack(spacing: 0) {
                    ForEach(0..<n, id: \.self) { row in
                        if row == n / 2 { LeafView(leaf: leaf) } else { Color.red.frame(width: 20, height: 10) }
                    }
                }
            }
            let cost = cost(host) { leaf.width = 15 }
            #expect(cost.arranged == 0)
            #expect(cost.measures <= 4)
            #expect(cost.places <= 4)
        }
    }

    /// An answer that is another ends the questions: the parent asks again what it needs.
    @Test func aLeafThatAnswersOtherwiseIsAskedOncePerQuestion() {
        let leaf = Leaf()
        let host = ViewHost.make(800, nil) {
            HStack(spacing: 0) {
                LeafView(leaf: leaf)
                Measured()() {}
            }
        }
        let cost = cost(host) { leaf.width = 15 }
        #expect(cost.measures <= 6)
        #expect(cost.arranged <= 6)
    }
}
