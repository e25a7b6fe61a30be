import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Driver {
    var angle = 0.0
    var kind = Kind.radial
    var spacing: CGFloat = 0

    enum Kind { case radial, row, column }
}

/// Puts its subviews on a circle, from an angle on.
private nonisolated struct Radial: Layout {
    var angle: Double
    var made: @Sendable () -> Void = {}

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func makeCache(subviews: Subviews) { made() }
    func updateCache(_ cache: inout (), subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + CGFloat(angle) + CGFloat(index) * 10
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        }
    }
}

private final class Count: @unchecked Sendable { var value = 0 }

private struct RadialCase: View {
    let driver: Driver
    let count: Count
    var body: some View {
        Radial(angle: driver.angle) { [count] in count.value += 1 }() {
            Box(5, 5).named("a")
            Box(5, 5).named("b")
        }
        .named("layout")
    }
}

private struct AnyCase: View {
    let driver: Driver
    var body: some View {
        let layout =
            switch driver.kind {
            case .radial: AnyLayout(Radial(angle: driver.angle))
            case .row: AnyLayout(HStackLayout(spacing: driver.spacing))
            case .column: AnyLayout(VStackLayout(spacing: driver.spacing))
            }
        layout {
            Box(5, 5).named("a")
            Spacer().named("gap")
            Divider().named("line")
            Box(5, 5).named("b")
        }
        .frame(width: 100, height: 100)
        .named("layout")
    }
}

private struct RowCase: View {
    let driver: Driver
    var body: some View {
        HStackLayout(spacing: driver.spacing)() {
            Box(5, 5).named("a")
            Box(5, 5).named("b")
        }
    }
}

extension ViewHost {
    fileprivate func shown(_ name: String) -> CGRect {
        var result = CGRect.null
        func walk(_ node: ViewNode, _ at: CGPoint) {
            let origin = CGPoint(x: at.x + node.presentedOrigin.x, y: at.y + node.presentedOrigin.y)
            if (node as? ProbeNode)?.name == name { result = CGRect(origin: origin, size: node.presentedSize) }
            for child in node.children { walk(child, origin) }
        }
        walk(rootNode, .zero)
        return result
    }

    fileprivate func move(to time: Double) {
        advance(to: time)
        flush()
    }
}

/// Layouts under an animation.
@MainActor @Suite(.serialized) struct AnimatedLayoutTests {
    @Test func theNumbersOfALayoutMoveFrameByFrame() {
        let driver = Driver()
        let count = Count()
        let host = ViewHost.make { RadialCase(driver: driver, count: count) }
        let start = host["a"]!.minX
        withAnimation(.linear(duration: 1)) { driver.angle = 40 }
        host.flush()
        #expect(host["a"]?.minX == start, "the layout itself is on its way, not only its picture")
        host.move(to: 0.25)
        #expect(host["a"]?.minX == start + 10)
        #expect(host["b"]?.minX == start + 20)
        #expect(host.shown("a").minX == start + 10)
        // A second change on the way acts on the distance that is left: a quarter of 60 on top of the first one's 20.
        withAnimation(.linear(duration: 1)) { driver.angle = 80 }
        host.flush()
        #expect(host["a"]?.minX == start + 10)
        host.move(to: 0.5)
        #expect(abs(host["a"]!.minX - start - 35) < 1e-9)
        host.move(to: 2)
        #expect(host["a"]?.minX == start + 80)
        #expect(host.motions.isEmpty)
        driver.angle = 0
        host.flush()
        #expect(host["a"]?.minX == start, "without an animation it is there at once")
        #expect(count.value == 1, "the cache is made once")
    }

    @Test func aBodyThatRunsOnTheWayDoesNotStopTheMovement() {
        let driver = Driver()
        let host = ViewHost.make { RadialCase(driver: driver, count: Count()) }
        let start = host["a"]!.minX
        withAnimation(.linear(duration: 1)) { driver.angle = 40 }
        host.flush()
        host.move(to: 0.5)
        driver.angle = 40.0
        driver.spacing = 3
        host.flush()
        #expect(host["a"]?.minX == start + 20)
        host.move(to: 1)
        #expect(host["a"]?.minX == start + 40)
    }

    @Test func spacingOfAStackIsThereAtOnceAndOnlyFramesMove() {
        let driver = Driver()
        driver.kind = .row
        let host = ViewHost.make { RowCase(driver: driver) }
        withAnimation(.linear(duration: 1)) { driver.spacing = 20 }
        host.flush()
        #expect(host["b"]!.minX - host["a"]!.maxX == 20)
        #expect(host.shown("b").minX - host.shown("a").maxX == 0)
        host.move(to: 0.5)
        #expect(host.shown("b").minX - host.shown("a").maxX == 10)
    }

    @Test func anyLayoutMovesTheNumbersOfOneTypeAndTheFramesBetweenTypes() {
        let driver = Driver()
        let host = ViewHost.make { AnyCase(driver: driver) }
        let box = host.box(of: "b")
        withAnimation(.linear(duration: 1)) { driver.angle = 40 }
        host.flush()
        host.move(to: 0.5)
        #expect(host["a"]?.minX == 120)
        withAnimation(.linear(duration: 1)) { driver.kind = .row }
        host.flush()
        // The row is there at once; what is seen goes there.
        #expect(host["a"] == rect(100, 97.5, 5, 5))
        #expect(host["b"] == rect(195, 97.5, 5, 5))
        #expect(host.shown("a").minX == 120)
        host.move(to: 1)
        #expect(host.shown("a").minX == 110)
        host.move(to: 3)
        #expect(host.shown("a").minX == 100)
        #expect(host.motions.isEmpty)
        #expect(host.box(of: "b") === box)
    }

    @Test func spacersAndDividersFollowTheAxisOfAnyLayout() {
        let driver = Driver()
        driver.kind = .row
        let host = ViewHost.make { AnyCase(driver: driver) }
        #expect(host["gap"]?.size == CGSize(width: 89, height: 0))
        #expect(host["line"]?.size == CGSize(width: 1, height: 100))
        driver.kind = .column
        host.flush()
        #expect(host["gap"]?.size == CGSize(width: 0, height: 89))
        #expect(host["line"]?.size == CGSize(width: 100, height: 1))
        #expect(host["b"]?.maxY == 150)
    }
}
