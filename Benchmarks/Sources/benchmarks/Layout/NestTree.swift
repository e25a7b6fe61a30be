import MartletCore

/// Stacks of one and two children inside each other, very deep.
final class NestTree: BenchmarkTree {
    private let depth: Int
    let leaves = [LeafModel(CGSize(width: 10, height: 10))]

    init(depth: Int) { self.depth = depth }
    convenience init(like other: NestTree) { self.init(depth: other.depth) }

    var name: String { "nest \(depth)" }
    var size: Int { depth }
    var height: CGFloat? { nil }

    func view() -> AnyView {
        var view = AnyView(Leaf(model: leaves[0]))
        for level in 0..<depth {
            let inner = view
            switch level % 3 {
            case 0: view = AnyView(HStack(spacing: 0) { inner })
            case 1:
                view = AnyView(
                    VStack(spacing: 0) {
                        inner; Color.clear.frame(width: 1, height: 1)
                    })
            default: view = AnyView(inner.padding(1))
            }
        }
        return view
    }

    func arrange() -> CGSize {
        var size = leaves[0].size
        for level in 0..<depth {
            switch level % 3 {
            case 0: break
            case 1: size = CGSize(width: max(size.width, 1), height: size.height + 1)
            default: size = CGSize(width: size.width + 2, height: size.height + 2)
            }
        }
        return size
    }

    func limit(_ width: CGFloat) -> CGSize? { arrange() }
    func expected(_ width: CGFloat) -> CGSize { arrange() }
}
