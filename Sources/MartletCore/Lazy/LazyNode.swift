import MartletGraph

/// The node of a lazy container: a window of lines around what shows, with a known or estimated length before it
/// and behind it.
final class LazyNode: ViewNode, PositionObserver {
    var arrangement: LazyArrangement
    private(set) var direction: LayoutDirection
    private(set) var root: LazyPart!
    var axis: Axis { arrangement.axis }

    // The window
    /// What is made and placed, in order.
    var lines: ContiguousArray<LazyLine> = []
    /// How many cells stand before the window, and where it begins.
    var before = 0
    var start: CGFloat = 0
    /// The runs beside the window that were in it once.
    var head = LazyStretch()
    var tail = LazyStretch()
    var mean = LazyMean()
    /// The tracks that these lengths were measured in.
    var knownTracks: [LazyTrack]?
    /// The length of all content, while nothing of it is made.
    var lengthAtRest: CGFloat = 0
    /// The distance between the last two lines that were looked at.
    var lastDistance: CGFloat?
    /// The largest breadth that was seen, for a container that is proposed none.
    var idealBreadth: CGFloat = 0
    /// Where something is meant to be that was asked for before it was made.
    var hint: (index: Int, start: CGFloat)?
    /// The window to begin with, in a tree that is compared with another.
    var restored: LazyWindow?
    let position: TreePosition

    // The current pass
    var pass = 0
    var madeCells: [LazyCell] = []
    private var madeItems: [LazyItem] = []
    var structureHasChanged = false
    var repeatsAreStale = true
    /// Whether the window reached the end of the content in the last pass.
    private(set) var windowEndedContent = true
    private var pinned: [(cell: LazyCell, start: CGFloat)] = []
    private var shown: (low: CGFloat, high: CGFloat)?

    // Departures
    private struct Departure {
        let part: LazyPart
        let cells: [LazyCell]
        let finish: () -> Void
    }
    private var departures: [Departure] = []
    private var leaving: [ViewNode] = []

    /// The elements there are, in order, and a count of their changes: for preferences.
    private(set) var elements: [ViewElement] = []
    let version: Attribute<UInt32>

    init(_ arrangement: LazyArrangement, direction: LayoutDirection, inputs: _ViewInputs) {
        self.arrangement = arrangement
        self.direction = direction
        version = inputs.graph.source(0)
        position = inputs.position
        super.init(inputs)
        restoreWindow()
        host.layout.observePosition(self)
        reportMistakes()
    }

    /// Takes the content. Called once, after construction.
    func setList(_ list: ViewList) { root = LazyPart.make(list, context: LazyContext(node: self)) }

    func update(_ new: LazyArrangement, direction: LayoutDirection) {
        guard !arrangement.isSame(as: new) || self.direction != direction else { return }
        arrangement = new
        self.direction = direction
        reportMistakes()
        setNeedsLayout()
    }

    private func reportMistakes() {
        guard case .grid(let items, _) = arrangement.kind else { return }
        for mistake in items.lazy.compactMap(\.mistake) {
            host.report(
                .invalidGeometry,
                "\(mistake) Lengths and distances of a lazy grid's items are zero or more, and finite.",
                at: instance)
        }
    }

    override func didEnd() {
        host.layout.stopObserving(self)
        // Views that were kept although they do not show.
        root.forEachCell { cell in
            if let node = cell.node, node.parent === self, !children.contains(where: { $0 === node }) { node.end() }
        }
    }

    var surroundings: TransitionSurroundings {
        TransitionSurroundings(direction: direction, reducesMotion: host.environment.accessibilityReduceMotion)
    }

    // MARK: Changes

    func structureDidChange() {
        structureHasChanged = true
        repeatsAreStale = true
        setNeedsLayout()
    }

    func noteMade(_ item: LazyItem) { madeItems.append(item) }

    /// The data of a part has gone: its views end, at once or after their transitions; then `finish` is called.
    func depart(_ part: LazyPart, _ finish: @escaping () -> Void) {
        var cells: [LazyCell] = []
        part.forEachCell { cell in
            cell.hasLeft = true
            if cell.node != nil { cells.append(cell) }
        }
        let departure = Departure(part: part, cells: cells, finish: finish)
        // What needs no time goes now: its bodies must not run for the change that ends them.
        let endsAtOnce = cells.allSatisfy {
            $0.node!.trait(TransitionTraitKey.self).kind.removesAtOnce || !$0.node!.mayTakeTimeToLeave()
        }
        if endsAtOnce || !isPlaced { end(departure) } else { departures.append(departure) }
    }

    /// A part whose views have not gone yet is there again.
    func comeBack(_ part: LazyPart) {
        departures.removeAll { $0.part === part }
        part.forEachCell { cell in
            cell.hasLeft = false
            guard let node = cell.node, leaving.contains(where: { $0 === node }) else { return }
            leaving.removeAll { $0 === node }
            node.comeBack()
        }
    }

    private func end(_ departure: Departure) {
        for cell in departure.cells { cell.end() }
        departure.finish()
    }

