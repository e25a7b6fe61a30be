import MartletCore

/// Rows and columns in turn, two children each, down to measured leaves of 10 by 10.
final class DeepTree: BenchmarkTree {
    private let depth: Int
    let leaves: [LeafModel]

    init(depth: Int) {
        self.depth = depth
        leaves = (0..<(1 << depth)).map { _ in LeafModel(CGSize(width: 10, height: 10)) }
    }

    convenience init(like other: DeepTree) { self.init(depth: other.depth) }

    var name: String { "deep binary \(depth)" }
    var size: Int { (2 << depth) - 1 }
    var height: CGFloat? { nil }

    func view() -> AnyView { make(depth, 0) }

    private func make(_ level: Int, _ first: Int) -> AnyView {
        if level == 0 { return AnyView(MeasuredLeaf(model: leaves[first])) }
        let half = 1 << (level - 1)
        let (a, b) = (make(level - 1, first), make(level - 1, first + half))
        return level % 2 == 0
            ? AnyView(
                HStack(spacing: 0) {
                    a; b
                })
            : AnyView(
                VStack(spacing: 0) {
                    a; b
                })
    }

    private func arrange(_ level: Int, _ first: Int) -> CGSize {
        if level == 0 { return leaves[first].size }
        let half = 1 << (level - 1)
        let (a, b) = (arrange(level - 1, first), arrange(level - 1, first + half))
        return level % 2 == 0
            ? CGSize(width: a.width + b.width, height: max(a.height, b.height))
            : CGSize(width: max(a.width, b.width), height: a.height + b.height)
    }

    func expected(_ width: CGFloat) -> CGSize { arrange(depth, 0) }
    func limit(_ width: CGFloat) -> CGSize? { arrange(depth, 0) }
}
