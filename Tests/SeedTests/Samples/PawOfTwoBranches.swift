import SwiftUI

// Day 4, section 1, the first way: a paw in each branch.

enum PawOfTwoBranches {
    struct PawView: View {
        let tint: Color
        var body: some View {
            Image(systemName: "pawprint.fill")
                .font(.system(size: 60))
                .foregroundStyle(tint)
        }
    }

    struct GoodDogBadDog: View {
        @State private var isGood = true

        var body: some View {
            VStack {
                if isGood {
                    PawView(tint: .green)
                    Spacer()
                } else {
                    Spacer()
                    PawView(tint: .red)
                }
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation { isGood.toggle() } }
        }
    }
}
