import MartletGraph
import Observation

/// Bodies belong to the main actor, and the graph runs nowhere but on the main thread: the check that the compiler
/// cannot do is made once by the host, not for each body.
func onMainThread<Argument, Result>(
    _ function: @escaping @MainActor (Argument) -> Result
) -> (Argument) -> Result {
    unsafeBitCast(function, to: ((Argument) -> Result).self)
}

/// Makes the two attributes of a view with a body: its value, cut off where nothing that counts differs, and its body.
func makeBody<V: View>(of view: _GraphValue<V>, inputs: inout _ViewInputs) -> _GraphValue<V.Body> {
    if V.Body.self == Never.self {
        fatalError("\(V.self) has the body type Never but is not a view of the framework: give it a body")
    }
    return makeBody(of: view, named: V.self, isBarrier: true, inputs: &inputs, body: onMainThread { $0.body })
}

func makeBody<M: ViewModifier>(
    ofModifier modifier: _GraphValue<M>, inputs: inout _ViewInputs
) -> _GraphValue<M.Body> {
    makeBody(
        of: modifier, named: M.self, isBarrier: true, inputs: &inputs,
        body: onMainThread { $0.body(content: _ViewModifier_Content<M>()) })
}

func makeBody<Source, Body>(
    of source: _GraphValue<Source>, named type: Any.Type, isBarrier: Bool = false, inputs: inout _ViewInputs,
    body: @escaping (Source) -> Body
) -> _GraphValue<Body> {
    let host = inputs.host
    let graph = inputs.graph
    let plan = PropertyPlan.of(type)
    let instance = ViewInstance(host: host, parent: inputs.instance, kind: .view(type), position: inputs.position)
    if !plan.properties.isEmpty {
        instance.slots = ContiguousArray(repeating: nil, count: plan.properties.count)
        if plan.keepsState { inputs.keptState?.connect(instance, plan: plan) }
    }
    let rule = BodyRule(source, body, instance: instance, plan: plan, environment: inputs.environment)
    inputs.instance = instance

    let value = graph.rule(inPlace: { rule.takeValue($0) })
    graph.setName(value.id, "\(type)")
    // A view with numbers of its own is made anew in each frame in which they move.
    if let type = plan.animatable {
        rule.presented = animated(value, as: type, inputs: &inputs)
    } else {
        rule.presented = value
        if isBarrier { instance.setBarrier(value.id) }
    }

    let result = graph.rule(inPlace: { rule.run($0) })
    graph.setName(result.id, "\(type).body")
    instance.body = result.id
    host.register(instance)
    if host.observer.isObserving {
        // Who looks sees the ends of views in order, before anything is gone.
        rule.isWatched = true
        graph.onRemove(graph.currentSubgraph) { host.unregister(instance) }
    }
    return _GraphValue(result)
}

/// What the two attributes of a view with a body have in common. One object, so that neither their closures nor the end of the
/// view need memory of their own: five requests fewer a view.
private final class BodyRule<Source, Body> {
    private let source: _GraphValue<Source>
    private let body: (Source) -> Body
    private let host: ViewHost
    private let instance: ViewInstance
    private let plan: PropertyPlan
    private let environment: EnvironmentScope
    @exclusivity(unchecked) var presented: Attribute<Source>!
    /// Whether somebody else tells the observer of the end.
    @exclusivity(unchecked) var isWatched = false
    @exclusivity(unchecked) private var isFirst = true
    @exclusivity(unchecked) private var inputHasChanged = false

    init(
        _ source: _GraphValue<Source>, _ body: @escaping (Source) -> Body, instance: ViewInstance,
        plan: PropertyPlan, environment: EnvironmentScope
    ) {
        self.source = source
        self.body = body
        host = instance.host
        self.instance = instance
        self.plan = plan
        self.environment = environment
    }

    /// The attributes are gone.
    deinit {
        if !isWatched { host.unregister(instance) }
        instance.hasEnded = true
    }

    /// Takes over the view's value where it differs from the old one.
    func takeValue(_ place: Graph.Place<Source>) -> Bool {
        source.withPointer(in: host.graph) { new in
            guard place.hasValue else {
                place.set(new.pointee)
                return true
            }
            if plan.comparison.areEqual(at: place.pointer, new) {
                host.noteSkip(instance)
                return false
            }
            inputHasChanged = true
            place.set(new.pointee)
            return true
        }
    }

    /// Connects the view's properties and runs its body.
    func run(_ place: Graph.Place<Body>) -> Bool {
        var view = host.graph.read(presented)
        if !plan.isEmpty {
            let context = _PropertyContext(instance: instance, environment: environment)
            withUnsafeMutablePointer(to: &view) { pointer in
                plan.connect(pointer, slots: &instance.slots, context: context)
            }
        }
        host.noteRun(instance, isFirst: isFirst, inputHasChanged: inputHasChanged, plan: plan)
        isFirst = false
        inputHasChanged = false
        // Set where it was made: a body is large, and would be copied on its way out of each of the calls.
        host.running(instance) {
            withObservationTracking {
                place.set(body(view))
            } onChange: { [weak instance] in
                instance?.observedObjectWillChange()
            }
        }
        return true
    }
}

extension ViewInstance: @unchecked Sendable {
    /// A property of an `@Observable` object that the body read is about to change; on any thread.
    func observedObjectWillChange() {
        if MainExecution.isCurrent {
            invalidateBody(reason: .observation)
        } else {
            DispatchQueue.main.async { [self] in invalidateBody(reason: .observation) }
        }
    }
}
