/// The node of a scroll view: a window on one child.
///
/// `offset` is where the content stands now, also in the middle of a movement: lazy content and geometry see the truth.
final class ScrollNode: GestureHolder, Viewport {
    private(set) var settings = ScrollSettings()
    /// The lengths as of the last layout; nil before the first.
    private(set) var laidOut: ScrollExtent?
    /// How far the start of the window is past the start of the content; see `ScrollExtent`.
    private(set) var offset = CGPoint.zero
    /// The axes along which the content may stand beyond its ends: it is pulled there, or on its way back.
    var looseAxes: Axis.Set = []
    /// The parts of the insets that are not margins.
    var extraInsets = ScrollInsets() {
        didSet { if extraInsets != oldValue { setNeedsLayout() } }
    }
    private(set) lazy var bars = ScrollBars(self)
    private(set) lazy var wheelRest = WheelRest(self)
    private(set) lazy var refreshSign = RefreshSign(self)

    // What moves it
    var phase = ScrollPhase.idle
    /// What moves the content by itself now.
    var movement: (any ScrollMovement)?
    /// The drag that scrolls it now.
    weak var pan: ScrollPan?
    /// How far a finger has pulled the content beyond its ends.
    var pull = CGPoint.zero
    /// What the program wants to be seen, until it is.
    var aim: ScrollAim?

    // Who wants to know
    var isGeometryQueued = false
    var hasUserScrolled = false
    var toldGeometry: ScrollGeometry?

    let environment: EnvironmentScope
    private let position: TreePosition
    /// The offset was moved by scrolling since the content was placed: no animation of a layout is meant.
    private var hasScrolled = false
    /// Content before the window has grown, and the content's own size may not yet say so.
    private var growth = CGSize.zero
    private var isPlacing = false
    /// What the wheel asked for beyond the end of what was known of the content, until the next layout.
    var unspent: ScrollRest?

    var content: ViewNode { children[0] }
    var extent: ScrollExtent { laidOut ?? ScrollExtent() }
    var insets: EdgeInsets { settings.context.margins.ofContent + extraInsets.total }

    init(_ inputs: _ViewInputs) {
        environment = inputs.environment
        position = inputs.position
        super.init(inputs, kind: .normal)
        makeRecognizer = { ScrollPanRecognizer($0 as! ScrollNode) }
    }

    func update(_ new: ScrollSettings) {
        let new = new.corrected { host.report($0, $1, at: instance) }
        guard settings != new else { return }
        let old = settings
        settings = new
        isEnabled = new.isEnabled
        if !old.laysOut(like: new) { setNeedsLayout() }
        if !old.draws(like: new) { setNeedsDisplay() }
        if old.context.observers != new.context.observers {
            observersDidChange(from: old.context.observers, to: new.context.observers)
        }
    }

    override func didEnd() {
        stopMovement()
        observersDidChange(from: settings.context.observers, to: ScrollObserverList())
        super.didEnd()
    }

    // MARK: What views inside see

    /// How far content may be seen outside of the window, across the axes: into the safe area.
    var crossReach = SideInsets() {
        didSet { if crossReach != oldValue { setNeedsDisplay() } }
    }
    /// What was asked last before there was a place.
    private var lastProposal = ProposedViewSize.unspecified

    override func spaceBounds(named name: AnyHashable) -> CGRect? {
        guard let space = name.base as? ScrollViewSpace, space.isSpace(of: settings.axes) else { return nil }
        return CGRect(origin: .zero, size: size).inset(by: SideInsets(insets, settings.direction))
    }

    override var containerSize: ProposedViewSize? {
        (isPlaced ? placedProposal : lastProposal).inset(by: insets)
    }

    override func passSafeArea(around child: ViewNode, _ reach: inout SafeAreaReach) {
        reach.close(Sides(settings.axes))
    }

