import SwiftUI

/// What there is to look at.
enum Room: String, CaseIterable, Identifiable {
    case goodDog, springs, matched, keyframes, cards, loaders, phases, content

    var id: Room { self }

    var title: String {
        switch self {
        case .goodDog: "Good dog, bad dog"
        case .springs: "Springs"
        case .matched: "Matched geometry"
        case .keyframes: "Keyframes"
        case .cards: "Cards"
        case .loaders: "Loaders"
        case .phases: "Phases"
        case .content: "Contents"
        }
    }

    var rule: String {
        switch self {
        case .goodDog: "Two paws in two branches fade. One paw that is told another place slides."
        case .springs: "The same way in the same time: only the bounce differs."
        case .matched: "Two views take part in one place: what goes hands its frame to what comes."
        case .keyframes: "Tracks side by side: height, turn and stretch of one jump, each with a curve of its own."
        case .cards: "Drag the card: it follows, springs back, or flies on as fast as it was thrown."
        case .loaders: "They go round for ever, and cost nothing where nobody sees them."
        case .phases: "From phase to phase, each with an animation of its own; then back to rest."
        case .content: "The view stays, what it shows changes: digits roll, words fade, symbols are replaced."
        }
    }

    var symbol: String {
        switch self {
        case .goodDog: "pawprint.fill"
        case .springs: "waveform"
        case .matched: "square.on.square"
        case .keyframes: "hare.fill"
        case .cards: "rectangle.stack"
        case .loaders: "arrow.triangle.2.circlepath"
        case .phases: "heart.fill"
        case .content: "textformat"
        }
    }

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .goodDog: GoodDogRoom()
        case .springs: SpringsRoom()
        case .matched: MatchedRoom()
        case .keyframes: KeyframesRoom()
        case .cards: CardsRoom()
        case .loaders: LoadersRoom()
        case .phases: PhasesRoom()
        case .content: ContentRoom()
        }
    }
}
