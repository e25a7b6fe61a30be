import Combine
import Testing

private class Model: ObservableObject {
    @Published var name = "a"
    @Published var count: Int
    var plain = 0
    init(count: Int = 0) { self.count = count }
}

private final class Derived: Model {
    @Published var extra = false
}

private final class PlainBase: ObservableObject {
    var x = 0
}

private class Root { var pad = (1, 2, 3) }
private final class Leaf: Root, ObservableObject {
    @Published var late = 1
}

private final class Manual: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var ignored = 0
    var value = 0 { willSet { objectWillChange.send("value") } }
}

@MainActor private final class MainModel: ObservableObject {
    @Published private(set) var items: [Int] = []
    func add(_ item: Int) { items.append(item) }
}

@Suite struct ObservableObjectTests {
    @Test func everyPublishedPropertySendsBeforeItChanges() {
        let model = Derived()
        var seen: [String] = []
        let watch = model.objectWillChange.sink { seen.append("\(model.name) \(model.count) \(model.extra)") }
        model.name = "b"
        model.count = 1
        model.extra = true
        model.plain = 9
        #expect(seen == ["a 0 false", "b 0 false", "b 1 false"])
        watch.cancel()
        model.name = "c"
        #expect(seen.count == 3)
    }

    @Test func theSameObjectGivesTheSamePublisher() {
        let model = Derived(), other = Derived(), plain = PlainBase()
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(model.objectWillChange === (model as Model).objectWillChange)
        #expect(model.objectWillChange !== other.objectWillChange)
        #expect(plain.objectWillChange === plain.objectWillChange)
    }

    @Test func aClassWithoutPublishedPropertiesSendsByHand() {
        let object = PlainBase()
        var count = 0
        let watch = object.objectWillChange.sink { count += 1 }
        object.x = 1
        #expect(count == 0)
        object.objectWillChange.send()
        #expect(count == 1)
        withExtendedLifetime(watch) {}
    }

    @Test func propertiesBelowAPlainSuperclassAreFound() {
        let leaf = Leaf()
        var count = 0
        let watch = leaf.objectWillChange.sink { count += 1 }
        leaf.late = 2
        #expect(count == 1)
        #expect(leaf.pad == (1, 2, 3))
        withExtendedLifetime(watch) {}
    }

    @Test func aHandWrittenPublisherReplacesTheDefault() {
        let manual = Manual()
        var seen: [String] = []
        let watch = manual.objectWillChange.sink { seen.append("\($0) \(manual.value)") }
        manual.ignored = 1
        manual.value = 5
        #expect(seen == ["value 0"])
        withExtendedLifetime(watch) {}
    }

    @Test @MainActor func mainActorModelsWork() {
        let model = MainModel()
        var counts: [Int] = []
        let watch = model.objectWillChange.sink { counts.append(model.items.count) }
        model.add(4)
        model.add(5)
        #expect(counts == [0, 1])
        #expect(model.items == [4, 5])
        withExtendedLifetime(watch) {}
    }

    @Test func subscribersDoNotKeepTheObject() {
        weak var gone: Derived?
        var bag = Set<AnyCancellable>()
        do {
            let model = Derived()
            gone = model
            model.objectWillChange.sink {}.store(in: &bag)
            model.$name.sink { _ in }.store(in: &bag)
            model.name = "x"
        }
        #expect(gone == nil)
        #expect(bag.count == 2)
    }
}
