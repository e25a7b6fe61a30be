import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite(.timeLimit(.minutes(1))) struct FoundationPublisherTests {
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
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("combine-\(UUID()).json")
        try Data(#"{"a":1}"#.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let loaded = URLSession.shared.dataTaskPublisher(for: file)
            .map(\.data).decode(type: [String: Int].self, decoder: JSONDecoder())
        var seen: [[String: Int]] = []
        for try await value in loaded.values { seen.append(value) }
        #expect(seen == [["a": 1]])
    }

    @Test func aTaskFailsWithAURLError() async {
        let broken = URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:1/")!)
        await #expect(throws: URLError.self) { for try await _ in broken.values {} }
    }

    @Test func aTaskDoesNothingWithoutDemand() {
        let probe = URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:1/")!).probe(.none)
        probe.cancel()
        #expect(probe.log == ["subscription"])
    }
}
