/// A publisher that plays a recorded series of values and its end to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// What is played.
    public let recording: Recording

    /// Plays a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Plays what a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Plays values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
        switch recording.completion {
        case .finished: values.receive(subscriber: subscriber)
        case .failure(let error): values.append(Fail(error: error)).receive(subscriber: subscriber)
        }
    }

    /// A series of values and its end.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output] = []
        /// The end; `.finished` unless another was recorded.
        public private(set) var completion: Subscribers.Completion<Failure> = .finished
        private var isComplete = false

        /// An empty recording.
        public init() {}

        /// A recording of values and an end.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            receive(completion: completion)
        }

        /// Records a value. Traps after the end.
        public mutating func receive(_ input: Output) {
            precondition(!isComplete, "A recording cannot take a value after its completion.")
            output.append(input)
        }

        /// Records the end. Traps if it has one.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "A recording has one completion only.")
            isComplete = true
            self.completion = completion
        }
    }
}
