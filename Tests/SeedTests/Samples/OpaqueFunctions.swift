import SwiftUI

// Why some View, section 8: functions that return an opaque and an existential view.

@MainActor struct OpaqueFunctions {
    func makeView() -> some View { Text("hi") }

    func makeView(flag: Bool) -> any View {
        if flag { Text("hi") } else { Image("x") }
    }
}
