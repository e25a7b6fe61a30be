import SwiftUI

extension FocusedValues {
    @Entry var place: Binding<String>?
}

/// Commands of all kinds: disabled, checked, dead ends, and those that hang on what is focused.
public struct MenuCommands: Commands {
    @State private var isMarked = false
    @State private var count = 0
    @FocusedValue(\.place) private var place

    public init() {}

    public var body: some Commands {
        CommandMenu("Dead") {
            Button("Nothing") { Probe.say("nothing") }.disabled(true).keyboardShortcut("d")
            Divider()
            Text("Only words")
        }
        CommandMenu("Acts") {
            Button("Count") {
                count += 1
                Probe.say("count \(count)")
            }
            .keyboardShortcut("k", modifiers: [.command, .shift])
            Toggle("Marked", isOn: $isMarked).keyboardShortcut("j")
            Button("Never") { Probe.say("never") }.disabled(true)
            Button("Fill") { place?.wrappedValue = "filled" }.disabled(place == nil)
            Divider()
            Text("Counted \(count)")
        }
    }
}

struct MenuScreen: View {
    @State private var place = ""

    var body: some View {
        TextField("Place", text: $place)
            .padding()
            .focusedSceneValue(\.place, $place)
            .onChange(of: place) { Probe.say("place \(place)") }
    }
}
