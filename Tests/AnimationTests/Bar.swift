import MartletDrawing

@testable import MartletCore

/// A leaf with one animatable number: its opacity, found again by its name.
nonisolated struct Bar: View {
    let name: String
    let value: Double

    init(_ name: String, _ value: Double) {
        self.name = name
        self.value = value
    }

    var body: some View { Color.black.frame(width: 10, height: 10).opacity(value).accessibilityIdentifier(name) }
}

private struct Root<Content: View>: View {
    let content: @MainActor () -> Content
    var body: some View { content() }
}

extension ViewHost {
    /// A host of what `content` gives, which follows what that reads.
    static func make<V: View>(_ content: @escaping @MainActor () -> V) -> ViewHost {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 300, height: 200))
        host.setContent { Root(content: content) }
        host.flush()
        return host
    }

    /// The opacities in the picture, in drawing order.
    var opacities: [Double] {
        var found: [Double] = []
        func walk(_ item: DisplayItem) {
            if case .effect(.opacity(let value), _) = item.content { found.append(value) }
            item.content.children.forEach(walk)
        }
        walk(frame().root)
        return found
    }
}
