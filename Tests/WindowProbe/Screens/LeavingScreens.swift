import SwiftUI

/// Its window closes while something is dragged out of it; another one stays.
struct LeavingScreen: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Rectangle().fill(.yellow)
            .onAppear { openWindow(value: 1) }
            .onDrag {
                Probe.say("dragging")
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                    dismiss()
                    Probe.say("left")
                }
                return NSItemProvider(object: "words" as NSString)
            }
    }
}

/// A field with the focus at a place that no screen has.
struct FarAwayScreen: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Far", text: $text)
            .focused($isFocused)
            .offset(x: 1e12, y: -1e300)
            .onAppear { isFocused = true }
            .onChange(of: isFocused) { Probe.say("focus \(isFocused)") }
            .onChange(of: text) { Probe.say("text \(text)") }
    }
}

/// Leaves an action to the run loop, which has no timer.
struct PerformingScreen: View {
    var body: some View {
        Text("Performing")
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                    RunLoop.main.perform { MainActor.assumeIsolated { Probe.say("performed") } }
                }
            }
    }
}
