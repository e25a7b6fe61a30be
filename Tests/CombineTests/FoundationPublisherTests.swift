import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite(.timeLimit(timeLimit)) struct FoundationPublisherTests {
    @Test func notificationsArePublishedUntilCancelled() {
        let center = NotificationCenter()
        let name = Notification.Name("ping")
        let probe = center.publisher(for: name).probe(.max(2))
        var all = 0
        let watch = center.publisher(for: name).sink { _ in all += 1 }
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["n": number]) }
        center.post(name: Notification.Name("pong"), object: nil)
        #expect(probe.values.map { $0.userInfo?["n"] as? Int } == [1, 2])
        #expect(all == 3)
        watch.cancel()
        center.post(name: name, object: nil)
        #expect(all == 3)
    }

    @Test func notificationsOfOneObject() {
        final class Sender {}
        let center = NotificationCenter()
        let sender = Sender(), other = Sender()
        let name = Notification.Name("ping")
        let probe = center.publisher(for: name, object: sender).probe()
        center.post(name: name, object: other)
        center.post(name: name, object: sender)
        #expect(probe.values.count == 1)
    }

    @Test func aNotificationsSubscriberGoesWhenCancelled() {
        final class Owner { var count = 0 }
        let center = NotificationCenter()
        weak var gone: Owner?
        do {
            let owner = Owner()
            gone = owner
            let watch = center.publisher(for: Notification.Name("x")).sink { _ in owner.count += 1 }
            center.post(name: Notification.Name("x"), object: nil)
            #expect(owner.count == 1)
            watch.cancel()
        }
        #expect(gone == nil)
    }

    @Test func aTaskLoadsDataAndDecodes() async throws {
        let loaded = Stub.session.dataTaskPublisher(for: URL(string: "stub://host/good")!)
            .map(\.data).decode(type: [String: Int].self, decoder: JSONDecoder())
        var seen: [[String: Int]] = []
        for try await value in loaded.values { seen.append(value) }
        #expect(seen == [["a": 1]])
    }

    @Test func aTaskFailsWithAURLError() async {
        let broken = Stub.session.dataTaskPublisher(for: URL(string: "stub://host/bad")!)
        let error = await #expect(throws: URLError.self) { for try await _ in broken.values {} }
        #expect(error?.code == .timedOut)
    }

    @Test func aTaskDoesNothingWithoutDemand() {
        let probe = Stub.session.dataTaskPublisher(for: URL(string: "stub://host/good")!).probe(.none)
        probe.cancel()
        #expect(probe.log == ["subscription"])
    }
}

/// Answers requests without a network: `/good` with JSON, all else with a time-out.
private final class Stub: URLProtocol {
    static var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Stub.self]
        return URLSession(configuration: configuration)
    }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, url.path == "/good",
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
        else { return client!.urlProtocol(self, didFailWithError: URLError(.timedOut)) }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(#"{"a":1}"#.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}