    /// New views are there: now the former ones go.
    private func settleDepartures() {
        let current = departures
        departures = []
        for departure in current {
            var remaining = 0
            for cell in departure.cells {
                guard let node = cell.node, children.contains(where: { $0 === node }) else { continue }
                let isAnimated = node.beginLeaving(surroundings) { [weak self] in
                    remaining -= 1
                    guard let self else { return }
                    leaving.removeAll { $0 === node }
                    setChildren(ContiguousArray(children.filter { $0 !== node }))
                    if remaining == 0 { end(departure) }
                }
                guard isAnimated else { continue }
                remaining += 1
                leaving.append(node)
            }
            if remaining == 0 { end(departure) }
        }
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        dropRepeats()
        prepare()
        let breadth = arrangement.breadth(for: proposal[axis.other]) {
            for cell in lines.lazy.flatMap(\.cells) {
                guard let node = cell.node, !cell.hasLeft else { continue }
                let own = node.sizeThatFits(.unspecified)[axis.other]
                if own.isFinite { idealBreadth = max(idealBreadth, own) }
            }
            return idealBreadth
        }
        return CGSize(major: length(in: arrangement.tracks(in: breadth), room: breadth), minor: breadth, axis: axis)
    }

    override func placeChildren() {
        dropRepeats()
        let room = size[axis.other]
        let tracks = arrangement.tracks(in: room)
        pass += 1
        pinned = []
        var visible = visibleStretch
        fill(&visible, tracks: tracks, room: room)
        if let visible { pinned = pins(low: visible.low, high: visible.high, room: room) }
        shown = visible
        settleDepartures()
        replaceChildren()
        placeLines(tracks, room: room)
        // What is left over now goes, with its state kept.
        for line in lines { for cell in line.cells { cell.mark(pass) } }
        for pin in pinned { pin.cell.mark(pass) }
        root.release(before: pass)
        finishPass()
    }

    private func finishPass() {
        let hasMade = !madeItems.isEmpty
        structureHasChanged = false
        windowEndedContent = lines.isEmpty || after == 0
        madeCells.removeAll()
        let current = measure(placedProposal).replacingInvalid(in: self)
        if current != sizeThatFits(placedProposal) { setNeedsLayout() }
        guard hasMade || host.graph.hasPendingEffects else { return }
        host.graph.flush()
        for item in madeItems { item.state.forgetRest() }
        madeItems.removeAll()
    }

    private func replaceChildren() {
        let standing = lines.lazy.flatMap(\.cells).filter { [pinned] cell in !pinned.contains { $0.cell === cell } }
        let cells = Array(standing) + pinned.map(\.cell)
        var new = ContiguousArray(cells.map { $0.make(stackAxis: axis, graph: host.graph) })
        // What leaves is drawn behind what stays.
        let present = leaving.filter { node in children.contains { $0 === node } }
        if !present.isEmpty { new = ContiguousArray(present) + new }
        if new.elementsEqual(children, by: ===) { return }
        setChildren(new)
        elements = cells.map(\.element)
        host.graph.write(version, host.graph.peek(version) &+ 1)
    }

    private func placeLines(_ tracks: [LazyTrack], room: CGFloat) {
        for line in lines {
            for (column, cell) in line.cells.enumerated() where !pinned.contains(where: { $0.cell === cell }) {
                place(cell, column: column, start: line.start, length: line.length, tracks: tracks, room: room)
            }
        }
        for pin in pinned { place(pin.cell, column: 0, start: pin.start, length: nil, tracks: tracks, room: room) }
    }

    private func place(
        _ cell: LazyCell, column: Int, start: CGFloat, length: CGFloat?, tracks: [LazyTrack], room: CGFloat
    ) {
        let node = cell.make(stackAxis: axis, graph: host.graph)
        let isInTrack = cell.role == .cell && column < tracks.count
        let track = isInTrack ? tracks[column] : LazyTrack(start: 0, length: room)
        let proposal = ProposedViewSize(major: nil, minor: track.length, axis: axis)
        let dimensions = node.dimensions(in: proposal)
        var box = dimensions.size
        box[axis.other] = track.length ?? room
        if let length { box[axis] = length }
        let across =
            track.alignment.map { axis == .vertical ? $0.horizontal.key : $0.vertical.key } ?? arrangement.alignment
        var origin = CGPoint.zero
        origin[axis.other] =
            track.start + LazyArrangement.line(across, length: box[axis.other]) - dimensions[across]
        origin[axis] = start
        if isInTrack, arrangement.isGrid {
            let fallback = axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
            let along = track.alignment.map { axis == .vertical ? $0.vertical.key : $0.horizontal.key } ?? fallback
            origin[axis] += LazyArrangement.line(along, length: box[axis]) - dimensions[along]
        }
        place(node, at: origin, proposal: proposal, reading: direction)
    }

    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override var wrapped: ViewNode? { nil }

    // MARK: What shows

    /// The part that shows, along the axis from the leading edge; nil if none does.
    var visibleStretch: (low: CGFloat, high: CGFloat)? {
        let rect = visibleRect
        guard !rect.isNull else { return nil }
        let low = axis == .vertical ? rect.minY : direction == .rightToLeft ? size.width - rect.maxX : rect.minX
        let length = rect.size[axis]
        guard length > 0, length < 1e6 else { return nil }
        return (low, low + length)
    }

    func check() {
        guard isPlaced, !hasEnded else { return }
        let visible = visibleStretch
        if visible?.low == shown?.low, visible?.high == shown?.high { return }
        if covers(visible), arrangement.pinned.isEmpty { shown = visible } else { setNeedsPlacement() }
    }

    private func covers(_ visible: (low: CGFloat, high: CGFloat)?) -> Bool {
        guard let (low, high) = visible else { return lines.isEmpty }
        guard let first = lines.first, let last = lines.last else { return low >= lengthAtRest || high <= 0 }
        guard first.shows(between: low, high), last.shows(between: low, high) else { return false }
        // More stands before the window than there is room for.
        if before > 0, first.start <= 0 { return false }
        let distance = estimatedDistance
        return (first.start - distance <= low || before == 0) && (last.end + distance >= high || after == 0)
    }
}
