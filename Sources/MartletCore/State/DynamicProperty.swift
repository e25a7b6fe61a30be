/// A property whose storage lives behind the view: it is connected and updated before each body.
///
/// Build your own out of others; `update()` runs before `body` in each evaluation.
public protocol DynamicProperty {
    /// Called before `body`, after the wrappers inside are connected.
    mutating func update()

    /// Connects the property at `pointer` with what `slot` keeps between bodies.
    static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext)

    /// Whether the slot is kept while a row of a lazy container is not there.
    static var _keepsState: Bool { get }
}

extension DynamicProperty {
    public mutating func update() {}

    public static var _keepsState: Bool { PropertyPlan.of(Self.self).keepsState }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        let nested = (slot as? NestedProperties) ?? NestedProperties(plan: .of(Self.self))
        slot = nested
        var context = context
        context.prefix += context.name + "."
        nested.plan.connect(pointer, slots: &nested.slots, context: context)
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// What a property may know while it is connected.
public struct _PropertyContext {
    let instance: ViewInstance
    let environment: EnvironmentScope
    /// The name that the property has in its view, without the wrapper's underscore.
    var name = ""
    /// The names of the custom properties around it, each with a dot.
    var prefix = ""

    var host: ViewHost { instance.host }
}

/// The storage of the properties inside a custom one.
final class NestedProperties {
    let plan: PropertyPlan
    var slots: ContiguousArray<AnyObject?>

    init(plan: PropertyPlan) {
        self.plan = plan
        slots = ContiguousArray(repeating: nil, count: plan.properties.count)
    }
}
