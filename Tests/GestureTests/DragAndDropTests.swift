import MartletTesting
import SwiftUI
import Testing

extension UTType { fileprivate static let card = UTType(exportedAs: "com.example.martlet.card") }

private struct Card: Codable, Hashable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .card)
        ProxyRepresentation(exporting: \.name)
    }
}

@MainActor @Suite struct DragAndDropTests {
    let log = Log()

    /// A source on the left and a destination on the right.
    private func board<Target: View>(
        _ traits: Harness.Traits = .init(), payload: Card = Card(name: "a"),
        @ViewBuilder target: @escaping @MainActor (AnyView) -> Target
    ) -> Harness {
        Harness(size: CGSize(width: 200, height: 100), traits: traits) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).draggable(payload)
                target(AnyView(Color.blue.frame(width: 100, height: 100)))
            }
        }
    }

    @Test func aValueArrives() async {
        let log = log
        let ui = board {
            $0.dropDestination(for: Card.self) { cards, place in
                log("\(cards.map(\.name)) \(place.x) \(place.y)")
                return true
            } isTargeted: {
                log("\($0)")
            }
        }
        await ui.run("down 50,50; move 60,50; move 150,60; up")
        #expect(log.take() == ["true", "false", "[\"a\"] 50.0 60.0"])
    }

    @Test func aValueOfAnotherTypeIsLoaded() async {
        let log = log
        let ui = board {
            $0.dropDestination(for: String.self) { texts, _ in
                log("\(texts)")
                return true
            }
        }
        await ui.run("down 50,50; move 60,50; move 150,60; up")
        #expect(log.take() == [])
        await ui.settle()
        #expect(log.take() == ["[\"a\"]"])
    }

    @Test func whatDoesNotFitIsNotTargeted() async throws {
        let log = log
        let ui = board {
            $0.dropDestination(for: URL.self) { _, _ in
                log("dropped")
                return true
            } isTargeted: {
                log("\($0)")
            }
        }
        await ui.run("down 50,50; move 60,50; move 150,60; up; wait 1")
        #expect(log.take() == [])
    }

    @Test func providersAndPlaces() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Color.red.onDrag { NSItemProvider(object: NSString(string: "text")) }
                ZStack {
                    Color.blue
                    Color.green.frame(width: 50, height: 50)
                        .onDrop(of: [.image], isTargeted: nil) { _ in
                            log("image")
                            return true
                        }
                }
                .onDrop(of: [.text], isTargeted: nil) { providers, place in
                    log("\(providers.count) \(place.x)")
                    for provider in providers {
                        _ = provider.loadObject(ofClass: String.self) { text, _ in
                            Task { @MainActor in log(text ?? "nil") }
                        }
                    }
                    return true
                }
            }
        }
        await ui.run("down 50,50; move 150,50; up")
        #expect(log.take() == ["1 50.0"], "the inner one does not take text")
        await ui.settle()
        #expect(log.take() == ["text"])
    }

    struct Watcher: DropDelegate {
        let log: Log
        var isValid = true
        var answer = true
        var operation: DropOperation? = .move

        func validateDrop(info: DropInfo) -> Bool {
            log("validate \(info.hasItemsConforming(to: [.card])) \(info.hasItemsConforming(to: [.image]))")
            return isValid
        }
        func dropEntered(info: DropInfo) { log("entered \(info.location.x)") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            log("updated \(info.location.x)")
            return operation.map { DropProposal(operation: $0) }
        }
        func dropExited(info: DropInfo) { log("exited") }
        func performDrop(info: DropInfo) -> Bool {
            log("perform \(info.itemProviders(for: [UTType.card]).count)")
            return answer
        }
    }

    @Test func aDelegateHearsEveryStep() async {
        let log = log
        let ui = board { $0.onDrop(of: [.card], delegate: Watcher(log: log)) }
        await ui.run("down 50,50; move 110,50; move 120,50; move 90,50; move 130,50; up")
        #expect(
            log.take() == [
                "validate true false", "entered 10.0", "updated 10.0", "updated 20.0", "exited", "validate true false",
                "entered 30.0", "updated 30.0", "perform 1",
            ])
    }

    @Test func refusals() async {
        let log = log
        let closed = board { $0.onDrop(of: [.card], delegate: Watcher(log: log, isValid: false)) }
        await closed.run("down 50,50; move 110,50; move 120,50; up")
        #expect(log.take() == ["validate true false"], "asked once while it stays over the view")
        let forbidding = board { $0.onDrop(of: [.card], delegate: Watcher(log: log, operation: .forbidden)) }
        await forbidding.run("down 50,50; move 110,50; up")
        #expect(log.take().last == "exited")
        let outer = board {
            $0.onDrop(of: [.card], delegate: Watcher(log: log, isValid: false))
                .dropDestination(for: Card.self) { cards, _ in
                    log("outer")
                    return true
                }
        }
        await outer.run("down 50,50; move 110,50; up")
        #expect(log.take() == ["validate true false", "outer"])
    }

    @Test func howADragBegins() async {
        let log = log
        func target(_ view: AnyView) -> some View {
            view.dropDestination(for: Card.self) { _, _ in
                log("dropped")
                return true
            }
        }
        let desktop = board { target($0) }
        await desktop.run("down 98,50; move 101,50; up")
        #expect(log.take() == [], "three points are a click")
        await desktop.run("down 98,50; move 102,50; up")
        #expect(log.take() == ["dropped"])
        let touch = board(Harness.Traits(metrics: .touch)) { target($0) }
        await touch.run("down 50,50; move 150,50; up")
        #expect(log.take() == [], "a finger has to be held")
        await touch.run("down 50,50; wait 0.5; move 150,50; up")
        #expect(log.take() == ["dropped"])
    }

    @Test func anEscapeAndWhatElseCancels() async throws {
        for cause in 0..<3 {
            let log = log
            let ui = board {
                $0.dropDestination(for: Card.self) { _, _ in
                    log("dropped")
                    return true
                } isTargeted: {
                    log("\($0)")
                }
            }
            await ui.run("down 50,50; move 150,50")
            switch cause {
            case 0: #expect(ui.press(.escape))
            case 1: ui.pointerCancel()
            default: ui.touch(.cancel(0))
            }
            await ui.run("move 160,50; up; wait 1")
            #expect(log.take() == ["true", "false"])
            #expect(!ui.press(.escape))
        }
    }

    @Test func aRefusedDragSpringsBackAndIsGone() async throws {
        let ui = board { $0 }
        let still = ui.displayList
        await ui.run("down 50,50; move 150,50")
        #expect(ui.displayList != still, "the picture is under the pointer")
        let far = try ui.bitmap()[190, 50]
        await ui.run("up; wait 0.1")
        #expect(try ui.bitmap()[190, 50] != far || ui.displayList != still, "on its way")
        await ui.run("wait 1")
        #expect(ui.displayList == still)
        await ui.run("down 50,50; move 20,50; up; wait 1")
        #expect(ui.displayList == still)
    }

    @Test func theViewUnderThePointer() async throws {
        let ui = board { $0 }
        await ui.run("down 50,50; move 150,50")
        let picture = try ui.bitmap()
        let red = picture[150, 50], bare = picture[50, 50]
        #expect(red.r > red.b, "the red picture lies over the blue view")
        #expect(bare.r > 200, "the view itself stays")
        let own = Harness(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Color.red.draggable(Card(name: "a")) { Color.green.frame(width: 20, height: 20) }
                Color.blue
            }
        }
        await own.run("down 50,50; move 150,50")
        let second = try own.bitmap()
        #expect(second[150, 50].g > second[150, 50].b)
        #expect(second[180, 50].b > second[180, 50].g, "it is as large as it is")
        #expect(own.texts == [])
        await own.run("up; wait 1")
        #expect(own.diagnostics.isEmpty)
    }

    @Test func aDestinationReordersWhileItIsDraggedOver() async throws {
        let ui = Harness(size: CGSize(width: 100, height: 120)) { Reorder() }
        #expect(ui.texts == ["a", "b", "c"])
        await ui.run("down 50,20; move 50,30; move 50,60")
        #expect(ui.texts == ["b", "a", "c"])
        await ui.run("move 50,100; up; wait 1")
        #expect(ui.texts == ["b", "c", "a"])
    }

    @Test(arguments: [false, true]) func theDragOutlivesItsView(_ hasPreview: Bool) async throws {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 100)) { Columns(log: log, hasPreview: hasPreview) }
        #expect(ui.texts == ["a"])
        await ui.run("down 50,50; move 60,50; move 150,50")
        #expect(try ui.frame(.text("a")).midX == 150, "it is made anew in the other column")
        await ui.run("move 160,50; up; wait 1")
        #expect(log.take() == ["dropped"])
        #expect(ui.diagnostics.isEmpty)
    }

    @Test func pressesAndButtonsInside() async {
        let log = log
        let ui = Harness(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Button {
                        log("button")
                    } label: {
                        Color.red.frame(width: 50, height: 100)
                    }.buttonStyle(.plain)
                    Color.green.onTapGesture { log("tap") }
                }
                .frame(width: 100).draggable(Card(name: "row"))
                Color.blue.dropDestination(for: Card.self) { cards, _ in
                    log(cards[0].name)
                    return true
                }
            }
        }
        await ui.run("tap 20,50; tap 80,50")
        #expect(log.take() == ["button", "tap"])
        await ui.run("down 20,50; move 60,50; move 150,50; up")
        #expect(log.take() == ["row"])
        await ui.run("down 80,50; move 95,50; move 150,50; up")
        #expect(log.take() == ["row"])
    }

    @Test func byTheHarness() async throws {
        for metrics in [PlatformMetrics.desktop, .touch] {
            let log = log
            let ui = Harness(size: CGSize(width: 200, height: 100), traits: Harness.Traits(metrics: metrics)) {
                HStack {
                    Text("from").draggable("text")
                    Text("to").dropDestination(for: String.self) { texts, _ in
                        log(texts[0])
                        return true
                    }
                }
            }
            try await ui.dragAndDrop(from: "from", to: "to")
            #expect(log.take() == ["text"])
        }
    }

    @Test func disabledViewsTakeNoPart() async {
        let log = log
        let ui = board {
            $0.dropDestination(for: Card.self) { _, _ in
                log("dropped")
                return true
            }
            .disabled(true)
        }
        await ui.run("down 50,50; move 150,50; up; wait 1")
        #expect(log.take() == [])
    }
}

