import MartletGraph

/// What is presented over the content of a window, the topmost last.
package final class PresentationList {
    unowned(unsafe) var host: ViewHost!
    private(set) var entries: [Presentation] = []
    /// What has been dismissed and is still to be seen.
    private var leaving: [Presentation] = []

    /// The views that presentations may come out of, those made last at the end.
    var sources: [MatchedKey: [PresentationSource]] = [:]

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
        showAll()
        host.input.contentWasCovered()
    }

    /// Takes it away at once.
    func remove(_ presentation: Presentation) {
        entries.removeAll { $0 === presentation }
        leaving.removeAll { $0 === presentation }
        showAll()
    }

    /// It counts no more, and is drawn until it has gone: then it is removed, and `completion` called.
    func dismiss(
        _ presentation: Presentation, _ surroundings: TransitionSurroundings, _ completion: @escaping () -> Void
    ) {
        entries.removeAll { $0 === presentation }
        leaving.append(presentation)
        showAll()
        host.input.contentIsLeaving()
        presentation.node.comingAndGoing.go(surroundings) { [weak self, weak presentation] in
            guard let self, let presentation else { return }
            remove(presentation)
            completion()
        }
    }

    /// It is presented again before it has gone.
    func takeBack(_ presentation: Presentation) {
        leaving.removeAll { $0 === presentation }
        entries.append(presentation)
        showAll()
        presentation.node.comingAndGoing.comeBack()
        host.input.contentWasCovered()
    }

    private func showAll() { host.rootNode.setPresentations((leaving + entries).map(\.node)) }
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
