import MartletDrawing
import MartletGraph
import SwiftUI
import Testing

@testable import MartletCore

/// What a point falls on, against a naive reference: every transform inverted by itself, everything painted later in
/// front.
@MainActor @Suite struct HitTestingTests {
    /// A random tree of views with numbered rectangles as leaves.
    indirect enum Tree {
        case leaf(Int, CGSize)
        case layers([(Tree, zIndex: Double)])
        case offset(CGSize, Tree)
        case scaled(CGSize, UnitPoint, Tree)
        case turned(Angle, UnitPoint, Tree)
        case sheared(CGAffineTransform, Tree)
        case clipped(Tree)
        case shaped(Tree)
        case faded(Double, Tree)
        case hidden(Tree)
        case through(Tree)
        case projected(ProjectionTransform, Tree)

        static func random(_ depth: Int, _ count: inout Int, _ random: inout Seeded) -> Tree {
            func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
            guard depth > 0 else {
                count += 1
                return .leaf(count, CGSize(width: number(10...90), height: number(10...90)))
            }
            let anchor = UnitPoint(x: number(0...1), y: number(0...1))
            if Int.random(in: 0..<3, using: &random) == 0 {
                let children = Int.random(in: 2...4, using: &random)
                return .layers(
                    (0..<children).map { _ in
                        (.random(depth - 1, &count, &random), Double(Int.random(in: -1...1, using: &random)))
                    })
            }
            let kind = Int.random(in: 0..<10, using: &random)
            let inner = Tree.random(depth - 1, &count, &random)
            switch kind {
            case 0: return .offset(CGSize(width: number(-40...40), height: number(-40...40)), inner)
            case 1: return .scaled(CGSize(width: number(0.3...2), height: number(-2...(-0.3))), anchor, inner)
            case 2: return .turned(.degrees(number(-180...180)), anchor, inner)
            case 3:
                return .sheared(
                    CGAffineTransform(
                        a: number(0.5...1.5), b: number(-0.4...0.4), c: number(-0.4...0.4),
                        d: number(0.5...1.5), tx: number(-20...20), ty: number(-20...20)), inner)
            case 4: return .clipped(inner)
            case 5: return .shaped(inner)
            case 6: return .faded(Bool.random(using: &random) ? 0 : 0.5, inner)
            case 7: return .hidden(inner)
            case 8: return .through(inner)
            default:
                var m = ProjectionTransform()
                m.m11 = number(0.6...1.4)
                m.m12 = number(-0.3...0.3)
                m.m13 = number(-0.002...0.002)
                m.m21 = number(-0.3...0.3)
                m.m22 = number(0.6...1.4)
                m.m23 = number(-0.002...0.002)
                m.m31 = number(-20...20)
                m.m32 = number(-20...20)
                return .projected(m, inner)
            }
        }

        var view: AnyView {
            switch self {
            case .leaf(let number, let size):
                AnyView(Numbered(number: number, size: size))
            case .layers(let children):
                AnyView(
                    ZStack(alignment: .topLeading) {
                        ForEach(children.indices, id: \.self) { children[$0].0.view.zIndex(children[$0].zIndex) }
                    })
            case .offset(let by, let inner): AnyView(inner.view.offset(by))
            case .scaled(let by, let anchor, let inner): AnyView(inner.view.scaleEffect(by, anchor: anchor))
            case .turned(let by, let anchor, let inner): AnyView(inner.view.rotationEffect(by, anchor: anchor))
            case .sheared(let by, let inner): AnyView(inner.view.transformEffect(by))
            case .clipped(let inner): AnyView(inner.view.frame(width: 30, height: 30, alignment: .topLeading).clipped())
            case .shaped(let inner): AnyView(inner.view.contentShape(Ellipse()))
            case .faded(let by, let inner): AnyView(inner.view.opacity(by))
            case .hidden(let inner): AnyView(inner.view.hidden())
            case .through(let inner): AnyView(inner.view.allowsHitTesting(false))
            case .projected(let by, let inner): AnyView(inner.view.projectionEffect(by))
            }
        }

        var size: CGSize {
            switch self {
            case .leaf(_, let size): size
            case .layers(let children):
                children.reduce(.zero) {
                    CGSize(width: max($0.width, $1.0.size.width), height: max($0.height, $1.0.size.height))
                }
            case .clipped: CGSize(width: 30, height: 30)
            case .offset(_, let inner), .scaled(_, _, let inner), .turned(_, _, let inner), .sheared(_, let inner),
                .shaped(let inner), .faded(_, let inner), .hidden(let inner), .through(let inner),
                .projected(_, let inner):
                inner.size
            }
        }

        /// The path of the numbers of branches to what is hit: a leaf's number, or 0 for a content shape where nothing
        /// inside is hit. Nil for nothing.
        func hit(_ point: CGPoint) -> Int? {
            switch self {
            case .leaf(let number, let size):
                return CGRect(origin: .zero, size: size).contains(point) ? number : nil
            case .layers(let children):
                let order = children.enumerated().sorted {
                    ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
                }
                for (_, child) in order.reversed() { if let hit = child.0.hit(point) { return hit } }
                return nil
            case .offset(let by, let inner): return inner.hit(CGPoint(x: point.x - by.width, y: point.y - by.height))
            case .scaled(let by, let anchor, let inner):
                let pivot = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
                return inner.hit(
                    CGPoint(x: pivot.x + (point.x - pivot.x) / by.width, y: pivot.y + (point.y - pivot.y) / by.height))
            case .turned(let by, let anchor, let inner):
                let pivot = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
                let x = point.x - pivot.x, y = point.y - pivot.y
                let c = CGFloat(cos(by.radians)), s = CGFloat(sin(by.radians))
                return inner.hit(CGPoint(x: pivot.x + c * x + s * y, y: pivot.y - s * x + c * y))
            case .sheared(let by, let inner):
                let x = point.x - by.tx, y = point.y - by.ty
                let d = by.a * by.d - by.b * by.c
                return inner.hit(CGPoint(x: (by.d * x - by.c * y) / d, y: (by.a * y - by.b * x) / d))
            case .clipped(let inner): return inner.hit(point)
            case .shaped(let inner):
                let rx = size.width / 2, ry = size.height / 2
                let x = (point.x - rx) / rx, y = (point.y - ry) / ry
                let distance = x * x + y * y
                // The outline of an ellipse is made of curves: close to it is not asked.
                if abs(distance - 1) < 0.01 { return -1 }
                return distance < 1 ? inner.hit(point) ?? 0 : nil
            case .faded(let by, let inner): return by > 0 ? inner.hit(point) : nil
            case .hidden, .through: return nil
            case .projected(let m, let inner):
                // The cofactors of the matrix, for points as rows; its determinant falls out.
                let x = point.x, y = point.y
                let u =
                    x * (m.m22 * m.m33 - m.m23 * m.m32) + y * (m.m23 * m.m31 - m.m21 * m.m33)
                    + (m.m21 * m.m32 - m.m22 * m.m31)
                let v =
                    x * (m.m13 * m.m32 - m.m12 * m.m33) + y * (m.m11 * m.m33 - m.m13 * m.m31)
                    + (m.m12 * m.m31 - m.m11 * m.m32)
                let w =
                    x * (m.m12 * m.m23 - m.m13 * m.m22) + y * (m.m13 * m.m21 - m.m11 * m.m23)
                    + (m.m11 * m.m22 - m.m12 * m.m21)
                return inner.hit(CGPoint(x: u / w, y: v / w))
            }
        }
    }

