import MartletDrawing
import Testing

@testable import MartletCore

/// A host that is given other content.
@MainActor @Suite struct ContentChangeTests {
    private func rows(_ name: String, _ note: @escaping (String) -> Void) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { row in
                    Box(100, 50).named("\(name)\(row)")
                        .onAppear { note("+\(name)\(row)") }
                        .onDisappear { note("-\(name)\(row)") }
                }
            }
        }
    }

    @Test func theOldContentEndsFirst() {
        var journal: [String] = []
        let host = ViewHost.make(100, 100) { self.rows("a") { journal.append($0) } }
        host.scroll(130)
        journal = []
        for name in ["b", "c"] {
            host.setContent { self.rows(name) { journal.append($0) } }
            host.flush()
            #expect(Set(host.named.keys) == ["\(name)0", "\(name)1"])
            host.scroll(500)
            #expect(Set(host.named.keys) == ["\(name)10", "\(name)11"])
        }
        #expect(Set(journal.prefix(3)) == ["-a2", "-a3", "-a4"], "\(journal)")
        #expect(journal.contains("-b10") && !journal.contains("-c10"))
        // Nothing of the former contents is left.
        let fresh = ViewHost.make(100, 100) { self.rows("c") { _ in } }
        fresh.scroll(500)
        #expect(host.graph.nodeCount == fresh.graph.nodeCount)
        host.end()
        #expect(journal.contains("-c10"))
        #expect(host.graph.nodeCount == 0)
    }

    @Test func contentOfAnotherKind() {
        let host = ViewHost.make(100, 100) { GeometryReader { Box($0.size.width / 2, 10).named("reader") } }
        #expect(host["reader"]?.width == 50)
        host.setContent { Box(30, 30).named("box") }
        host.flush()
        host.setSize(ProposedViewSize(width: 200, height: 200))
        host.flush()
        #expect(host.named == ["box": rect(85, 85, 30, 30)])
    }
}
