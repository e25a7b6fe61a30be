import SwiftUI

/// Views that stay while what they show changes.
struct ContentRoom: View {
    @State private var count = 97
    @State private var isPlaying = false

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 16) {
                Panel("numericText") {
                    Text("\(count)")
                        .font(.system(size: 34, weight: .semibold)).monospacedDigit()
                        .contentTransition(.numericText(value: Double(count)))
                }
                Panel("the default") {
                    Text(isPlaying ? "playing" : "paused").font(.system(size: 20))
                }
            }
            HStack(spacing: 16) {
                Panel("size and colour") {
                    Text("Words")
                        .font(.system(size: isPlaying ? 30 : 16))
                        .foregroundStyle(isPlaying ? Color.orange : Color.blue)
                }
                Panel("symbols") {
                    HStack(spacing: 18) {
                        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                            .contentTransition(.symbolEffect(.replace))
                        Image(systemName: "bell.fill").symbolEffect(.wiggle, value: count)
                        Image(systemName: "star.fill").symbolEffect(.bounce, value: count)
                    }
                    .font(.system(size: 26))
                }
            }
            Button("Next") {
                withAnimation(.easeInOut(duration: 0.6)) {
                    count += 7
                    isPlaying.toggle()
                }
            }
            .accessibilityIdentifier("next")
        }
    }
}
