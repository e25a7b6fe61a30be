import SwiftUI

// Day 4, section 2: the "if modifier" that hides a branch.

extension View {
    // Day 2의 "if 모디파이어" 확장도 똑같이 identity를 가른다
    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}
