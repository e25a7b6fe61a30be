import MartletGraph

/// What flows down while a view is made: the host, the environment, the identity above, and what the
/// readers above want to know.
public struct _ViewInputs {
    unowned(unsafe) let host: ViewHost
    var environment: EnvironmentScope
    /// The nearest identity above: a view with a body, or an item of a dynamic list.
    var instance: ViewInstance {
        didSet { position = instance.position }
    }
    /// The place that what is made now is listed under.
    var position: TreePosition
    /// The preference keys that somebody above reads; nothing is made for any other.
    var preferenceKeys = PreferenceKeySet()
    /// What `ViewModifier.Content` stands for, by modifier type.
    var placeholders: Placeholder?
    /// Unary modifiers that wait to be put around each element of a list, innermost first.
    var wrappers: ElementWrapper?
    /// The modifiers around this place that change the transaction.
    var transactionScope: TransactionScope?
    /// The callback modifier around this place.
    var callbackOrder: CallbackOrder?
    /// The major axis of the nearest stack, for `Spacer` and `Divider`.
    var stackAxis: Axis?
    /// The same where it can change, for the children of an `AnyLayout`; `stackAxis` is nil there.
    var dynamicStackAxis: Attribute<Axis?>?
    /// Whether the views are listed for a lazy container, which makes them when they are needed.
    var isLazy = false
    /// Whether they are candidates of which only one is shown: then each is listed when it is needed.
    var isFitting = false
    /// What holds back appearances here.
    var gate: AppearanceGate?
    /// What a row of a lazy container keeps while it is not there.
    var keptState: KeptState?

    init(host: ViewHost, environment: EnvironmentScope, instance: ViewInstance) {
        self.host = host
        self.environment = environment
        self.instance = instance
        position = instance.position
    }

    var graph: Graph { host.graph }

    /// The major axis of the container, for what acts along it or across; a dependency of what runs.
    var currentStackAxis: Axis? { stackAxis ?? dynamicStackAxis.flatMap { graph.read($0) } }
}

/// What a made view gives up: its node, and the preferences that it and its descendants set.
public struct _ViewOutputs {
    var node: ViewNode
    var preferences = PreferenceOutputs()

    init(_ node: ViewNode, preferences: PreferenceOutputs = PreferenceOutputs()) {
        self.node = node
        self.preferences = preferences
    }
}

/// A modifier that makes one node around one element.
final class ElementWrapper {
    let next: ElementWrapper?
    private let inputs: _ViewInputs
    private let make: (_ViewInputs, () -> _ViewOutputs) -> _ViewOutputs

    init(
        next: ElementWrapper?, inputs: _ViewInputs,
        make: @escaping (_ViewInputs, () -> _ViewOutputs) -> _ViewOutputs
    ) {
        self.next = next
        self.inputs = inputs
        self.make = make
    }

    /// Wraps what `body` makes. The wrapper sees the environment of the place where it was written.
    func wrap(_ element: _ViewInputs, _ body: () -> _ViewOutputs) -> _ViewOutputs {
        var own = inputs
        own.instance = element.instance
        own.position = element.position
        own.stackAxis = element.stackAxis
        own.wrappers = nil
        own.isLazy = false
        own.isFitting = false
        own.gate = element.gate
        own.keptState = element.keptState
        return make(own, body)
    }
}

extension _ViewInputs {
    /// Puts a unary modifier in front of the elements that will be listed with these inputs.
    mutating func wrap(_ make: @escaping (_ViewInputs, () -> _ViewOutputs) -> _ViewOutputs) {
        wrappers = ElementWrapper(next: wrappers, inputs: self, make: make)
    }

    /// Makes a unary view and puts the waiting wrappers around it, innermost first.
    func makeWrapped(_ make: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var inner = self
        inner.wrappers = nil
        return Self.apply(wrappers, element: self) { make(inner) }
    }

    private static func apply(
        _ wrapper: ElementWrapper?, element: _ViewInputs, _ make: () -> _ViewOutputs
    ) -> _ViewOutputs {
        guard let wrapper else { return make() }
        // The innermost wrapper is the head of the list, so the outermost is applied first.
        return apply(wrapper.next, element: element) { wrapper.wrap(element, make) }
    }
}
