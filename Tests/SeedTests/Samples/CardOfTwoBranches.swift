import SwiftUI

// Day 4, section 2: if/else against the ternary operator, the first way.

enum CardOfTwoBranches {
    struct ProfileCard: View {
        @State private var isExpanded = false
        var body: some View {
            Text(isExpanded ? "자세히…" : "요약").onTapGesture { isExpanded.toggle() }
        }
    }

    struct SelectableCard: View {
        let isSelected: Bool
        var body: some View {
            if isSelected {
                ProfileCard().background(.green)
            } else {
                ProfileCard().background(.red)   // 선택이 바뀌면 isExpanded가 초기화된다
            }
        }
    }
}
