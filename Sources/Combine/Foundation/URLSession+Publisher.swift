import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher that loads a URL once per subscriber, at its first demand.
    public struct DataTaskPublisher: Combine.Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        /// What is loaded.
        public let request: URLRequest
        /// What loads it.
        public let session: URLSession

        /// Loads a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: DataTaskSubscription(subscriber, request: request, session: session))
        }
    }

    /// A publisher that loads a URL once per subscriber. Values come on the session's queue.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher that loads a request once per subscriber. Values come on the session's queue.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// The way back from the session's queue; what it leads to guards itself with a lock.
private struct DataTaskReply: @unchecked Sendable {
    let run: (Data?, URLResponse?, (any Error)?) -> Void
    init(_ run: @escaping (Data?, URLResponse?, (any Error)?) -> Void) { self.run = run }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var task: URLSessionDataTask?
    private let request: URLRequest
    private let session: URLSession

    init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
        self.downstream = downstream
        self.request = request
        self.session = session
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must demand at least one value when it calls request(_:).")
        let started: URLSessionDataTask? = lock.withLock {
            guard downstream != nil, task == nil else { return nil }
            let reply = DataTaskReply(finish)
            task = session.dataTask(with: request) { reply.run($0, $1, $2) }
            return task
        }
        started?.resume()
    }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let target = lock.withLock {
            task = nil
            return downstream.take()
        }
        guard let target else { return }
        if let error {
            let failure = error as? URLError ?? URLError(.unknown, userInfo: [NSUnderlyingErrorKey: error])
            target.receive(completion: .failure(failure))
        } else if let response {
            _ = target.receive((data ?? Data(), response))
            target.receive(completion: .finished)
        } else {
            target.receive(completion: .failure(URLError(.badServerResponse)))
        }
    }

    func cancel() {
        let old = lock.withLock {
            downstream = nil
            return task.take()
        }
        old?.cancel()
    }
}
