import SwiftUI

// Why some View, section 14, Q5: a value that the parent reads and hands down.

enum NamePassedDown {
    struct Parent: View {
        @State private var name = "Kim"
        var body: some View { ChildView(name: name) }   // 부모가 name을 "읽어서" 주입
    }
    struct ChildView: View {
        let name: String
        var body: some View { Text("Hello \(name)") }
    }
}
