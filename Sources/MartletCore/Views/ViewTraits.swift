/// A value that a view passes up to the container that holds it.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Writes a trait on each of the views that it stands on.
@frozen nonisolated public struct _TraitWritingModifier<Trait: _ViewTraitKey>: UnaryModifier {
    public let value: Trait.Value

    @inlinable nonisolated public init(value: Trait.Value) {
        self.value = value
    }

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let graph = inputs.graph
        let node = outputs.node
        // An inner modifier of the same kind has been there first and wins.
        if node.hasOwnTrait(Trait.self) { return outputs }
        _ = graph.effect {
            let value = modifier.value(in: graph).value
            node.setTrait(Trait.self, value)
        }
        return outputs
    }
}

extension ViewNode {
    /// Sets a trait.
    func setTrait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) {
        if key == LayoutPriorityTraitKey.self {
            ownOrder.priority = value as? Double
        } else if key == ZIndexTraitKey.self {
            ownOrder.zIndex = value as? Double
        } else {
            traits[ObjectIdentifier(key)] = value
        }
        forgetOrder()
        host.layout.traitsChanged(of: self)
    }

    func hasOwnTrait<K: _ViewTraitKey>(_ key: K.Type) -> Bool {
        if key == LayoutPriorityTraitKey.self { return ownOrder.priority != nil }
        if key == ZIndexTraitKey.self { return ownOrder.zIndex != nil }
        return traits[ObjectIdentifier(key)] != nil
    }
}

extension LayoutEngine {
    /// Traits are the container's business: it has to arrange and draw its children anew.
    func traitsChanged(of node: ViewNode) {
        // What only wraps the node answers as before; the container is further up.
        var inner = node
        while let parent = inner.parent {
            if parent.wrapped !== inner {
                parent.forgetPictures()
                parent.setNeedsDisplay()
                return enqueueMeasure(parent)
            }
            inner = parent
        }
    }
}

extension View {
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(_TraitWritingModifier<K>(value: value))
    }

    /// Sets who gets space first in a stack; 0 by default, higher is earlier.
    @inlinable nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<LayoutPriorityTraitKey>(value: value))
    }

    /// Sets the order of drawing among siblings; 0 by default, higher is in front.
    @inlinable nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value))
    }
}

public struct LayoutPriorityTraitKey: _ViewTraitKey {
    public static var defaultValue: Double { 0 }
}

public struct ZIndexTraitKey: _ViewTraitKey {
    public static var defaultValue: Double { 0 }
}
