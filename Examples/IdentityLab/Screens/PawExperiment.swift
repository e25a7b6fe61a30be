import SwiftUI

/// Two paws that replace each other against one paw that moves.
struct PawExperiment: View {
    var body: some View {
        HStack(spacing: 16) {
            Panel("A paw in each branch", keepsIdentity: false) {
                FadingPaw()
                Remark(
                    code: "if isGood { Paw(.green) … } else { … Paw(.red) }",
                    meaning: "One fades out, the other fades in.")
            }
            Panel("One paw", keepsIdentity: true) {
                SlidingPaw()
                Remark(code: "Paw(isGood ? .green : .red)", meaning: "It slides, and its colour changes on the way.")
            }
        }
    }
}

struct Paw: View {
    let tint: Color

    var body: some View {
        Image(systemName: "pawprint.fill").font(.system(size: 56)).foregroundStyle(tint)
    }
}

struct FadingPaw: View {
    @State private var isGood = true

    var body: some View {
        VStack {
            if isGood {
                Paw(tint: .green)
                Spacer()
            } else {
                Spacer()
                Paw(tint: .red)
            }
        }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.smooth(duration: 0.6)) { isGood.toggle() } }
        .accessibilityIdentifier("fading")
    }
}

struct SlidingPaw: View {
    @State private var isGood = true

    var body: some View {
        Paw(tint: isGood ? .green : .red)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isGood ? .top : .bottom)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.smooth(duration: 0.6)) { isGood.toggle() } }
            .accessibilityIdentifier("sliding")
    }
}
