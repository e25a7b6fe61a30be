import MartletTesting
import SwiftUI
import Testing

/// A day in the life, parts 2 to 4: the image that loads itself, the trap, and the three cures.
@MainActor @Suite("MyAsyncImage", .serialized)
struct AsyncImageTests {
    private let server: LoopbackServer
    private let logo = CGSize(width: 60, height: 40)
    private let photo = CGSize(width: 90, height: 120)

    init() throws {
        server = try LoopbackServer(["/logo.png": Pictures.logo, "/photo.png": Pictures.photo])
    }

    /// Waits until the image on the screen has that size: loading takes real time.
    private func shows(_ size: CGSize, _ ui: Harness) async throws -> Bool {
        for _ in 0..<200 {
            await ui.settle()
            await ui.advance(by: .seconds(1))
            if ui.exists(.role(.image)), try ui.frame(.role(.image)).size == size { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    @Test("step 1: an empty image")
    func skeleton() throws {
        let ui = Harness(size: nil) { AsyncImageStep1.MyAsyncImage(url: server.url("/logo.png")) }
        #expect(ui.size == .zero)
        #expect(ui.bodies(of: AsyncImageStep1.MyAsyncImage.self) == 1)
    }

    @Test("step 2: state outlives the struct that is made anew")
    func memory() throws {
        struct Parent: View {
            @State private var round = 0
            var body: some View {
                VStack {
                    AsyncImageStep2.MyAsyncImage(url: URL(filePath: "/\(round)"))
                    Button("round \(round)") { round += 1 }
                }
            }
        }
        let ui = Harness { Parent() }
        ui.forget()
        try ui.tap("round 0")
        #expect(ui.updates.flatMap(\.begun).isEmpty, "in the same node of the render tree")
        #expect(ui.state(of: AsyncImageStep2.MyAsyncImage.self, "imageData", as: Data?.self) == [nil])
    }

    @Test("step 3: conditional content is one type")
    func conditional() {
        let view = AsyncImageStep3.MyAsyncImage(url: server.url("/logo.png"))
        #expect(String(describing: type(of: view.body)) == "_ConditionalContent<Image, ProgressView<EmptyView, EmptyView>>")
        let ui = Harness { view }
        #expect(ui.exists(.role(.progress)) && !ui.exists(.role(.image)))
    }

    @Test("step 4: the task starts when the view appears, and the body runs again when the data is there")
    func loading() async throws {
        AsyncImageStep4.logoURL = server.url("/logo.png")
        AsyncImageStep4.photoURL = server.url("/photo.png")
        let ui = Harness { AsyncImageStep4.ContentView() }
        #expect(ui.exists(.role(.progress)), "the first frame is there before any answer")
        #expect(ui.bodies(of: AsyncImageStep4.MyAsyncImage.self) == 1)
        let begun = ui.updates.flatMap(\.begun).count
        #expect(try await shows(logo, ui))
        #expect(ui.bodies(of: AsyncImageStep4.MyAsyncImage.self) == 2)
        #expect(ui.liveCount(of: AsyncImageStep4.MyAsyncImage.self) == 1)
        #expect(!ui.updates.flatMap(\.ended).contains { $0.type == "MyAsyncImage" }, "the node is not thrown away")
        #expect(ui.updates.flatMap(\.begun).filter { $0.type == "MyAsyncImage" }.count == 1 && begun > 0)
        #expect(server.requests == ["/logo.png"])
    }

    @Test("the trap: another URL does not start the task again")
    func trap() async throws {
        AsyncImageStep4.logoURL = server.url("/logo.png")
        AsyncImageStep4.photoURL = server.url("/photo.png")
        let ui = Harness { AsyncImageStep4.ContentView() }
        #expect(try await shows(logo, ui))
        ui.forget()
        try ui.tap("Toggle")
        await ui.settle()
        await ui.advance(by: .seconds(1))
        #expect(ui.bodies(of: AsyncImageStep4.MyAsyncImage.self) == 1, "the URL did arrive")
        #expect(try ui.frame(.role(.image)).size == logo, "and the old picture stands")
        #expect(server.requests == ["/logo.png"])
    }

    @Test("cure 1, .id(url): the subtree is replaced and the task starts again")
    func cureByID() async throws {
        TaskCureByID.logoURL = server.url("/logo.png")
        TaskCureByID.photoURL = server.url("/photo.png")
        let ui = Harness { TaskCureByID.ContentView() }
        #expect(try await shows(logo, ui))
        try ui.tap("Toggle")
        #expect(try await shows(photo, ui))
        #expect(server.requests == ["/logo.png", "/photo.png"])
    }

    /// Case: an onAppear or a task outside of `.id` is not touched by its change. The notes print the modifiers in this
    /// order, although their text describes the other one. Source: OpenSwiftUI 069dd80,
    /// Tests/OpenSwiftUICompatibilityTests/View/IDViewCompatibilityTests.swift, whose tests also run on Apple's SwiftUI.
    @Test("cure 1 as printed: a task outside of the id does not start again")
    func cureByIDAsPrinted() async throws {
        TaskCureByIDAsPrinted.logoURL = server.url("/logo.png")
        TaskCureByIDAsPrinted.photoURL = server.url("/photo.png")
        let ui = Harness { TaskCureByIDAsPrinted.ContentView() }
        #expect(try await shows(logo, ui))
        try ui.tap("Toggle")
        await ui.settle()
        await ui.advance(by: .seconds(1))
        #expect(server.requests == ["/logo.png"])
    }

    @Test("cure 1 where the view is used: its state and its animation start over too")
    func idAroundTheView() async throws {
        struct ContentView: View {
            let logo: URL
            let photo: URL
            @State private var showPhoto = true
            var url: URL { showPhoto ? logo : photo }
            var body: some View {
                VStack {
                    Button("Toggle") { showPhoto.toggle() }
                    AsyncImageStep4.MyAsyncImage(url: url).id(url)
                }
            }
        }
        let (first, second) = (server.url("/logo.png"), server.url("/photo.png"))
        let ui = Harness { ContentView(logo: first, photo: second) }
        #expect(try await shows(logo, ui))
        ui.forget()
        try ui.tap("Toggle")
        let states = ui.state(of: AsyncImageStep4.MyAsyncImage.self, "imageData", as: Data?.self)
        #expect(states.filter { $0 == nil }.count == 1)
        #expect(try await shows(photo, ui))
        #expect(ui.updates.flatMap(\.ended).filter { $0.type == "MyAsyncImage" }.count == 1)
        #expect(server.requests == ["/logo.png", "/photo.png"])
    }

    @Test("cure 2, onAppear and onChange: loading is called by hand")
    func cureByChange() async throws {
        TaskCureByChange.logoURL = server.url("/logo.png")
        TaskCureByChange.photoURL = server.url("/photo.png")
        let ui = Harness { TaskCureByChange.ContentView() }
        #expect(try await shows(logo, ui))
        try ui.tap("Toggle")
        #expect(try await shows(photo, ui))
        #expect(server.requests == ["/logo.png", "/photo.png"])
    }

    @Test("cure 2 in one line: onChange(of:initial: true)")
    func cureByInitialChange() async throws {
        TaskCureByInitialChange.logoURL = server.url("/logo.png")
        TaskCureByInitialChange.photoURL = server.url("/photo.png")
        let ui = Harness { TaskCureByInitialChange.ContentView() }
        #expect(try await shows(logo, ui))
        try ui.tap("Toggle")
        #expect(try await shows(photo, ui))
        #expect(server.requests == ["/logo.png", "/photo.png"])
    }

    @Test("cure 3, task(id:): only the task starts again, everything else stays")
    func cureByTaskID() async throws {
        TaskCureByTaskID.logoURL = server.url("/logo.png")
        TaskCureByTaskID.photoURL = server.url("/photo.png")
        let ui = Harness { TaskCureByTaskID.ContentView() }
        #expect(try await shows(logo, ui))
        ui.forget()
        try ui.tap("Toggle")
        #expect(try ui.frame(.role(.image)).size == logo, "the old picture stands until the new one is there")
        #expect(try await shows(photo, ui))
        #expect(ui.updates.flatMap(\.begun).isEmpty && ui.updates.flatMap(\.ended).isEmpty)
        #expect(server.requests == ["/logo.png", "/photo.png"])
    }

    @Test("task(id:) cancels the run before")
    func cancellation() async throws {
        @MainActor final class Log { var lines: [String] = [] }
        struct Waiting: View {
            let log: Log
            @State private var id = 0
            var body: some View {
                Button("id \(id)") { id += 1 }
                    .task(id: id) {
                        let id = id
                        log.lines.append("start \(id)")
                        try? await Task.sleep(for: .seconds(60))
                        log.lines.append("\(Task.isCancelled ? "cancelled" : "finished") \(id)")
                    }
            }
        }
        let log = Log()
        let ui = Harness { Waiting(log: log) }
        await ui.settle(timeout: .milliseconds(50))
        try ui.tap("id 0")
        await ui.settle(timeout: .milliseconds(50))
        #expect(Set(log.lines) == ["start 0", "cancelled 0", "start 1"])
        #expect(log.lines.first == "start 0")
    }
}
