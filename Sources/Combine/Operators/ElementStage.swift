/// What an operator makes of one input.
enum Step<Output, Failure: Error> {
    case emit(Output)
    /// Nothing; the upstream owes another value instead.
    case skip
    case emitLast(Output)
    case finish
    case fail(Failure)
}

extension Step where Failure == any Error {
    /// The step of a throwing closure.
    static func attempt(_ step: () throws -> Self) -> Self {
        do { return try step() } catch { return .fail(error) }
    }
}

/// An operator that answers each input with at most one output.
final class ElementStage<Input, Failure: Error, Downstream: Subscriber>: Stage<Input, Failure, Downstream>,
    @unchecked Sendable
{
    typealias Next = (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let next: Next
    private let failure: (Failure) -> Downstream.Failure

    init(_ downstream: Downstream, failure: @escaping (Failure) -> Downstream.Failure, next: @escaping Next) {
        self.next = next
        self.failure = failure
        super.init(downstream)
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard gate.isOpen else { return .none }
        switch next(input) {
        case .emit(let output):
            return gate.isOpen ? downstream.receive(output) : .none
        case .skip:
            return .max(1)
        case .emitLast(let output):
            guard gate.beginClosing() else { return .none }
            _ = downstream.receive(output)
            end(.finished)
        case .finish:
            end(.finished)
        case .fail(let error):
            end(.failure(error))
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard gate.isOpen, gate.close() != nil else { return }
        downstream.receive(completion: completion.mapFailure(failure))
    }
}

extension Publisher {
    /// Attaches a subscriber through a step per element; the failure stays what it is.
    func steps<S: Subscriber>(_ subscriber: S, _ next: @escaping (Output) -> Step<S.Input, Failure>)
    where S.Failure == Failure {
        subscribe(ElementStage(subscriber, failure: { $0 }, next: next))
    }

    /// Attaches a subscriber through a throwing step per element.
    func trySteps<S: Subscriber>(_ subscriber: S, _ next: @escaping (Output) throws -> Step<S.Input, any Error>)
    where S.Failure == any Error {
        subscribe(ElementStage(subscriber, failure: { $0 }, next: { input in .attempt { try next(input) } }))
    }
}
