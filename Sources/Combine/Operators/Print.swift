import Foundation

extension Publishers {
    /// Prints the events of a subscription, which pass unchanged.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What each line starts with.
        public let prefix: String
        /// Where it is printed; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// Prints the events of a publisher's subscriptions.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = Printer(prefix: prefix, stream: stream)
            upstream.handleEvents(
                receiveSubscription: { printer.line("receive subscription: (\($0))") },
                receiveOutput: { printer.line("receive value: (\($0))") },
                receiveCompletion: { end in
                    switch end {
                    case .finished: printer.line("receive finished")
                    case .failure(let error): printer.line("receive error: (\(error))")
                    }
                },
                receiveCancel: { printer.line("receive cancel") },
                receiveRequest: { demand in
                    printer.line("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited"))
                }
            ).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Prints the events of a subscription: subscription, demand, values, end, cancellation.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

private final class Printer: @unchecked Sendable {
    private let prefix: String
    private let lock = NSLock()
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func line(_ text: String) {
        lock.withLock {
            if var target = stream {
                target.write(prefix + text + "\n")
                stream = target
            } else {
                Swift.print(prefix + text)
            }
        }
    }
}
