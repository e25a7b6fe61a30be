import MartletGraph

/// What flows down while a view is made: the host, the environment, the identity above, and what the
/// readers above want to know.
///
/// It is copied some thirty times for a row of two views, so what rarely changes is behind one reference.
public struct _ViewInputs {
    unowned(unsafe) let host: ViewHost
    private var surroundings: Surroundings
    /// The nearest identity above: a view with a body, or an item of a dynamic list.
    var instance: ViewInstance {
        didSet {
            position = instance.position
            if instance.isItem { isInItem = true }
        }
    }
    /// The place that what is made now is listed under.
    var position: TreePosition
    /// Unary modifiers that wait to be put around each element of a list, innermost first.
    var wrappers: ElementWrapper?
    /// The major axis of the nearest stack, for `Spacer` and `Divider`.
    var stackAxis: Axis?
    /// Whether the views are listed for a lazy container, which makes them when they are needed.
    var isLazy = false
    /// Whether they are candidates of which only one is shown: then each is listed when it is needed.
    var isFitting = false
    /// Whether the views are listed as part of an item, which may come after the container that shows it.
    var isInItem = false

    init(host: ViewHost, environment: EnvironmentScope, instance: ViewInstance) {
        self.host = host
        surroundings = Surroundings(environment)
        self.instance = instance
        position = instance.position
    }

    var graph: Graph { host.graph }

    /// The major axis of the container, for what acts along it or across; a dependency of what runs.
    var currentStackAxis: Axis? { stackAxis ?? dynamicStackAxis.flatMap { graph.read($0) } }
}

/// What flows down and is the same for most views. It never changes once it is shared.
private final class Surroundings {
    @exclusivity(unchecked) var environment: EnvironmentScope
    @exclusivity(unchecked) var preferenceKeys = PreferenceKeySet()
    @exclusivity(unchecked) var placeholders: Placeholder?
    @exclusivity(unchecked) var transactionScope: TransactionScope?
    @exclusivity(unchecked) var callbackOrder: CallbackOrder?
    @exclusivity(unchecked) var dynamicStackAxis: Attribute<Axis?>?
    @exclusivity(unchecked) var gate: AppearanceGate?
    @exclusivity(unchecked) var keptState: KeptState?

    init(_ environment: EnvironmentScope) { self.environment = environment }

    init(_ other: Surroundings) {
        environment = other.environment
        preferenceKeys = other.preferenceKeys
        placeholders = other.placeholders
        transactionScope = other.transactionScope
        callbackOrder = other.callbackOrder
        dynamicStackAxis = other.dynamicStackAxis
        gate = other.gate
        keptState = other.keptState
    }
}

extension _ViewInputs {
    private mutating func set<Value>(_ keyPath: ReferenceWritableKeyPath<Surroundings, Value>, _ value: Value) {
        if !isKnownUniquelyReferenced(&surroundings) { surroundings = Surroundings(surroundings) }
        surroundings[keyPath: keyPath] = value
    }

    var environment: EnvironmentScope {
        get { surroundings.environment }
        set { set(\.environment, newValue) }
    }

    /// The preference keys that somebody above reads; nothing is made for any other.
    var preferenceKeys: PreferenceKeySet {
        get { surroundings.preferenceKeys }
        set { set(\.preferenceKeys, newValue) }
    }

    /// What `ViewModifier.Content` stands for, by modifier type.
    var placeholders: Placeholder? {
        get { surroundings.placeholders }
        set { set(\.placeholders, newValue) }
    }

    /// The modifiers around this place that change the transaction.
    var transactionScope: TransactionScope? {
        get { surroundings.transactionScope }
        set { set(\.transactionScope, newValue) }
    }

    /// The callback modifier around this place.
    var callbackOrder: CallbackOrder? {
        get { surroundings.callbackOrder }
        set { set(\.callbackOrder, newValue) }
    }

    /// The axis of the stack where it can change, for the children of an `AnyLayout`; `stackAxis` is nil there.
    var dynamicStackAxis: Attribute<Axis?>? {
        get { surroundings.dynamicStackAxis }
        set { set(\.dynamicStackAxis, newValue) }
    }

    /// What holds back appearances here.
    var gate: AppearanceGate? {
        get { surroundings.gate }
        set { if newValue !== gate { set(\.gate, newValue) } }
    }

    /// What a row of a lazy container keeps while it is not there.
    var keptState: KeptState? {
        get { surroundings.keptState }
        set { if newValue !== keptState { set(\.keptState, newValue) } }
    }
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
        own.isInItem = false
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
        if wrappers == nil { return make(self) }
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
