import MartletCore
import MartletDrawing
import SwiftUI
import Testing

/// Drags that a host brings in from other programs, and takes out to them.
@MainActor @Suite struct ExternalDragTests {
    let log = Log()

    private func host(_ proposal: DropProposal? = nil) -> ViewHost {
        let log = log
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.setSize(ProposedViewSize(width: 200, height: 100))
        host.setContent {
            HStack(spacing: 0) {
                Color.gray.draggable("out")
                Color.gray.onDrop(of: [.text], delegate: Hearing(log: log, proposal: proposal))
            }
        }
        host.flush()
        return host
    }

    struct Hearing: DropDelegate {
        let log: Log
        let proposal: DropProposal?
        func dropEntered(info: DropInfo) { log("entered") }
        func dropUpdated(info: DropInfo) -> DropProposal? { proposal }
        func dropExited(info: DropInfo) { log("exited") }
        func performDrop(info: DropInfo) -> Bool {
            log("perform")
            return true
        }
    }

    private var text: [DragItem] { [DragItem(provider: NSItemProvider(object: "in"))] }

    @Test func comesIn() {
        let host = host()
        #expect(host.input.externalDragMoved(to: CGPoint(x: 50, y: 50), items: text) == nil)
        #expect(host.input.externalDragMoved(to: CGPoint(x: 150, y: 50), items: text) == .copy)
        host.input.externalDragExited()
        #expect(log.take() == ["entered", "exited"])
        #expect(!host.input.externalDrop())
        #expect(host.input.externalDragMoved(to: CGPoint(x: 150, y: 50), items: text) == .copy)
        #expect(host.input.externalDrop())
        #expect(log.take() == ["entered", "perform"])
        #expect(host.input.dragSession == nil)
        #expect(host.input.externalDragMoved(to: CGPoint(x: CGFloat.nan, y: 0), items: text) == nil)
        host.end()
    }

    @Test func aProposalForOthers() {
        let host = host(DropProposal(withinApplication: .move, outsideApplication: .forbidden))
        #expect(host.input.externalDragMoved(to: CGPoint(x: 150, y: 50), items: text) == nil)
        #expect(!host.input.externalDrop())
        #expect(log.take() == ["entered", "exited"])
        host.end()
    }

    @Test func goesOut() throws {
        let host = host()
        var taken: DragSession?
        host.input.onDragBegan = {
            taken = $0
            return true
        }
        host.input.pointerDown(at: CGPoint(x: 50, y: 50))
        host.input.pointerMoved(to: CGPoint(x: 150, y: 50))
        host.input.pointerUp(at: CGPoint(x: 150, y: 50))
        let session = try #require(taken)
        #expect(session.items[0].provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
        #expect(session.picture != nil && session.pictureSize == CGSize(width: 100, height: 100))
        #expect(host.input.dragSession == nil)
        #expect(log.take() == [], "the host tells of it from now on")
        host.end()
    }

    @Test func aDestinationThatGoesUnderTheDrag() {
        let host = host()
        _ = host.input.externalDragMoved(to: CGPoint(x: 150, y: 50), items: text)
        host.setContent { Color.gray }
        host.flush()
        #expect(host.input.externalDragMoved(to: CGPoint(x: 151, y: 50), items: text) == nil)
        #expect(!host.input.externalDrop())
        host.end()
    }
}
