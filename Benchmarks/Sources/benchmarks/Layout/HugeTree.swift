import MartletCore

/// Ten thousand flexible leaves, by themselves 10 by 10, in four levels of ten: rows and columns in turn share the window.
final class HugeTree: BenchmarkTree {
    let leaves: [LeafModel] = []

    init() {}
    convenience init(like other: HugeTree) { self.init() }

    var name: String { "huge nested" }
    var size: Int { 11_111 }
    var height: CGFloat? { 600 }

    func view() -> AnyView { make(4) }

    private func make(_ level: Int) -> AnyView {
        if level == 0 { return AnyView(Color.clear) }
        return level % 2 == 0
            ? AnyView(HStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in self.make(level - 1) } })
            : AnyView(VStack(spacing: 0) { ForEach(0..<10, id: \.self) { _ in self.make(level - 1) } })
    }

    func expected(_ width: CGFloat) -> CGSize { CGSize(width: width, height: 600) }

    func limit(_ width: CGFloat) -> CGSize? { share(4, CGSize(width: width, height: 600)) }

    private func share(_ level: Int, _ room: CGSize) -> CGSize {
        if level == 0 { return room }
        var total = CGSize.zero
        for _ in 0..<10 {
            if level % 2 == 0 {
                let child = share(level - 1, CGSize(width: room.width / 10, height: room.height))
                total = CGSize(width: total.width + child.width, height: max(total.height, child.height))
            } else {
                let child = share(level - 1, CGSize(width: room.width, height: room.height / 10))
                total = CGSize(width: max(total.width, child.width), height: total.height + child.height)
            }
        }
        return CGSize(width: total.width.rounded(), height: total.height.rounded())
    }
}
