import MartletGraph

/// A view that makes its content anew at the dates of a schedule.
///
/// It knows no clock but the host's. Between two dates it asks for nothing, and while nothing of it can be seen it
/// stands still; when it is seen again it is up to date at once.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is told.
    public typealias Context = _TimelineViewContext

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context of any timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// What the content of a timeline view is told.
public struct _TimelineViewContext: Equatable, Sendable {
    /// How often the content may change: what changes oftener need not be shown.
    public enum Cadence: Comparable, Hashable, Sendable {
        case live
        case seconds
        case minutes
    }

    /// The date of the schedule that this is for.
    public let date: Date
    public let cadence: Cadence

    init(_ date: Date, _ cadence: Cadence = .live) {
        self.date = date
        self.cadence = cadence
    }

    /// Lets go of pictures that were made ahead of time; there are none here.
    public func invalidateTimelineContent() {}
}

extension TimelineView: View where Content: View {
    /// - Parameters:
    ///   - schedule: When the content is made anew.
    ///   - content: The content for a date.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    public var body: Never { fatalError("\(Self.self) is a primitive view: its body is never asked for") }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        var inputs = inputs
        let graph = inputs.graph
        let runner = TimelineRunner<Schedule>(watch: ShownWatch(&inputs), inputs: inputs)
        _ = graph.effect { runner.update(view.value(in: graph).schedule) }
        let context = runner.context
        let made = graph.observedRule(host: inputs.host) { (_: Content?) in
            view.value(in: graph).content(graph.read(context))
        }
        return Content.listOrDefer(view: _GraphValue(made), inputs: inputs)
    }
}

extension TimelineView where Content: View {
    nonisolated public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Content._viewListCount(inputs: inputs)
    }
}

extension TimelineView: MultiView where Content: View {}
