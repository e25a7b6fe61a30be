import SwiftUI

// Why some View, section 12, Q9, case B: the parent owns the state. (The switch and the children are ours.)

enum StateInTheParent {
    @Observable @MainActor final class Switch {
        var isOn = true
    }

    @MainActor static let model = Switch()
    @MainActor static var isOn: Bool { model.isOn }

    struct ChildView: View {
        @Binding var count: Int

        var body: some View {
            Button("child \(count)") { count += 1 }
        }
    }

    struct OtherView: View {
        @Binding var count: Int

        var body: some View {
            Button("other \(count)") { count += 1 }
        }
    }

    struct Parent: View {
        @State private var count = 0                 // count는 Parent 노드에 저장 ★
        var body: some View {
            if isOn { ChildView(count: $count) }     // 자식은 포인터만
            else    { OtherView(count: $count) }
        }
    }
}
