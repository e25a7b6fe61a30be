import SwiftUI

// Day 4, section 1, the second way: one paw whose value changes. (PawView is repeated for the namespace.)

enum PawOfOneValue {
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
            PawView(tint: isGood ? .green : .red)
                .frame(maxHeight: .infinity, alignment: isGood ? .top : .bottom)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation { isGood.toggle() } }
        }
    }
}
