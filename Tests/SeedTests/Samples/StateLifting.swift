import SwiftUI

// Why some View, section 11, Q10: state lifted to the parent. (The switch and the children are ours.)

enum StateLifting {
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
        @State private var count = 0            // Parent 노드가 소유
        var body: some View {
            if isOn { ChildView(count: $count) }   // 자식은 @Binding(참조)만
            else    { OtherView(count: $count) }
        }
    }
}
