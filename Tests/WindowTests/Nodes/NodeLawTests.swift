#if GTK
import CGTK
import Foundation
import MartletCairo
import MartletCore
import MartletDrawing
@testable import MartletGTK
import Testing

/// Nodes show what a picture without a window shows.
@MainActor
@Suite struct NodeLawTests {
    private static let size = CGSize(width: 120, height: 100)
    /// Of the pixels this share may differ by more than this of 255: edges of shapes that GSK cuts by itself, and edges that
    /// lie half between two pixels, where a sixty-fourth decides.
    private static let tolerance = Comparison.Tolerance(share: 0.005, level: 24)

    @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
    func randomListsLookTheSame(scale: CGFloat) throws {
        var kinds: Set<String> = []
        for seed in 30..<60 as Range<UInt64> {
            var random = RandomItems(seed: seed, size: Self.size)
            let item = random.item(depth: 5)
            kinds.formUnion(random.kinds.keys)
            let expected = try NodePicture.headless(item, size: Self.size, scale: scale)
            let picture = NodePicture.render(item, size: Self.size, scale: scale)
            let comparison = Comparison(expected, picture)
            if !comparison.isWithin(Self.tolerance) {
                Issue.record(
                    """
                    seed \(seed): \(try comparison.report("nodes-\(seed)-\(scale)", expected, picture, Self.tolerance))
                    \(DisplayList(root: item, size: Self.size))
                    """)
            }
        }
        #expect(kinds.count == 19, "\(kinds.sorted())")
    }

    @Test func anUnchangedItemIsTheSameNode() {
        // What blends is drawn anew as a whole, and belongs to no item.
        let items = (0..<50 as Range<UInt64>).lazy.map { seed in
            var random = RandomItems(seed: seed, size: Self.size)
            return random.item(depth: 5)
        }
        let item = items.first { !$0.blends && $0.depth > 4 }!
        var builder = NodeBuilder()
        let first = NodePicture.nodes(item, size: Self.size, scale: 2, builder: &builder)
        let made = builder.madeCount
        let around = DisplayItem(.group([.init(item), .init(item, at: CGPoint(x: 20, y: 10))]))
        let second = NodePicture.nodes(item, size: Self.size, scale: 2, builder: &builder)
        #expect(first.node == second.node && builder.madeCount == made)
        // At another whole pixel too, and half a point is one at scale 2.
        _ = NodePicture.nodes(around, size: CGSize(width: 200, height: 200), scale: 2, builder: &builder)
        #expect(builder.madeCount <= made * 2 + 1)
        let again = DisplayItem(.group([.init(item, at: CGPoint(x: 3.5, y: 1))]))
        let before = builder.madeCount
        _ = NodePicture.nodes(again, size: CGSize(width: 200, height: 200), scale: 2, builder: &builder)
        #expect(builder.madeCount == before + 1)
    }

    @Test func oneChangedLeafMakesItsWayOnly() {
        // 10 x 10 x 10 x 10 leaves.
        func square(_ red: Float) -> DisplayItem {
            DisplayItem(
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 2, height: 2)), .color(RGBA(red: red, green: 0, blue: 0)),
                    FillStyle())
            )
        }
        func row(_ items: [DisplayItem], _ step: CGFloat) -> DisplayItem {
            DisplayItem(
                .group(items.enumerated().map { .init($1, at: CGPoint(x: CGFloat($0) * step, y: CGFloat($0))) }))
        }
        func tree(_ depth: Int) -> DisplayItem {
            depth == 0 ? square(0) : row((0..<10).map { _ in tree(depth - 1) }, CGFloat(depth) * 3)
        }
        func changed(_ item: DisplayItem) -> DisplayItem {
            guard case .group(var children) = item.content else { return square(1) }
            children[4] = .init(changed(children[4].item), at: children[4].offset)
            return DisplayItem(.group(children))
        }
        let size = CGSize(width: 400, height: 400)
        let item = tree(4)
        var builder = NodeBuilder()
        let first = NodePicture.nodes(item, size: size, scale: 1, builder: &builder)
        #expect(builder.madeCount == 11_111)
        let before = builder.madeCount
        let second = NodePicture.nodes(changed(item), size: size, scale: 1, builder: &builder)
        #expect(builder.madeCount - before == 5)
        #expect(first.node != second.node)
    }

    @Test func scrollingMakesFewNodes() {
        let rows = (0..<2000).map { index in
            DisplayItem.Placed(
                DisplayItem(
                    .fill(
                        Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 18)),
                        .color(RGBA(red: Float(index % 7) / 7, green: 0, blue: 0.4)), FillStyle())),
                at: CGPoint(x: 0, y: CGFloat(index) * 20))
        }
        let content = DisplayItem(.group(rows))
        let size = CGSize(width: 300, height: 400)
        let window = Path(CGRect(origin: .zero, size: size))
        var builder = NodeBuilder()
        var perStep: [Int] = []
        for step in 0..<400 {
            let moved = DisplayItem(.group([.init(content, at: CGPoint(x: 0, y: -CGFloat(step) * 3))]))
            let before = builder.madeCount
            _ = NodePicture.nodes(
                DisplayItem(.effect(.clip(window, FillStyle()), moved)), size: size, scale: 1, builder: &builder)
            perStep.append(builder.madeCount - before)
        }
        // The clip and what moves, anew in each step; the rows again only where the margin has been used up.
        let busy = perStep.dropFirst().filter { $0 > 2 }.count
        #expect(busy <= 1 + 400 * 3 / 512)
        // Rows are kept, so also then only those are made that were not in sight before.
        let made = perStep.reduce(0, +)
        #expect(made <= 400 * 3 + (400 * 3 + 400 + 3 * 512) / 20 + 20)
    }

    @Test func nothingIsLeft() {
        weak var kept: RenderedItem?
        func make() {
            var random = RandomItems(seed: 11, size: Self.size)
            let item = random.item(depth: 5)
            var builder = NodeBuilder()
            let rendered = NodePicture.nodes(item, size: Self.size, scale: 1, builder: &builder)
            kept = rendered
            // One reference is the item's.
            #expect(rendered.node != nil)
        }
        make()
        #expect(kept == nil)
    }

    /// Many large nodes, of pixels and of curves: kept, they would be 600 MB and more.
    @Test func memoryComesBack() throws {
        func resident() throws -> Int {
            let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
            return (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
        let size = CGSize(width: 1000, height: 1000)
        func show(_ step: Int) {
            let paint = Paint.color(RGBA(red: Float(step % 9) / 9, green: 0, blue: 0))
            let square = DisplayItem(.fill(Path(CGRect(origin: .zero, size: size)), paint, FillStyle()))
            let path = Path { path in
                path.move(to: .zero)
                for corner in 0..<20_000 { path.addLine(to: CGPoint(x: corner % 997, y: (corner * 7 + step) % 991)) }
            }
            let blended = DisplayItem(.effect(.blend(.multiply), square))
            let items = [square, blended, DisplayItem(.stroke(path, paint, StrokeStyle()))]
            var builder = NodeBuilder()
            for item in [DisplayItem(.group(items.map { .init($0) })), DisplayItem(.group([.init(items[2])]))] {
                let rendered = NodePicture.nodes(item, size: size, scale: 1, builder: &builder)
                #expect(rendered.node != nil)
            }
        }
        for step in 0..<3 { show(step) }
        let before = try resident()
        for step in 0..<120 { show(step) }
        let growth = try resident() - before
        #expect(growth < 200_000_000, "\(growth) bytes more")
    }

    @Test(arguments: [200, 10_000]) func deepNestingIsDrawn(depth: Int) throws {
        var item = DisplayItem(
            .fill(Path(CGRect(x: 2, y: 2, width: 20, height: 20)), .color(RGBA(red: 1, green: 0, blue: 0)), FillStyle())
        )
        for level in 0..<depth {
            item =
                level % 2 == 0
                ? DisplayItem(.group([.init(item)]))
                : DisplayItem(.effect(.clip(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), FillStyle()), item))
        }
        let size = CGSize(width: 40, height: 40)
        // As a window does.
        let host = ViewHost(shaper: CairoPlatform.shaper)
        defer { host.end() }
        var shown: Bitmap?
        host.onDeepStack { shown = NodePicture.render(item, size: size, scale: 1) }
        let picture = try #require(shown)
        #expect(picture[10, 10] == Pixel(r: 255, g: 0, b: 0))
        #expect(picture[30, 30] == Pixel(r: 255, g: 255, b: 255))
    }
}
#endif
