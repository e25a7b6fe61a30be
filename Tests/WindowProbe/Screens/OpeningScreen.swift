import SwiftUI

/// Opens a window with a field that wants the focus.
struct OpeningScreen: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Color.yellow.onTapGesture { openWindow(id: "field") }
    }
}

/// The field.
public struct FocusedFieldScreen: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    @Environment(\.appearsActive) private var isActive

    public init() {}

    public var body: some View {
        TextField("Text", text: $text)
            .focused($isFocused)
            .padding()
            .onAppear { isFocused = true }
            .onChange(of: text) { Probe.say("typed \(text)") }
            .onChange(of: isActive, initial: true) { Probe.say("active \(isActive)") }
    }
}

/// A timer that another thread adds to the run loop, when nothing else goes on.
struct OtherThreadScreen: View {
    var body: some View {
        Text("Other thread")
            .onAppear {
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: 1)
                    let timer = Timer(timeInterval: 0.05, repeats: false) { _ in
                        MainActor.assumeIsolated { Probe.say("the timer of another thread") }
                    }
                    RunLoop.main.add(timer, forMode: .common)
                }
            }
    }
}
