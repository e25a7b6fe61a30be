import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct IconNameTests {
    @Test func aButtonThatShowsOnlyAnIconKeepsItsName() throws {
        var taps = 0
        let ui = Harness { Button("Info", systemImage: "info.circle") { taps += 1 }.labelStyle(.iconOnly) }
        try ui.tap("Info")
        #expect(taps == 1 && ui.texts == [])
    }
}

@MainActor @Suite struct SettingsTests {
    enum Flavour: String { case plain, sweet }

    struct Preferences: View {
        @AppStorage("count") private var count = 1
        @AppStorage("flavour") private var flavour = Flavour.plain
        @AppStorage("name") private var name: String?

        var body: some View {
            VStack {
                Text("\(count) \(flavour.rawValue) \(name ?? "nobody")")
                Reader()
                Button("change") {
                    count += 1
                    flavour = .sweet
                    name = "Ada"
                }
            }
        }
    }

    struct Reader: View {
        @AppStorage("count") private var count = 1
        var body: some View { Text("also \(count)") }
    }

    @Test func allWhoUseAKeySeeTheChangeAndTheStoreKeepsIt() throws {
        let settings = SettingsStore()
        let ui = Harness(traits: .init(settings: settings)) { Preferences() }
        #expect(ui.texts == ["1 plain nobody", "also 1", "change"])
        try ui.tap("change")
        #expect(ui.texts == ["2 sweet Ada", "also 2", "change"])
        #expect(settings["flavour"] as? String == "sweet")
        let later = Harness(traits: .init(settings: settings)) { Preferences() }
        #expect(later.texts.first == "2 sweet Ada")
        let other = Harness { Preferences() }
        #expect(other.texts.first == "1 plain nobody", "each harness has a store of its own")
    }
}
