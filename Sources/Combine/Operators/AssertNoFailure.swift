extension Publishers {
    /// Stops the program when the upstream fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        /// Where the values come from.
        public let upstream: Upstream
        /// What the message starts with.
        public let prefix: String
        /// The file of the assertion.
        public let file: StaticString
        /// The line of the assertion.
        public let line: UInt

        /// Asserts that a publisher does not fail.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let (prefix, file, line) = (prefix, file, line)
            let failure: (Upstream.Failure) -> Never = { error in
                fatalError(
                    "\(prefix) A publisher that was asserted not to fail failed: \(error)", file: file, line: line)
            }
            upstream.subscribe(
                ElementStage<Output, Upstream.Failure, S>(subscriber, failure: { failure($0) }, next: { .emit($0) }))
        }
    }
}

extension Publisher {
    /// Stops the program when this publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
