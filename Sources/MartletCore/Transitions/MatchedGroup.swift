/// The views that share one geometry, the source first, the others with the newest first.
///
/// Which view is the source, and from where the shared frame sets out when that is another one, follows an audit of
/// SwiftUI by other authors; how follower and source are put together was measured (Tests/Fixtures/layout,
/// matched-follower).
final class MatchedGroup {
    let key: MatchedKey
    private(set) var members: [MatchedNode] = []
    private weak var source: MatchedNode?
    private var frame: SharedFrame?
    /// The shared frame on its way to that of a new source.
    private var flight: MovingValue<CGRect>?
    /// The frame of a source that has gone, and the update in which it went.
    private var parting: (frame: SharedFrame, update: Int)?

    init(_ key: MatchedKey) { self.key = key }

    var isEmpty: Bool { members.isEmpty }

    func join(_ node: MatchedNode) { members.insert(node, at: 0) }

    func leave(_ node: MatchedNode) {
        members.removeAll { $0 === node }
        if node === source, let frame { parting = (frame, node.host.updateNumber) }
    }

    /// Looks where the source is, and tells the others.
    func settle(_ host: ViewHost) {
        guard members.contains(where: { $0.isSource }) else { return reset() }
        let index =
            members.firstIndex { $0.isSource && $0.isPlaced && !$0.isGoing } ?? members.firstIndex { $0.isPlaced }
        guard let index else { return }
        if index > 0 { members.insert(members.remove(at: index), at: 0) }
        let first = members[0]
        report(host)
        let new = first.ownFrame
        if source !== first { setOut(to: new, of: first, host) }
        flight?.set(new.rect, transaction: first.transaction)
        if flight?.isMoving == false { flight = nil }
        source = first
        frame = new
        tell()
    }

    private func setOut(to new: SharedFrame, of first: MatchedNode, _ host: ViewHost) {
        let transaction = first.transaction
        guard transaction.animation != nil, !transaction.disablesAnimations else { return flight = nil }
        if flight != nil { return }
        let start: SharedFrame
        if let parting, parting.update == host.updateNumber {
            start = parting.frame
        } else if members.count > 1, !members[1].isNew, members[1].isPlaced {
            start = members[1].drawnFrame
        } else {
            return
        }
        flight = MovingValue(start.rect, host: host) { [weak self] in self?.flightDidMove() }
    }

    private func flightDidMove() {
        if flight?.isMoving == false { flight = nil }
        tell()
    }

    private func tell() {
        if let flight {
            let rect = flight.presented
            let shared = SharedFrame(point: rect.origin, size: rect.size, isInFlight: true)
            for member in members { member.follow(shared) }
        } else {
            for member in members { member.follow(member === source ? nil : frame) }
        }
    }

    private func reset() {
        (source, frame, flight) = (nil, nil, nil)
        for member in members { member.follow(nil) }
    }

    private func report(_ host: ViewHost) {
        let sources = members.filter { $0.isSource && $0.isPlaced && !$0.isGoing }
        guard sources.count > 1 else { return }
        let paths = sources.map { $0.path.isEmpty ? "the content" : $0.path }.joined(separator: "; ")
        host.report(
            .matchedGeometry,
            "Multiple inserted views in matched geometry group \(key.id.base) have `isSource: true`, results are "
                + "undefined: the newest one counts. Give `isSource: false` to all but one of: \(paths).",
            at: sources[0].instance)
    }
}

/// All groups of a host.
final class MatchedGroups: PositionObserver {
    private var groups: [MatchedKey: MatchedGroup] = [:]
    private unowned let host: ViewHost
    /// How often they were looked at in one update: a source that hangs on its follower would never come to rest.
    private var looks = (update: -1, count: 0)
    private static let lookLimit = 20

    init(_ host: ViewHost) { self.host = host }

    func join(_ node: MatchedNode, _ key: MatchedKey) {
        if groups.isEmpty { host.layout.observePosition(self) }
        let group = groups[key] ?? MatchedGroup(key)
        groups[key] = group
        group.join(node)
        lookAgain()
    }

    func leave(_ node: MatchedNode, _ key: MatchedKey) {
        groups[key]?.leave(node)
        lookAgain()
    }

    func hasOthers(_ node: MatchedNode, _ key: MatchedKey?) -> Bool { key.flatMap { groups[$0] }?.hasOthers ?? false }

    /// Something is other than layout can tell.
    func lookAgain() { host.layout.noteMoved(host.rootNode) }

    func check() {
        if looks.update != host.updateNumber { looks = (host.updateNumber, 0) }
        looks.count += 1
        guard looks.count < Self.lookLimit else { return }
        for (key, group) in groups {
            // One that is empty has waited for a successor of its last source.
            if group.isEmpty { groups[key] = nil } else { group.settle(host) }
        }
        if groups.isEmpty { host.layout.stopObserving(self) }
    }
}

extension MatchedGroup {
    /// Whether a view that has just come may have to begin in the frame of another.
    fileprivate var hasOthers: Bool { members.count > 1 || parting != nil }
}
