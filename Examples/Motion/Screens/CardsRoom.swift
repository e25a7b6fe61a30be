import SwiftUI

/// Cards to be swiped away.
struct CardsRoom: View {
    @State private var cards = Card.all
    @State private var drag = CGSize.zero
    /// Whether the top card is on its way out.
    @State private var isFlying = false

    var body: some View {
        VStack(spacing: 16) {
            ZStack {
                ForEach(Array(cards.enumerated().reversed()), id: \.element.id) { index, card in
                    CardView(card: card)
                        .accessibilityIdentifier(index == 0 ? "top" : "card \(index)")
                        .scaleEffect(1 - 0.06 * level(index))
                        .offset(y: 16 * level(index))
                        .offset(index == 0 ? drag : .zero)
                        .rotationEffect(.degrees(index == 0 ? drag.width / 14 : 0), anchor: .bottom)
                        .opacity(level(index) < 3 ? 1 : 0)
                        .gesture(index == 0 ? gesture : nil)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            HStack {
                Button("Left") { fling(CGSize(width: -1, height: 0), .smooth(duration: 0.8)) }
                Button("Right") { fling(CGSize(width: 1, height: 0), .smooth(duration: 0.8)) }
            }
        }
    }

    /// How deep a card lies; those below the flying one move up.
    private func level(_ index: Int) -> CGFloat { CGFloat(isFlying ? max(index - 1, 0) : index) }

    private var gesture: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag = $0.translation }
            .onEnded { value in
                if abs(value.predictedEndTranslation.width) > 140 {
                    fling(value.predictedEndTranslation, .spring(duration: 0.5))
                } else {
                    withAnimation(.bouncy) { drag = .zero }
                }
            }
    }

    /// Sends the top card away; then it is the last one.
    private func fling(_ way: CGSize, _ animation: Animation) {
        guard !isFlying else { return }
        withAnimation(animation) {
            drag = CGSize(width: way.width < 0 ? -420 : 420, height: way.height)
            isFlying = true
        } completion: {
            cards.append(cards.removeFirst())
            drag = .zero
            isFlying = false
        }
    }
}

private struct Card: Identifiable {
    let id = UUID()
    let color: Color
    let symbol: String

    static let all = [
        Card(color: .indigo, symbol: "moon.stars.fill"), Card(color: .teal, symbol: "leaf.fill"),
        Card(color: .orange, symbol: "sun.max.fill"), Card(color: .pink, symbol: "heart.fill"),
    ]
}

private struct CardView: View {
    let card: Card

    var body: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(card.color.gradient)
            .overlay { Image(systemName: card.symbol).font(.system(size: 40)).foregroundStyle(.white) }
            .frame(width: 130, height: 170)
            .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
    }
}
