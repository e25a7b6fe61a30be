import MartletGraph

/// What is presented over the content of a window, the topmost last.
package final class PresentationList {
    unowned(unsafe) var host: ViewHost!
    private(set) var entries: [Presentation] = []

    init() {}

    package var count: Int { entries.count }

    /// Dismisses the topmost as a person would: outside click, Escape, swipe. False if there is nothing, or if it
    /// does not let itself be dismissed so.
    @discardableResult
    package func dismissTopmost() -> Bool {
        host.flush()
        guard let top = entries.last, !top.isDismissalDisabled else { return false }
        host.input.handle { top.dismiss() }
        return true
    }

    var top: Presentation? { entries.last }

    func add(_ presentation: Presentation) {
        entries.append(presentation)
        host.rootNode.setPresentations(entries.map(\.node))
        host.input.contentWasCovered()
    }

    func remove(_ presentation: Presentation) {
        entries.removeAll { $0 === presentation }
        host.rootNode.setPresentations(entries.map(\.node))
    }
}

/// One presented view.
final class Presentation {
    let kind: PresentationKind
    let node: PresentationNode
    let id: AnyHashable
    let subgraph: Subgraph
    /// Writes false or nil where the presentation comes from.
    var dismiss: () -> Void = {}
    /// Whether the content forbids being dismissed by a gesture.
    var readsDismissalDisabled: () -> Bool = { false }

    init(kind: PresentationKind, node: PresentationNode, id: AnyHashable, subgraph: Subgraph) {
        self.kind = kind
        self.node = node
        self.id = id
        self.subgraph = subgraph
    }

    var isDismissalDisabled: Bool { readsDismissalDisabled() }
}

/// How something is presented.
enum PresentationKind {
    case sheet, popover, cover, alert, dialog

    /// Whether what lies behind is darkened.
    var dims: Bool { self != .popover && self != .cover }
    /// Whether pressing beside it dismisses it.
    var goesOnOutsidePress: Bool { self == .popover || self == .dialog }
}
