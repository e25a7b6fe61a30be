import SwiftUI

// Day 4, section 2: if/else against the ternary operator, the second way. (ProfileCard is repeated for the namespace.)

enum CardOfOneValue {
    struct ProfileCard: View {
        @State private var isExpanded = false
        var body: some View {
            Text(isExpanded ? "자세히…" : "요약").onTapGesture { isExpanded.toggle() }
        }
    }

    struct SelectableCard: View {
        let isSelected: Bool
        var body: some View {
            ProfileCard()
                .background(isSelected ? .green : .red)
        }
    }
}
