extension Subscribers {
    /// How a sequence of values ended.
    @frozen public enum Completion<Failure: Error> {
        /// It ended normally.
        case finished
        /// It ended with an error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    /// The same ending with its error, if any, changed.
    func mapFailure<Other: Error>(_ change: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(change(error))
        }
    }
}
