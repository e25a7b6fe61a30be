import Testing

@testable import MartletHeadless
import SwiftUI

private struct Tiny: App {
    @State private var title = "from state"

    var body: some Scene {
        WindowGroup("Main") { Text(title).environment(\.layoutDirection, .rightToLeft) }
            .defaultSize(width: 320, height: 240)
        Settings { Text("settings") }
    }
}

@MainActor struct LaunchTests {
    @Test func options() throws {
        let options = try LaunchOptions(
            arguments: ["--snapshot", "a.svg", "--size=300x200", "--metrics", "touch", "--headless"],
            environment: ["MARTLET_SCHEME": "dark", "MARTLET_SIZE": "1x1"])
        #expect(options.snapshot == "a.svg")
        #expect(options.size == CGSize(width: 300, height: 200))
        #expect(options.colorScheme == .dark && options.metrics == .touch && options.isHeadless)
    }

    @Test(arguments: [
        (["--wrong"], "unknown option --wrong; --help tells the options"),
        (["--size"], "--size needs a value"),
        (["--size", "3"], "--size: 3 should be like 800x600, each at most 16000"),
        (["--snapshot", "a.gif"], "--snapshot: a.gif should end in .png, .pdf or .svg"),
    ])
    func mistakes(_ arguments: [String], _ message: String) {
        let mistake = #expect(throws: LaunchOptions.Mistake.self) {
            try LaunchOptions(arguments: arguments, environment: [:])
        }
        #expect(mistake?.description == message)
    }

    @Test func anAppIsShownWithItsState() {
        let (host, windows) = HeadlessHost.launch(Tiny.self, options: LaunchOptions(), shaper: FixedAdvanceShaper())
        #expect(windows.map(\.title) == ["Main", nil])
        #expect(windows.map(\.kind) == [.group, .settings])
        #expect(host.windowSize == CGSize(width: 320, height: 240))
        #expect(host.host.accessibilityElements.compactMap(\.textContent) == ["from state"])
    }
}
