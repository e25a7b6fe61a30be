import MartletDrawing
import Testing

@testable import MartletCore

private nonisolated struct WeightKey: ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
    fileprivate var weight: Int {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
}

/// What a layout has seen of its subviews.
private final class Seen: @unchecked Sendable {
    var names: [String: [CGFloat]] = [:]
    var weights: [Int] = []
    var direction: LayoutDirection?
    var areEqual: [Bool] = []
}

/// Looks at its subviews in all ways, and places them through slices: the later half first.
private nonisolated struct Looking: Layout {
    let seen: Seen

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        func widths(_ subviews: Subviews) -> [CGFloat] { subviews.map { $0.sizeThatFits(.unspecified).width } }
        let rest = subviews.dropFirst()
        seen.names["all"] = widths(subviews)
        seen.names["rest"] = widths(rest)
        seen.names["rest by index"] = rest.indices.map { rest[$0].sizeThatFits(.unspecified).width }
        seen.names["slice of slice"] = widths(rest[1..<2])
        seen.names["picked"] = widths(subviews[[2, 0]])
        seen.names["picked of slice"] = widths(rest[[1, 0]])
        seen.names["slice of picked"] = widths(subviews[[2, 0, 1]][1...])
        seen.weights = subviews.map { $0.containerValues.weight }
        seen.direction = subviews.layoutDirection
        seen.areEqual = [
            subviews == subviews[0...], subviews == rest, subviews[0] == subviews[0], subviews[0] == rest[0],
        ]
        return CGSize(width: 60, height: 30)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in [subviews[1...], subviews[..<1]].joined() {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
        }
    }
}

/// Says where its guides are.
private nonisolated struct Guided: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 40)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .leading ? bounds.minX + 10 : nil }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { guide == .bottom ? bounds.maxY - 5 : nil }
}

/// A layout that leaves its only subview where it is, with nothing of its own.
private nonisolated struct Plain: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// The Layout protocol as a layout sees it. Source: the public documentation of Layout, LayoutSubviews and
/// LayoutSubview.
@MainActor @Suite struct LayoutProtocolTests {
    @Test func subviewsSliceAndPick() {
        let seen = Seen()
        let host = ViewHost.make {
            Looking(seen: seen)() {
                Box(10, 10).containerValue(\.weight, 3).named("a")
                Box(20, 10).padding(.top, 1).containerValue(\.weight, 5).named("b")
                Box(30, 10).named("c")
            }
            .named("layout")
        }
        #expect(seen.names["all"] == [10, 20, 30])
        #expect(seen.names["rest"] == [20, 30])
        #expect(seen.names["rest by index"] == [20, 30])
        #expect(seen.names["slice of slice"] == [30])
        #expect(seen.names["picked"] == [30, 10])
        #expect(seen.names["picked of slice"] == [30, 20])
        #expect(seen.names["slice of picked"] == [10, 20])
        #expect(seen.weights == [3, 5, 0])
        #expect(seen.direction == .leftToRight)
        #expect(seen.areEqual == [true, false, true, false])
        #expect(host["b"] == rect(120, 94.5, 20, 11))
        #expect(host["c"] == rect(140, 95, 30, 10))
        #expect(host["a"] == rect(170, 95, 10, 10))
    }

    @Test func theDirectionIsKnownAndPlacesAreMirrored() {
        let seen = Seen()
        let host = ViewHost.make {
            Looking(seen: seen)() {
                Box(10, 10).named("a"); Box(20, 10).named("b"); Box(30, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(seen.direction == .rightToLeft)
        #expect(host["b"] == rect(160, 95, 20, 10))
        #expect(host["a"] == rect(120, 95, 10, 10))
    }

    @Test func explicitGuidesOfALayoutCount() {
        let host = ViewHost.make {
            VStack(alignment: .leading, spacing: 0) {
                Guided()() {}.named("guided")
                HStack(alignment: .bottom, spacing: 0) {
                    Guided()() {}.named("low")
                    Box(10, 10).named("box")
                }
            }
        }
        // The row has the guide of its first view as well: both are 10 in.
        #expect(host["guided"]?.minX == host["low"]?.minX)
        #expect(host["box"]?.maxY == host["low"].map { $0.maxY - 5 })
    }

    @Test func aLayoutPassesTheGuidesOfItsSubviewsOn() {
        let host = ViewHost.make {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Plain()() { Box.text(10, 20, baseline: 8, ViewSpacing()) }.named("inside")
                Box.text(10, 30, baseline: 21, ViewSpacing()).named("beside")
            }
        }
        #expect(host["inside"].map { $0.minY + 8 } == host["beside"].map { $0.minY + 21 })
    }

    @Test func spacingIsTheUnionOfTheSubviewsByDefault() {
        let host = ViewHost.make {
            VStack {
                Plain()() { Box.text(10, 20, baseline: 8, ScrollTests.text) }.named("text")
                Box(10, 10).named("box")
            }
        }
        #expect(host["box"]!.minY - host["text"]!.maxY == 8.150_878_906_25)
    }

    @Test func viewSpacingUnites() {
        var spacing = ScrollTests.text
        #expect(spacing.distance(to: .zero, along: .vertical) == 0)
        #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
        spacing.formUnion(.zero, edges: .bottom)
        #expect(spacing == ScrollTests.text)
        #expect(ViewSpacing.zero.union(ViewSpacing(), edges: .leading).distance(to: .zero, along: .vertical) == 0)
    }

    @Test func stackLayoutsSayTheirAxis() {
        #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
        #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
        #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
        #expect(GridLayout.layoutProperties.stackOrientation == nil)
    }
}
