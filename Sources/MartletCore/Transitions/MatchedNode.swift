import MartletDrawing

/// Whose geometry is shared.
struct MatchedKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// A frame that several views share: a point in the window that their anchors are put on, and a size.
struct SharedFrame: Equatable {
    var point: CGPoint
    var size: CGSize
    /// Whether it is on its way: then it counts as drawn, and nothing else moves the views.
    var isInFlight = false

    var rect: CGRect { CGRect(origin: point, size: size) }
}

/// The node of a view that shares its geometry. Layout outside sees the content in its own place; the content stands
/// where the group says.
final class MatchedNode: ViewNode {
    private var key: MatchedKey?
    private(set) var properties = MatchedGeometryProperties.frame
    private(set) var anchor = UnitPoint.center
    private(set) var isSource = true
    /// Whether the group has not looked at the view yet: until then the content waits for its first place.
    var isNew = true
    private var shared: SharedFrame?
    /// What the content's place was made of.
    private var used: (shared: SharedFrame, place: NodePlace, drawn: CGAffineTransform)?

    func update(_ key: MatchedKey, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
        let groups = host.matchedGroups
        if key != self.key {
            leaveGroup()
            self.key = key
            groups.join(self, key)
        }
        guard properties != self.properties || anchor != self.anchor || isSource != self.isSource else { return }
        (self.properties, self.anchor, self.isSource) = (properties, anchor, isSource)
        groups.lookAgain()
        setNeedsPlacement()
    }

    func leaveGroup() {
        guard let key else { return }
        self.key = nil
        host.matchedGroups.leave(self, key)
    }

    // MARK: Geometry

    /// Whether the view is on its way out, by itself or with something around it.
    var isGoing: Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.isLeaving { return true }
            node = current.parent
        }
        return false
    }

    /// The frame that the view gives, as layout has it.
    var ownFrame: SharedFrame {
        let place = place()
        let rect = place.rect(CGRect(origin: .zero, size: size))
        return SharedFrame(point: anchor.point(in: rect), size: size)
    }

    /// The frame in which the content is drawn now.
    var drawnFrame: SharedFrame {
        let content = children.first ?? self
        let rect = CGRect(origin: .zero, size: content.presentedSize).applying(content.presentedToRoot)
        return SharedFrame(point: anchor.point(in: rect), size: content.presentedSize)
    }

    /// Whether the content is drawn in another frame than the node's own.
    var isDisplaced: Bool { shared != nil }

    /// Takes over what the group says; nil is the view's own frame.
    func follow(_ new: SharedFrame?) {
        let wasNew = isNew
        isNew = false
        let old = shared
        shared = new
        if wasNew || old != new || isStale { setNeedsPlacement() }
    }

    /// Whether the content was placed by something that is not so any more.
    private var isStale: Bool {
        guard let shared else { return used != nil }
        guard let used else { return true }
        if used.shared != shared { return true }
        return countsAsDrawn ? used.drawn != presentedToRoot : used.place != place()
    }

    /// Whether the content is put where things are drawn, not where layout has them: while it is on the way, and in a
    /// view that is no more part of layout.
    private var countsAsDrawn: Bool { shared?.isInFlight == true || isGoing }

    override func placeChildren() {
        guard let content = children.first else { return }
        guard let shared else {
            used = nil
            if isNew, host.matchedGroups.hasOthers(self, key) { return }
            return place(content, at: .zero, proposal: placedProposal)
        }
        let place = place(), drawn = presentedToRoot
        used = (shared, place, drawn)
        let proposal = properties.contains(.size) ? ProposedViewSize(shared.size) : placedProposal
        let own = content.sizeThatFits(proposal)
        var origin = CGPoint.zero
        if properties.contains(.position) {
            let inverse = countsAsDrawn ? drawn.inverted() : nil
            let point = inverse.map { shared.point.applying($0) } ?? place.inverted().point(shared.point)
            // Content that does not take the shared size stands off by the difference once more: so measured.
            let excess = properties.contains(.size) ? shared.size : own
            origin.x = point.x - anchor.x * (2 * own.width - excess.width)
            origin.y = point.y - anchor.y * (2 * own.height - excess.height)
        }
        guard shared.isInFlight else { return self.place(content, at: origin, proposal: proposal) }
        let transaction = Transaction.current
        Transaction.current = Transaction()
        self.place(content, at: origin, proposal: proposal)
        Transaction.current = transaction
        content.motion?.value.stop()
        content.motion = nil
    }
}
