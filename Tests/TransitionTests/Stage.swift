import MartletTesting
import Observation
import SwiftUI
import Testing

/// What a test changes from outside.
@Observable @MainActor final class Script {
    var isShown = false
    var items: [Int] = []
    var number = 0
    var log: [String] = []
}

/// Views that hang on what they read: the outermost content of a harness is made only once.
struct Seen<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

/// A box of 40 by 20 at (80, 90) of a stage of 200 by 200, there while the script says so.
struct Stage<T: Transition>: View {
    let script: Script
    let transition: T

    var body: some View {
        ZStack {
            Color.clear
            if script.isShown {
                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("it").transition(transition)
            }
        }
        .frame(width: 200, height: 200)
    }
}

@MainActor func stage(
    _ transition: some Transition, isShown: Bool = false, traits: Harness.Traits = .init()
) -> (Harness, Script) {
    let script = Script()
    script.isShown = isShown
    let ui = Harness(size: CGSize(width: 200, height: 200), traits: traits) {
        Stage(script: script, transition: transition)
    }
    return (ui, script)
}

extension Harness {
    /// Changes something from outside under a linear animation of one second.
    func animate(_ seconds: Double = 1, _ change: @escaping () -> Void) {
        perform { withAnimation(.linear(duration: seconds), change) }
    }
}

/// Whether two rectangles are the same but for rounding.
func near(_ a: CGRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    abs(a.minX - x) < 1e-6 && abs(a.minY - y) < 1e-6 && abs(a.width - width) < 1e-6 && abs(a.height - height) < 1e-6
}

func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }
