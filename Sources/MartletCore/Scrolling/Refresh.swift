import MartletGraph

/// Renews what a view shows.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Runs the action and waits for its end.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct RefreshIsTakenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// What renews the views here; nil where nothing does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Whether a scroll view around offers the refresh already.
    var refreshIsTaken: Bool {
        get { self[RefreshIsTakenKey.self] }
        set { self[RefreshIsTakenKey.self] = newValue }
    }
}

/// Gives an action that renews what is inside.
nonisolated struct RefreshableModifier: InputsModifier {
    let action: @Sendable () async -> Void

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.environment = EnvironmentScope(parent: inputs.environment, graph: graph) { values in
            values.refresh = RefreshAction(action: modifier.value(in: graph).action)
            values.refreshIsTaken = false
        }
    }
}

extension View {
    /// Gives what is inside a way to be renewed: scroll views that go up and down run `action` when they are pulled down
    /// at their start and let go; other views find it as `refresh` in the environment.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshableModifier(action: action))
    }
}

/// The sign of a refresh above the content: spokes that come as it is pulled and turn while the action runs.
final class RefreshSign: Motion {
    /// The room that the sign takes while the action runs, in points.
    static let room: CGFloat = 60
    /// How far a finger has to pull, in points. Our own choice.
    static let pull: CGFloat = 100

    private static let spokes = 8

    private weak var node: ScrollNode?
    private(set) var isRunning = false
    private var step = 0

    init(_ node: ScrollNode) { self.node = node }

    /// Runs the action; the content stays below the sign until it is over.
    func run(_ action: RefreshAction) {
        guard let node, !isRunning else { return }
        isRunning = true
        node.setRefreshRoom(Self.room)
        node.host.motions.add(self)
        node.host.runningTasks += 1
        let host = UncheckedSend(node.host)
        let sign = UncheckedSend(self)
        Task { @MainActor in
            await action()
            host.value.runningTasks -= 1
            sign.value.end()
        }
    }

    private func end() {
        isRunning = false
        guard let node, !node.hasEnded else { return }
        node.setRefreshRoom(0)
        if node.pan == nil, node.movement == nil { node.coast(.zero, from: node.offset) }
        node.setNeedsDisplay()
        // Wakes the host.
        node.host.afterUpdate {}
    }

    override func advance(to time: Double) -> Bool {
        guard isRunning, let node, !node.hasEnded else { return false }
        let new = Int((time * Double(Self.spokes)).rounded(.down)) % Self.spokes
        if new != step {
            step = new
            node.setNeedsDisplay()
        }
        return true
    }

    /// The picture in the gap above the content, in the scroll view's coordinates.
    func item(width: CGFloat, from top: CGFloat, gap: CGFloat, _ colorScheme: ColorScheme) -> DisplayItem? {
        guard gap > 1 else { return nil }
        let share = isRunning ? 1 : min(gap / Self.room, 1)
        let shown = isRunning ? Self.spokes : Int((share * CGFloat(Self.spokes)).rounded(.down))
        guard shown > 0 else { return nil }
        let colour = colorScheme == .dark ? RGBA.white : .black
        let centre = CGPoint(x: width / 2, y: top + gap / 2)
        var parts: [DisplayItem.Placed] = []
        for spoke in 0..<shown {
            let age = isRunning ? (step - spoke + Self.spokes) % Self.spokes : 0
            let alpha = isRunning ? 0.62 - 0.065 * Double(age) : 0.45
            let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            var line = Path()
            line.move(to: CGPoint(x: centre.x + direction.x * 5, y: centre.y + direction.y * 5))
            line.addLine(to: CGPoint(x: centre.x + direction.x * 9, y: centre.y + direction.y * 9))
            parts.append(
                DisplayItem.Placed(
                    DisplayItem(
                        .stroke(
                            line, .color(colour.withAlpha(Float(alpha))), StrokeStyle(lineWidth: 2.5, lineCap: .round)))
                ))
        }
        return DisplayItem(.group(parts))
    }
}

extension ScrollNode {
    /// Whether pulling at the start refreshes.
    var offersRefresh: Bool { settings.offersRefresh && settings.axes.contains(.vertical) }

    /// A finger lets go: far enough down, it refreshes.
    func refreshIfPulled() {
        guard offersRefresh, !refreshSign.isRunning, pull.y <= -RefreshSign.pull,
            let action = EnvironmentValues(scope: environment).refresh
        else { return }
        refreshSign.run(action)
    }
}
