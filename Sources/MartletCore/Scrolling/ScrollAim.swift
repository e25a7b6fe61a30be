/// What the program wants to be seen: kept until layout has come to rest around it.
///
/// A lazy container only estimates where views are that it has not made; when it makes them, the place is looked up
/// again, a few times at most.
struct ScrollAim {
    enum Wish {
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// In content coordinates.
        case place(x: CGFloat?, y: CGFloat?)
    }

    static let rounds = 12

    let wish: Wish
    var round = 0
}

/// Where a view was found.
struct ScrollFinding {
    let node: ViewNode
    /// The place in the node's coordinates; nil is all of it.
    let rect: CGRect?
}

extension ViewNode {
    /// The explicit ids (of `id` and `ForEach`) of this node that a node further out does not share, the innermost
    /// first.
    final func explicitIDs(below outer: ViewInstance?) -> [AnyHashable] {
        var ids: [AnyHashable] = []
        var current = instance
        while let instance = current, instance !== outer {
            if case .item(let id) = instance.kind { ids.append(id) }
            current = instance.parent
        }
        return ids
    }

    /// The first view below with an explicit id. Costs the nodes before it; a lazy container is asked at once.
    final func find(_ id: AnyHashable) -> ScrollFinding? {
        for child in children where !child.isLeaving {
            if child.instance !== instance, child.explicitIDs(below: instance).contains(id) {
                return ScrollFinding(node: child, rect: nil)
            }
            if let source = child as? any ScrollTargetSource, let rect = source.targetFrame(for: id) {
                return ScrollFinding(node: child, rect: rect)
            }
            if let found = child.find(id) { return found }
        }
        return nil
    }
}

extension ScrollNode {
    /// The place of a finding in the content, in the direction of reading.
    private func rect(of finding: ScrollFinding) -> CGRect? {
        guard let whole = finding.node.frame(in: content, width: extent.content.width, settings.direction) else {
            return nil
        }
        guard var rect = finding.rect else { return whole }
        if settings.direction == .rightToLeft { rect.origin.x = whole.width - rect.maxX }
        return rect.offsetBy(dx: whole.minX, dy: whole.minY)
    }

    /// The offset at which a part of the content is seen: the anchors of part and room meet, or without an anchor the
    /// smallest movement shows all of it. Measured: scroll/scroll-to and scroll/geometry of iamcgn/swiftui-web.
    func place(showing rect: CGRect, _ anchor: UnitPoint?) -> CGPoint {
        var place = offset
        for axis in Axis.allCases where settings.axes.contains(Axis.Set(axis)) {
            let begin = rect.start(axis) - extent.insets.start(axis)
            let end = rect.end(axis) - extent.insets.start(axis) - extent.room(axis)
            if let anchor {
                place[axis] = begin + (end - begin) * anchor[axis]
            } else {
                place[axis] = Swift.min(Swift.max(offset[axis], Swift.min(begin, end)), Swift.max(begin, end))
            }
        }
        return extent.clamped(place)
    }

    /// The offset that a wish comes to now; nil if its view is not there.
    private func place(for wish: ScrollAim.Wish, found: ScrollFinding? = nil) -> CGPoint? {
        switch wish {
        case .view(let id, let anchor):
            guard let finding = found ?? find(id), let rect = rect(of: finding) else { return nil }
            return place(showing: rect, anchor)
        case .edge(let edge):
            var place = offset
            switch edge {
            case .top: place.y = extent.least.y
            case .bottom: place.y = extent.most.y
            case .leading: place.x = extent.least.x
            case .trailing: place.x = extent.most.x
            }
            return place
        case .place(let x, let y):
            return extent.clamped(
                CGPoint(
                    x: x.map { $0 - extent.insets.leading } ?? offset.x, y: y.map { $0 - extent.insets.top } ?? offset.y
                ))
        }
    }

    /// Scrolls to what is wanted; false if it is not there.
    @discardableResult
    func show(_ wish: ScrollAim.Wish, found: ScrollFinding? = nil, _ transaction: Transaction) -> Bool {
        let wish = wish.corrected { host.report($0, $1, at: instance) }
        guard laidOut != nil, let place = place(for: wish, found: found) else { return false }
        scroll(to: place, transaction)
        aim = ScrollAim(wish: wish)
        lookAgain()
        return true
    }

    /// Looks whether what is wanted is seen now, and goes on to where it is if not.
    private func lookAgain() {
        host.afterUpdate { [weak self] in
            guard let self, var aim, !hasEnded else { return }
            guard aim.round < ScrollAim.rounds, let place = place(for: aim.wish) else {
                self.aim = nil
                return
            }
            if let flight = movement as? ScrollFlight {
                flight.aim(at: place)
                return
            }
            guard abs(place.x - offset.x) > 0.001 || abs(place.y - offset.y) > 0.001 else {
                self.aim = nil
                return
            }
            aim.round += 1
            self.aim = aim
            setOffset(place)
            lookAgain()
        }
    }

    /// Layout has run while something is aimed at.
    func aimAfterLayout() { if aim != nil, movement is ScrollFlight { lookAgain() } }

    /// A flight has landed.
    func aimAfterFlight() { if aim != nil { lookAgain() } }
}
