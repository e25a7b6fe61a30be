import Foundation
import Testing

@testable import MartletCore
@testable import MartletHeadless
@testable import MartletTesting

/// An app on a desktop that is not there, with a harness for each of its windows.
@MainActor
final class Desk {
    let windows: HeadlessWindows
    var runtime: AppRuntime { windows.runtime }
    private var harnesses: [Int: Harness] = [:]

    init<A: App>(
        _ type: A.Type, session: SessionFile? = nil, restoring state: RestoredState? = nil,
        change: (inout AppOptions) -> Void = { _ in }
    ) {
        var options = AppOptions(shaper: FixedAdvanceShaper())
        options.name = "Test"
        options.session = session
        options.restoredState = state
        options.isObserving = true
        options.startDate = Date(timeIntervalSinceReferenceDate: 0)
        // Nothing of the tests stays in the user's defaults.
        let store = SettingsStore()
        options.environment = { $0.settingsStore = store }
        change(&options)
        windows = HeadlessWindows(type, options: options)
    }

    /// The window that was opened as the `index`th of those that are open.
    subscript(index: Int) -> Harness { harness(runtime.windows[index]) }

    func harness(_ window: AppWindow) -> Harness {
        if let known = harnesses[window.number] { return known }
        let harness = Harness(windows.driver(of: window.host))
        harnesses[window.number] = harness
        return harness
    }

    /// The texts of each window, in the order of opening.
    var texts: [[String]] {
        runtime.flush()
        return runtime.windows.map { harness($0).texts }
    }

    var titles: [String] { runtime.windows.map(\.attributes.title) }

    func menu(_ title: String) -> MenuList? {
        runtime.flush()
        return runtime.menus.menus.first { $0.title == title }
    }

    /// The titles of a menu's items; a dash is a separator, and words in brackets are words.
    func items(_ title: String) -> [String] {
        (menu(title)?.entries ?? []).map { entry in
            switch entry {
            case .command(let command): command.title
            case .menu(let menu): menu.title + " >"
            case .text(let text): "(\(text))"
            case .separator: "-"
            }
        }
    }

    func command(_ title: String) -> MenuCommand? {
        runtime.flush()
        return runtime.menus.commands.first { $0.title == title }
    }

    func choose(_ title: String) {
        guard let command = command(title) else {
            Issue.record("no command \(title) in \(runtime.menus.commands.map(\.title))")
            return
        }
        runtime.perform(command)
    }

    /// Engine and tree, as they should be.
    var failures: [String] { runtime.host.invariantFailures + windows.diagnostics.map(\.message) }
}

/// A place for a session that is gone with the test.
struct Scratch {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
        .appendingPathComponent("scenes-\(UUID().uuidString)", isDirectory: true)
    var file: SessionFile { SessionFile(url: folder.appendingPathComponent("app/session.plist")) }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}
