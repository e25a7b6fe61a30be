import SwiftUI

/// The first lesson about identity: the same two ends, and what lies between hangs on who the view is.
struct GoodDogRoom: View {
    @State private var isGood = true

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 16) {
                Panel("two paws") { BranchedPaw(isGood: isGood) }
                Panel("one paw") { OnePaw(isGood: isGood) }
            }
            Button("Good dog, bad dog") {
                withAnimation(.smooth(duration: 0.8)) { isGood.toggle() }
            }
            .accessibilityIdentifier("toggle")
        }
    }
}

/// Two views that replace each other: one fades out, the other fades in.
private struct BranchedPaw: View {
    let isGood: Bool

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
    }
}

/// One view with other values: it slides, and its colour changes on the way.
private struct OnePaw: View {
    let isGood: Bool

    var body: some View {
        Paw(tint: isGood ? .green : .red)
            .frame(maxHeight: .infinity, alignment: isGood ? .top : .bottom)
            .accessibilityLabel(isGood ? "good dog" : "bad dog")
    }
}

private struct Paw: View {
    let tint: Color

    var body: some View {
        Image(systemName: "pawprint.fill").font(.system(size: 44)).foregroundStyle(tint)
    }
}

/// A box with a title, for things that are compared.
struct Panel<Content: View>: View {
    private let title: String
    private let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 8) {
            Text(title).font(.system(size: 12)).foregroundStyle(.secondary)
            content
                .padding(12)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.background, in: RoundedRectangle(cornerRadius: 10))
                .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Color.primary.opacity(0.1)) }
        }
    }
}
