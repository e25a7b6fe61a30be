import MartletDrawing
import Observation
import Testing

@testable import MartletCore

/// Many children are drawn as groups of groups: the picture must be that of the plain walk, whatever has changed.
@MainActor @Suite struct ChildPicturesTests {
    @Observable final class Model {
        var rows: [Row] = (0..<150).map { Row(id: $0) }
    }

    struct Row: Identifiable {
        let id: Int
        var width: CGFloat = 5
        var zIndex = 0.0
        var isShown = true
    }

    struct RowView: View {
        let row: Row
        var body: some View { Leaf(row.isShown ? row.width : 0, 2).zIndex(row.zIndex) }
    }

    struct Rows: View {
        let model: Model
        var body: some View {
            VStack(alignment: .leading, spacing: 1) {
                ForEach(model.rows) { RowView(row: $0) }
            }
        }
    }

    /// The boxes of a picture at their places, in drawing order.
    private func boxes(_ item: DisplayItem?, _ origin: CGPoint = .zero) -> [CGRect] {
        guard let item else { return [] }
        switch item.content {
        case .fill(let path, _, _): return [path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)]
        case .group(let placed):
            return placed.flatMap { boxes($0.item, CGPoint(x: origin.x + $0.offset.x, y: origin.y + $0.offset.y)) }
        case .effect(_, let inner): return boxes(inner, origin)
        default: return []
        }
    }

    /// The same found by walking the nodes, without anything that is kept.
    private func walked(_ node: ViewNode, _ origin: CGPoint = .zero) -> [CGRect] {
        // What leaves is drawn where it stood.
        let shift = node.transition?.shift ?? .zero
        let place = CGPoint(
            x: origin.x + node.presentedOrigin.x + shift.width, y: origin.y + node.presentedOrigin.y + shift.height)
        if node is LeafNode { return boxes(node.makeItem(), place) }
        return node.childrenInDrawingOrder.flatMap { walked($0, place) }
    }

    @Test("the picture is that of the plain walk", arguments: 0..<12)
    func samePicture(_ seed: Int) {
        var random = SystemLike(UInt64(seed) + 1)
        let model = Model()
        let host = ViewHost.make(width: 400, height: 2000) { Rows(model: model) }
        var time = 0.0
        for step in 0..<60 {
            func change() {
                let index = Int.random(in: 0..<max(model.rows.count, 1), using: &random)
                switch Int.random(in: 0..<7, using: &random) {
                case 0: model.rows[index].width = .random(in: 1...40, using: &random)
                case 1: model.rows[index].zIndex = Double.random(in: -1...1, using: &random).rounded()
                case 2: model.rows[index].isShown.toggle()
                case 3: model.rows.remove(at: index)
                case 4: model.rows.insert(Row(id: 1000 + step), at: index)
                case 5: model.rows.swapAt(index, model.rows.count - 1)
                default: model.rows[index].width += 1
                }
            }
            if Bool.random(using: &random) {
                withAnimation(.linear(duration: 0.3)) { change() }
            } else {
                change()
            }
            host.flush()
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                time += 0.05
                host.advance(to: time)
                #expect(boxes(host.frame().root) == walked(host.rootNode))
            }
        }
        host.advance(to: time + 1)
        #expect(boxes(host.frame().root) == walked(host.rootNode))
        let fresh = ViewHost.make(width: 400, height: 2000) { Rows(model: model) }
        #expect(boxes(fresh.frame().root) == boxes(host.frame().root))
    }

    @Test("one that moves among many is drawn alone", arguments: [100, 1000, 5000])
    func oneAmongMany(_ count: Int) {
        let model = Model()
        model.rows = (0..<count).map { Row(id: $0) }
        let host = ViewHost.make(width: 400, height: 100) { Rows(model: model) }
        _ = host.frame()
        withAnimation(.linear(duration: 1)) { model.rows[count / 2].width = 100 }
        host.flush()
        host.advance(to: 0.2)
        _ = host.frame()
        host.layout.counts.pointee = .init()
        host.advance(to: 0.4)
        _ = host.frame()
        let counts = host.layout.counts.pointee
        // The leaf, its row and the stack with what is around it, whatever the number of rows.
        #expect(counts.drawings <= 8 && counts.measures == 0 && counts.places == 0, "\(counts)")
    }
}

private struct SystemLike: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
