import SwiftUI

// Day 4, section 2: a branch inside a modifier.

enum ExpirationOfTwoBranches {
    struct ExpirationModifier: ViewModifier {
        var date: Date
        func body(content: Content) -> some View {
            if date < .now {
                content.opacity(0.3)     // 분기 A
            } else {
                content                  // 분기 B — 다른 identity
            }
        }
    }
}
