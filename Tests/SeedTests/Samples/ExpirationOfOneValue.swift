import SwiftUI

// Day 4, section 2: the condition inside the value of the modifier.

enum ExpirationOfOneValue {
    struct ExpirationModifier: ViewModifier {
        var date: Date
        func body(content: Content) -> some View {
            content.opacity(date < .now ? 0.3 : 1.0)   // 1.0 = 아무 효과 없음
        }
    }
}
