import Combine

/// An operator, as a chain from numbers to numbers, for laws that all of them keep.
struct Chain {
    let name: String
    let make: (AnyPublisher<Int, Boom>) -> AnyPublisher<Int, Boom>

    init<P: Publisher>(_ name: String, _ make: @escaping (AnyPublisher<Int, Boom>) -> P)
    where P.Output == Int, P.Failure == Boom {
        self.name = name
        self.make = { make($0).eraseToAnyPublisher() }
    }

    static func all(_ scheduler: VirtualScheduler) -> [Chain] {
        elementwise + single + several + [
            Chain("receive") { $0.receive(on: ImmediateScheduler.shared) },
            Chain("receive later") { $0.receive(on: scheduler) },
            Chain("subscribe") { $0.subscribe(on: ImmediateScheduler.shared) },
            Chain("debounce") { $0.debounce(for: 1, scheduler: scheduler) },
            Chain("throttle") { $0.throttle(for: 1, scheduler: scheduler, latest: true) },
            Chain("delay") { $0.delay(for: 1, scheduler: scheduler) },
            Chain("timeout") { $0.timeout(1, scheduler: scheduler) },
            Chain("collect by time") { $0.collect(.byTime(scheduler, 1)).map(\.count) },
        ]
    }

    private static var elementwise: [Chain] {
        [
            Chain("map") { $0.map { $0 } },
            Chain("key path") { $0.map(\.self) },
            Chain("tryMap") { $0.tryMap { $0 }.mapError { $0 as? Boom ?? Boom() } },
            Chain("filter") { $0.filter { $0 % 2 == 1 } },
            Chain("compactMap") { $0.compactMap { $0 } },
            Chain("removeDuplicates") { $0.removeDuplicates() },
            Chain("scan") { $0.scan(0, +) },
            Chain("prefix") { $0.prefix(9) },
            Chain("prefix while") { $0.prefix { $0 < 99 } },
            Chain("dropFirst") { $0.dropFirst(0) },
            Chain("drop while") { $0.drop { $0 < 1 } },
            Chain("replaceNil") { $0.map { Optional($0) }.replaceNil(with: 0) },
            Chain("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) },
        ]
    }

    private static var single: [Chain] {
        [
            Chain("first") { $0.first { $0 > 2 } },
            Chain("last") { $0.last() },
            Chain("reduce") { $0.reduce(0, +) },
            Chain("count") { $0.count() },
            Chain("max") { $0.max() },
            Chain("contains") { $0.contains(3).map { $0 ? 1 : 0 } },
            Chain("collect") { $0.collect(2).map(\.count) },
            Chain("replaceEmpty") { $0.replaceEmpty(with: 5) },
        ]
    }

    private static var several: [Chain] {
        [
            Chain("flatMap") { $0.flatMap { Just($0) } },
            Chain("flatMap one by one") { $0.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher } },
            Chain("flatMap that never ends") {
                $0.flatMap { $0 < 0 ? Empty<Int, Boom>() : Empty(completeImmediately: false) }
            },
            Chain("switchToLatest") { $0.map { Just($0) }.switchToLatest() },
            Chain("merge") { $0.merge(with: $0) },
            Chain("combineLatest") { $0.combineLatest($0) { $0 + $1 } },
            Chain("zip") { $0.zip($0) { $0 + $1 } },
            Chain("catch") { $0.catch { Fail(outputType: Int.self, failure: $0) } },
            Chain("retry") { $0.retry(1) },
            Chain("append") { $0.append(1) },
            Chain("prepend") { $0.prepend(1) },
            Chain("share") { $0.share() },
            Chain("buffer") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) },
            Chain("prefix until") { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
            Chain("drop until") {
                $0.drop(untilOutputFrom: Just(1).setFailureType(to: Boom.self))
            },
        ]
    }
}
