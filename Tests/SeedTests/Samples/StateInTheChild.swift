import SwiftUI

// Why some View, section 12, Q9, case A: the child owns the state. (The switch, the child's body and OtherView are ours.)

enum StateInTheChild {
    @Observable @MainActor final class Switch {
        var isOn = true
    }

    @MainActor static let model = Switch()
    @MainActor static var isOn: Bool { model.isOn }

    struct ChildView: View { @State private var count = 0 }

    struct OtherView: View {
        var body: some View { Text("other") }
    }

    struct Parent: View {
        var body: some View {
            if isOn { ChildView() } else { OtherView() }
        }
    }
}

extension StateInTheChild.ChildView {
    var body: some View { Button("child \(count)") { count += 1 } }
}
