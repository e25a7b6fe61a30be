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
    return makeBody(of: view, named: V.self, inputs: &inputs, body: onMainThread { $0.body })
}

func makeBody<M: ViewModifier>(
    ofModifier modifier: _GraphValue<M>, inputs: inout _ViewInputs
) -> _GraphValue<M.Body> {
    makeBody(
        of: modifier, named: M.self, inputs: &inputs,
        body: onMainThread { $0.body(content: _ViewModifier_Content<M>()) })
}

func makeBody<Source, Body>(
    of source: _GraphValue<Source>, named type: Any.Type, inputs: inout _ViewInputs,
    body: @escaping (Source) -> Body
) -> _GraphValue<Body> {
    let host = inputs.host
    let graph = inputs.graph
    let instance = ViewInstance(host: host, parent: inputs.instance, kind: .view(type), position: inputs.position)
    let environment = inputs.environment
    inputs.instance = instance
    let comparison = ValueComparison.of(type)
    let plan = PropertyPlan.of(type)
    instance.slots = ContiguousArray(repeating: nil, count: plan.properties.count)
    if plan.keepsState { inputs.keptState?.connect(instance, plan: plan) }

    var inputHasChanged = false
    let value = graph.rule(updating: { (old: Source?) in
        let new = source.value(in: graph)
        if let old, comparison.areEqual(old, new) {
            host.noteSkip(instance)
            return nil
        }
        inputHasChanged = old != nil
        return new
    })
    graph.setName(value.id, "\(type)")
    // A view with numbers of its own is made anew in each frame in which they move.
    let presented = plan.animatable == nil ? value : animated(value, as: plan.animatable!, inputs: &inputs)

    var isFirst = true
    let result = graph.rule(updating: { (_: Body?) -> Body? in
        var view = graph.read(presented)
        let context = _PropertyContext(instance: instance, environment: environment)
        withUnsafeMutablePointer(to: &view) { pointer in
            plan.connect(pointer, slots: &instance.slots, context: context)
        }
        host.noteRun(instance, isFirst: isFirst, inputHasChanged: inputHasChanged, plan: plan)
        isFirst = false
        inputHasChanged = false
        return host.running(instance) {
            withObservationTracking {
                body(view)
            } onChange: { [weak instance] in
                instance?.observedObjectWillChange()
            }
        }
    })
    graph.setName(result.id, "\(type).body")
    instance.body = result.id
    host.register(instance)
    graph.onRemove(graph.currentSubgraph) {
        host.unregister(instance)
        instance.hasEnded = true
    }
    return _GraphValue(result)
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