private struct Reorder: View {
    @State private var names = ["a", "b", "c"]
    @State private var dragged: String?

    var body: some View {
        VStack(spacing: 0) {
            ForEach(names, id: \.self) { name in
                Text(name).frame(width: 100, height: 40).contentShape(Rectangle())
                    .onDrag {
                        dragged = name
                        return NSItemProvider(object: name)
                    }
                    .onDrop(of: [.text], delegate: Mover(name: name, names: $names, dragged: dragged))
            }
        }
    }

    struct Mover: DropDelegate {
        let name: String
        @Binding var names: [String]
        let dragged: String?

        func dropEntered(info: DropInfo) {
            guard let dragged, dragged != name, let from = names.firstIndex(of: dragged),
                let to = names.firstIndex(of: name)
            else { return }
            names.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
        }
        func performDrop(info: DropInfo) -> Bool { true }
    }
}

/// Two columns; what is dragged goes over at once, and is another view there.
private struct Columns: View {
    let log: Log
    let hasPreview: Bool
    @State private var isRight = false

    var body: some View {
        HStack(spacing: 0) {
            ForEach([false, true], id: \.self) { column in
                ZStack {
                    Color.gray
                    if column == isRight {
                        if hasPreview {
                            card.onDrag {
                                NSItemProvider(object: "a")
                            } preview: {
                                Text("preview")
                            }
                        } else {
                            card.onDrag { NSItemProvider(object: "a") }
                        }
                    }
                }
                .onDrop(of: [.text], delegate: Over(isRight: $isRight, column: column, log: log))
            }
        }
    }

    private var card: some View { Text("a").frame(width: 40, height: 40).contentShape(Rectangle()) }

    struct Over: DropDelegate {
        @Binding var isRight: Bool
        let column: Bool
        let log: Log

        func dropEntered(info: DropInfo) { isRight = column }
        func performDrop(info: DropInfo) -> Bool {
            log("dropped")
            return true
        }
    }
}
