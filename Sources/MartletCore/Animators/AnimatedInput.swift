import MartletGraph

/// The value that the body of an animatable view or modifier sees: what the views gave, or what is on the way there.
/// The body runs in each frame of the way.
func animated<Source>(
    _ value: Attribute<Source>, as type: any Animatable.Type, inputs: inout _ViewInputs
) -> Attribute<Source> {
    func open<A: Animatable>(_: A.Type) -> AnyAttribute {
        AnimatedInput<A>.make(Attribute(unchecked: value.id), inputs: &inputs).id
    }
    return Attribute(unchecked: open(type))
}

private final class AnimatedInput<Value: Animatable> {
    private unowned let host: ViewHost
    private let scope: TransactionScope?
    private let watch: ShownWatch
    private let tick: Attribute<Int>
    private var model: Value?
    private var moving: MovingValue<Value>?
    private var frames = 0

    static func make(_ value: Attribute<Value>, inputs: inout _ViewInputs) -> Attribute<Value> {
        let input = AnimatedInput(&inputs)
        let graph = inputs.graph
        return graph.rule(updating: { (_: Value?) in
            _ = graph.read(input.tick)
            return input.presented(of: graph.read(value))
        })
    }

    private init(_ inputs: inout _ViewInputs) {
        host = inputs.host
        scope = inputs.transactionScope
        tick = inputs.graph.source(0)
        watch = ShownWatch(&inputs)
        inputs.graph.onRemove(inputs.graph.currentSubgraph) { [self] in moving?.stop() }
    }

    private func presented(of new: Value) -> Value {
        guard let old = model else {
            model = new
            return new
        }
        model = new
        var transaction = Transaction.current
        scope?.apply(to: &transaction)
        if moving == nil {
            guard transaction.animation != nil, old.animatableData != new.animatableData else { return new }
            moving = MovingValue(old, host: host, owner: watch) { [weak self] in self?.didMove() }
        }
        moving!.set(new, transaction: transaction)
        let presented = moving!.presented
        if !moving!.isMoving { moving = nil }
        return presented
    }

    private func didMove() {
        frames += 1
        host.graph.write(tick, frames)
    }
}
