import SwiftUI

/// Settings that last, what was copied elsewhere, and a pointer that goes away.
struct HabitScreen: View {
    @AppStorage("fed") private var fed = 0

    var body: some View {
        VStack(spacing: 0) {
            Color.orange.frame(height: 120).onHover { Probe.say("over \($0)") }
            PasteButton(payloadType: String.self) { Probe.say("pasted \($0.joined())") }.frame(height: 120)
            Color.green.frame(height: 120).onTapGesture { fed += 1 }
        }
        .onAppear { Probe.say("fed \(fed)") }
        .onChange(of: fed) { Probe.say("fed \(fed)") }
    }
}
