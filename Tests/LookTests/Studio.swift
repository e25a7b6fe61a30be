import MartletDrawing

@testable import MartletCore

/// A host for tests of looks: what is drawn as text, without the numbers of nodes.
@MainActor struct Studio {
    let host: ViewHost
    /// Nodes know their host without owning it: hosts of tests stay, whatever a test keeps.
    private static var hosts: [ViewHost] = []

    init<V: View>(
        _ width: CGFloat? = 100, _ height: CGFloat? = 60, environment: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder _ content: @escaping @MainActor () -> V
    ) {
        host = ViewHost(shaper: FixedAdvanceShaper())
        Self.hosts.append(host)
        host.setSize(ProposedViewSize(width: width, height: height))
        host.updateEnvironment(environment)
        host.setContent(content)
        host.flush()
    }

    /// The lines of the display list below its first one.
    var picture: String {
        host.frame().description.split(separator: "\n").dropFirst().map { line in
            line.replacing(#/ id \d+/#, with: "").replacing(#/^  /#, with: "")
        }.joined(separator: "\n")
    }

    /// The size that the content answers to the host's proposal.
    var contentSize: CGSize { host.rootNode.children[0].size }

    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        host.rootNode.children[0].sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    func first<N: ViewNode>(_ type: N.Type) -> N? {
        func search(_ node: ViewNode) -> N? { node as? N ?? node.children.lazy.compactMap(search).first }
        return search(host.rootNode)
    }

    func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool { host.rootNode.hitTest(CGPoint(x: x, y: y)) != nil }
}