    // MARK: Layout

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: insets)
        if settings.axes.contains(.horizontal) { inner.width = nil }
        if settings.axes.contains(.vertical) { inner.height = nil }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if !isPlaced { lastProposal = proposal }
        var own = content.sizeThatFits(inner(proposal))
        own.width += insets.leading + insets.trailing
        own.height += insets.top + insets.bottom
        return CGSize(
            width: settings.axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
            height: settings.axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
    }

    override func placeChildren() {
        isPlacing = true
        defer {
            isPlacing = false
            noteGeometry()
            aimAfterLayout()
        }
        let old = laidOut
        // Content without an end has none to scroll to.
        var whole = content.sizeThatFits(inner(placedProposal))
        for axis in Axis.allCases where !whole[axis].isFinite { whole[axis] = size[axis] }
        let new = ScrollExtent(
            axes: settings.axes, window: size, content: whole, insets: insets,
            alignment: settings.context.anchors[.alignment] ?? .topLeading)
        laidOut = new
        guard let old else {
            offset = new.offset(at: settings.context.anchors[.initialOffset] ?? .topLeading)
            restore()
            return placeContent()
        }
        guard new != old else {
            offset = held(offset)
            return placeContent()
        }
        if old.content != new.content { growth = .zero }
        let before = offset
        let kept = old.content == new.content || movement is ScrollFlight || aim != nil ? nil : KeptPlace(self, old)
        offset = held(moved(from: old, to: new))
        for axis in Axis.allCases where pull[axis] != 0 {
            offset[axis] =
                (pull[axis] < 0 ? new.least(axis) : new.most(axis))
                + RubberBand.stretch(pull[axis], length: new.window[axis])
        }
        placeContent()
        defer {
            movement?.extentDidChange()
            if old.window != new.window { alignAnew(old) }
        }
        if growth == .zero, let kept, let shift = kept.shift(in: new, settings.direction) {
            let place = held(CGPoint(x: before.x + shift.width, y: before.y + shift.height))
            guard place != offset else { return }
            movement?.shift(by: shift)
            offset = place
            placeContent()
        }
    }

    /// Where the content is to stand when sizes have changed: what stood at the start or at the anchor stays there.
    private func moved(from old: ScrollExtent, to new: ScrollExtent) -> CGPoint {
        var result = offset
        for axis in Axis.allCases {
            if let anchor = settings.context.anchors[.sizeChanges],
                abs(offset[axis] - old.offset(at: anchor)[axis]) < 0.5
            {
                result[axis] = new.offset(at: anchor)[axis]
            } else if offset[axis] == old.least(axis) {
                result[axis] = new.least(axis)
            }
        }
        return result
    }

    /// The offset within what is allowed now.
    private func held(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in Axis.allCases where !looseAxes.contains(Axis.Set(axis)) {
            let most = extent.most(axis) + max(growth[axis], 0)
            result[axis] = min(max(offset[axis], extent.least(axis)), most)
        }
        return result
    }

    private func placeContent() {
        let proposal = inner(placedProposal)
        if hasScrolled, content.isPlaced {
            hasScrolled = false
            // Not minus: the minus of zero would be another number in print.
            let x = settings.direction == .leftToRight ? 0 - offset.x : size.width + offset.x - content.size.width
            let origin = CGPoint(x: x, y: 0 - offset.y)
            content.motion?.value.set(CGRect(origin: origin, size: content.size), transaction: Transaction())
            content.origin = origin
            setNeedsDisplay()
            host.layout.noteMoved(content)
        }
        place(content, at: CGPoint(x: 0 - offset.x, y: 0 - offset.y), proposal: proposal, reading: settings.direction)
    }

    override func spacing() -> ViewSpacing { ViewSpacing() }
    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    override var wrapped: ViewNode? { nil }

    /// Takes room for the sign of a refresh at once: what springs back now stops below it.
    func setRefreshRoom(_ length: CGFloat) {
        extraInsets.refresh = length
        laidOut?.insets = insets
    }

    // MARK: Moving

    /// Moves the content; false if it stands there already.
    @discardableResult
    func setOffset(_ new: CGPoint) -> Bool {
        let new = new.replacingInvalid(in: self)
        guard new != offset else { return false }
        offset = new
        hasScrolled = true
        bars.show()
        noteGeometry()
        if !isPlacing { setNeedsPlacement() }
        return true
    }

    var visibleBounds: CGRect { CGRect(origin: .zero, size: size) }

    func contentGrew(by delta: CGSize) {
        guard delta != .zero else { return }
        offset.x += delta.width
        offset.y += delta.height
        hasScrolled = true
        movement?.shift(by: delta)
        growth = CGSize(width: growth.width + delta.width, height: growth.height + delta.height)
        setNeedsPlacement()
        host.afterUpdate { [weak self] in
            guard let self, growth != .zero else { return }
            growth = .zero
            setNeedsPlacement()
        }
    }

    // MARK: Display

    override func makeItem() -> DisplayItem? {
        var parts: [DisplayItem.Placed] = []
        if let inside = groupOfChildren() {
            let window = Path(bounds.outset(by: crossReach))
            let clipped = DisplayItem(.effect(.clip(window, FillStyle()), inside), identity: id)
            parts.append(DisplayItem.Placed(settings.context.clips ? clipped : inside))
        }
        if offersRefresh {
            let top = insets.top - extraInsets.refresh
            if let sign = refreshSign.item(
                width: size.width, from: top, gap: -offset.y - top, settings.colorScheme)
            {
                parts.append(DisplayItem.Placed(sign))
            }
        }
        if let bars = bars.item(settings, extent, at: offset) { parts.append(DisplayItem.Placed(bars)) }
        if parts.count < 2 { return parts.first?.item }
        return DisplayItem(.group(parts), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? {
        let isInside = bounds.contains(point)
        guard isInside || !settings.context.clips else { return nil }
        if isInside, bars.axis(at: point) != nil { return self }
        return hitTestChildren(point) ?? (isInside ? self : nil)
    }
}

extension ScrollNode {
    /// What a tree that is compared with this one is to begin with.
    func save(to state: RestoredState) {
        state.set(offset, of: "scroll offset", at: position.place)
        state.set(bars.opacity, of: "scroll bars", at: position.place)
    }

    private func restore() {
        guard let state = host.restoredState else { return }
        if let place = state.value("scroll offset", at: position.place, as: CGPoint.self) { offset = held(place) }
        if let opacity = state.value("scroll bars", at: position.place, as: Double.self) { bars.restore(opacity) }
    }
}

extension ViewHost {
    /// Takes over where the scroll views stand, and what lazy containers know. Costs the number of nodes.
    func saveScrolling(to state: RestoredState) {
        func visit(_ node: ViewNode) {
            (node as? ScrollNode)?.save(to: state)
            (node as? LazyNode)?.save(to: state)
            for child in node.children { visit(child) }
        }
        visit(rootNode)
    }
}

/// The parts of a scroll view's insets beside its margins.
struct ScrollInsets: Equatable {
    /// Bars and the like that lie over the scroll view.
    var safeArea = EdgeInsets()
    /// Room for the sign of a refresh that goes on.
    var refresh: CGFloat = 0

    var total: EdgeInsets {
        var total = safeArea
        total.top += refresh
        return total
    }
}
