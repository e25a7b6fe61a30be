import MartletCore

/// One column of very many boxes.
final class FlatTree: BenchmarkTree {
    private let count: Int
    let leaves: [LeafModel]

    init(count: Int) {
        self.count = count
        leaves = (0..<count).map { LeafModel(CGSize(width: 20 + CGFloat($0 % 50), height: 10)) }
    }

    convenience init(like other: FlatTree) { self.init(count: other.count) }

    var name: String { "flat \(count)" }
    var size: Int { count }
    var height: CGFloat? { nil }

    func view() -> AnyView {
        let leaves = leaves
        return AnyView(VStack(spacing: 0) { ForEach(0..<leaves.count, id: \.self) { Leaf(model: leaves[$0]) } })
    }

    private var origins: [CGPoint] = []

    func arrange() -> CGSize {
        var size = CGSize.zero
        for leaf in leaves { size.width = max(size.width, leaf.size.width) }
        origins.removeAll(keepingCapacity: true)
        for leaf in leaves {
            origins.append(CGPoint(x: (size.width - leaf.size.width) / 2, y: size.height))
            size.height += leaf.size.height
        }
        return size
    }

    func limit(_ width: CGFloat) -> CGSize? { arrange() }
    func expected(_ width: CGFloat) -> CGSize { arrange() }
}