    private func number(of node: ViewNode?) -> Int? { node.map { ($0 as? NumberedNode)?.value.number ?? 0 } }

    @Test func equalsTheReference() {
        let hits = (0..<120).reduce(0) { $0 + compare($1) }
        #expect(hits > 2000, "so many of the points fall on something")
    }

    /// Compares for one tree; gives how many points have hit something.
    private func compare(_ seed: Int) -> Int {
        var random = Seeded(state: UInt64(seed) &* 977 &+ 3)
        var count = 0
        let tree = Tree.random(5, &count, &random)
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 300, height: 300))
        host.setContent { tree.view.frame(width: 300, height: 300, alignment: .topLeading) }
        host.flush()
        var hits = 0
        for _ in 0..<150 {
            let point = CGPoint(x: .random(in: -30...150, using: &random), y: .random(in: -30...150, using: &random))
            let expected = tree.hit(point)
            if expected == -1 { continue }
            let found = number(of: host.input.hitTest(point))
            #expect(found == expected, "seed \(seed) at \(point)")
            if found != nil { hits += 1 }
        }
        host.end()
        return hits
    }

    @Test func hitsGoByWhatIsDrawnOnTheWay() {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 300, height: 100))
        let moved = Switch()
        host.setContent { Moving(moved: moved) }
        host.flush()
        func isHit(_ x: CGFloat) -> Bool { host.input.hitTest(CGPoint(x: x, y: 50)) != nil }
        #expect(isHit(10) && !isHit(210))
        moved.turn?(true)
        host.flush()
        host.advance(to: 0.5)
        host.flush()
        #expect(isHit(110) && !isHit(10) && !isHit(210))
        host.advance(to: 1.1)
        host.flush()
        #expect(!isHit(110) && isHit(210))
        host.end()
    }

    private static var square: some View {
        Color.orange.frame(width: 300, height: 300).frame(width: 100, height: 100).clipped()
    }

    /// The example of oleb.net/2022/clipped-hit-testing.
    @Test(arguments: [false, true]) func clipsDoNotCut(_ isShaped: Bool) {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 300, height: 300))
        host.setContent {
            isShaped ? AnyView(Self.square.contentShape(Rectangle())) : AnyView(Self.square)
        }
        host.flush()
        #expect(host.input.hitTest(CGPoint(x: 150, y: 150)) != nil)
        #expect((host.input.hitTest(CGPoint(x: 20, y: 150)) == nil) == isShaped)
        host.end()
    }

    @Test func kindsOfContentShapes() {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 100, height: 100))
        host.setContent {
            Color.gray.frame(width: 100, height: 100).contentShape(.dragPreview, Circle())
        }
        host.flush()
        #expect(host.input.hitTest(CGPoint(x: 1, y: 1)) != nil, "not a shape of interaction")
        host.setContent {
            Color.gray.frame(width: 100, height: 100).contentShape([.interaction, .hoverEffect], Circle())
        }
        host.flush()
        #expect(host.input.hitTest(CGPoint(x: 1, y: 1)) == nil)
        host.setContent {
            Color.clear.frame(width: 100, height: 100)
                .contentShape(
                    Path {
                        $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100));
                        $0.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
                    }, eoFill: true)
        }
        host.flush()
        #expect(host.input.hitTest(CGPoint(x: 50, y: 50)) == nil)
        #expect(host.input.hitTest(CGPoint(x: 10, y: 50)) != nil)
        host.end()
    }
}

/// A rectangle with a number.
private nonisolated struct Numbered: PrimitiveView {
    let number: Int
    let size: CGSize

    nonisolated static func _makeView(view: _GraphValue<Numbered>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = NumberedNode(inputs)
        let graph = inputs.graph
        _ = graph.effect {
            node.value = view.value(in: graph)
            node.setNeedsLayout()
        }
        return _ViewOutputs(node)
    }
}

private final class NumberedNode: ViewNode {
    var value = Numbered(number: 0, size: .zero)

    override func measure(_ proposal: ProposedViewSize) -> CGSize { value.size }
    override func hitTest(_ point: CGPoint) -> ViewNode? { bounds.contains(point) ? self : nil }
}

@MainActor private final class Switch { var turn: ((Bool) -> Void)? }

private struct Moving: View {
    let moved: Switch
    @State private var isOver = false

    var body: some View {
        let _ = moved.turn = { on in withAnimation(.linear(duration: 1)) { isOver = on } }
        Color.gray.frame(width: 20, height: 20).offset(x: isOver ? 200 : 0)
            .frame(width: 300, height: 100, alignment: .leading)
    }
}
