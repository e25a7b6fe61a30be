import MartletGraph

/// How a view looks while it comes into its container and while it leaves it.
///
/// `body` wraps the whole view at the level of its container: a modifier written after `.transition` is inside of it.
/// A change of the phase is a change like any other, so effects, offsets, frames and the environment of the content may
/// hang on it; each moves under the animation of the change that inserted or removed the view.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view around the content.
    associatedtype Body: View

    /// The content as it is in `phase`. Give it the same structure in all phases, or its state is lost.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// What is known of the transition. By default it is said to move.
    static var properties: TransitionProperties { get }

    /// Stands for the view that comes or goes.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// `content` as the transition shows it in `phase`.
    nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(ApplyTransition(transition: self, phase: phase))
    }

    /// The transition under an animation of its own, whatever that of the change is.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both transitions, `other` around this one.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(inner: self, outer: other)
    }
}

/// A transition in one of its phases, as a modifier.
nonisolated struct ApplyTransition<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    @MainActor func body(content: Content) -> Never { fatalError("a primitive modifier") }

    nonisolated static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> ViewList
    ) -> ViewList {
        listTransition(
            modifier.field(T.self, at: 0),
            phase: modifier.field(at: offsetOfSecondField(T.self, TransitionPhase.self)), inputs: inputs, body: body)
    }
}

/// Lists the body of a transition around what `content` lists.
func listTransition<T: Transition>(
    _ transition: _GraphValue<T>, phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs,
    body content: @escaping (_ViewInputs) -> ViewList
) -> ViewList {
    var inputs = inputs
    let graph = inputs.graph
    let run = onMainThread { (state: (T, TransitionPhase)) in
        state.0.body(content: PlaceholderContentView<T>(), phase: state.1)
    }
    let body = makeBody(of: transition, named: T.self, inputs: &inputs) { run(($0, phase.value(in: graph))) }
    inputs.placeholders = Placeholder(for: PlaceholderContentView<T>.self, next: inputs.placeholders, list: content)
    return T.Body._makeViewList(view: body, inputs: inputs)
}
