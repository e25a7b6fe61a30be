import Combine
import Testing

private final class Model: ObservableObject {
    @Published var x = 1
    @Published var doubled = 0
    @Published var log: [Int] = []
}

@Suite struct PublishedTests {
    @Test func aSubscriberGetsTheCurrentValueThenEachNewOneBeforeItIsStored() {
        let model = Model()
        var seen: [[Int]] = []
        let watch = model.$x.sink { seen.append([$0, model.x]) }
        model.x = 2
        model.x = 2
        #expect(seen == [[1, 1], [2, 1], [2, 2]])
        withExtendedLifetime(watch) {}
    }

    @Test func objectWillChangeComesBeforeTheValue() {
        let model = Model()
        var seen: [String] = []
        let a = model.$x.dropFirst().sink { seen.append("x \($0)") }
        let b = model.objectWillChange.sink { seen.append("object") }
        model.x = 7
        #expect(seen == ["object", "x 7"])
        withExtendedLifetime((a, b)) {}
    }

    @Test func assignLivesAsLongAsTheProperty() {
        let source = PassthroughSubject<Int, Never>()
        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            source.map { $0 * 2 }.assign(to: &model.$doubled)
            source.send(4)
            #expect(model.doubled == 8)
            model.$x.map { $0 * 10 }.assign(to: &model.$doubled)
            model.x = 3
            #expect(model.doubled == 30)
        }
        #expect(gone == nil)
        source.send(5)
    }

    @Test func mutationInPlaceIsOneChange() {
        let model = Model()
        var count = 0
        let watch = model.objectWillChange.sink { count += 1 }
        model.log.append(1)
        model.log[0] += 1
        #expect(count == 2)
        #expect(model.log == [2])
        withExtendedLifetime(watch) {}
    }

    @Test func aSubscriberThatComesDuringAChangeSeesTheNewValueToo() {
        let model = Model()
        var late: [Int] = []
        var bag: [AnyCancellable] = []
        model.$x.dropFirst().first().sink { _ in
            model.$x.sink { late.append($0) }.store(in: &bag)
        }.store(in: &bag)
        model.x = 2
        #expect(late == [1, 2])
    }
}
