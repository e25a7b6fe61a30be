import SwiftUI

// Why some View, section 14, Q4: a binding that is passed on and not read.

enum BindingPassedOn {
    struct Parent: View {
        @State private var count = 0
        var body: some View { ChildView(count: $count) }  // $count 전달만, count 값 안 읽음
    }
    struct ChildView: View {
        @Binding var count: Int
        var body: some View { Text("hi") }                // count 안 씀
    }
}
