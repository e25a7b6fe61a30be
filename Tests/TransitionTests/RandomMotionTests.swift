import MartletTesting
import SwiftUI
import Testing

/// A numbered view of a random container, with one of several transitions.
private struct Piece: View {
    let name: String
    var body: some View { Color.red.frame(width: 20, height: 10).accessibilityIdentifier(name) }
}

private struct Tumbling: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).offset(x: 30 * phase.value).padding(phase.isIdentity ? 0 : 4)
    }
}

private struct Pieces: View {
    let script: Script

    private func transition(_ number: Int) -> AnyTransition {
        switch number % 6 {
        case 0: .opacity
        case 1: .move(edge: .leading)
        case 2: .asymmetric(insertion: .slide, removal: .scale(scale: 0.5).combined(with: .opacity))
        case 3: AnyTransition(Tumbling())
        case 4: .push(from: .bottom)
        default: .identity
        }
    }

    @ViewBuilder private func rows(_ place: String) -> some View {
        ForEach(script.items, id: \.self) { Piece(name: "\(place) \($0)").transition(transition($0)) }
        if script.isShown {
            Piece(name: "\(place) yes").transition(.slide)
        } else {
            Piece(name: "\(place) no").transition(transition(3))
        }
        if script.number != 1 {
            ForEach(script.items.prefix(2), id: \.self) {
                Piece(name: "\(place) nested \($0)").transition(transition($0 + 1))
            }
            if script.isShown { AnyView(Piece(name: "\(place) any")) }
        }
    }

    var body: some View {
        VStack(spacing: 2) {
            HStack(spacing: 2) { rows("row") }
            ZStack { rows("pile") }
            VStack(spacing: 1) { Piece(name: "id \(script.number)").id(script.number) }
            if script.number % 2 == 0 { HStack { rows("inner") }.transition(.move(edge: .bottom)) }
        }
    }
}

/// Laws under random insertions, removals and interruptions.
@MainActor @Suite struct RandomMotionTests {
    /// Every transition here moves a piece by at most this much, and layout by no more, in one change.
    private static let reach = 200.0

    @Test("Nothing jumps by more than a frame's motion, and at rest all is as if made anew", arguments: 0..<6)
    func random(_ seed: Int) async throws {
        var random = Seeded(seed)
        let script = Script()
        script.items = [0, 1, 2, 3]
        let ui = Harness(size: CGSize(width: 200, height: 200)) { Pieces(script: script) }
        let atRest = ui.graph.nodes.count
        for step in 0..<16 {
            var before = frames(ui, script)
            ui.animate(0.5) {
                switch random.next(5) {
                case 0: script.items.shuffle(using: &random)
                case 1: script.isShown.toggle()
                case 2: script.number = random.next(3)
                case 3: if !script.items.isEmpty { script.items.remove(at: random.next(script.items.count)) }
                default:
                    if let new = (0..<8).first(where: { !script.items.contains($0) }) {
                        script.items.insert(new, at: 0)
                    }
                }
            }
            // A change by itself moves nothing.
            let after = frames(ui, script, before: before)
            for (name, frame) in before {
                guard let now = after[name] else { continue }
                #expect(
                    distance(frame, now) < 1e-6, "seed \(seed), step \(step): \(name) jumps from \(frame) to \(now)")
            }
            before = after
            for _ in 0..<(1 + random.next(4)) {
                await ui.advance(by: .milliseconds(32))
                let after = frames(ui, script, before: before)
                for (name, frame) in before {
                    guard let now = after[name] else { continue }
                    // As many changes as may run at once, each by the whole way in half a second.
                    #expect(distance(frame, now) < Self.reach * 0.032 / 0.5 * 8, "seed \(seed), step \(step): \(name)")
                }
                before = after
            }
        }
        await ui.advance(by: .seconds(2))
        ui.expectSameAsFresh()
        #expect(ui.diagnostics.isEmpty)
        // Back at the start, nothing is left of what came and went.
        ui.perform {
            script.items = [0, 1, 2, 3]
            script.isShown = false
            script.number = 0
        }
        await ui.advance(by: .seconds(2))
        #expect(ui.graph.nodes.count == atRest)
    }

    /// Where each piece is drawn that is there, or was before, by name.
    private func frames(_ ui: Harness, _ script: Script, before: [String: CGRect] = [:]) -> [String: CGRect] {
        var names = Set(before.keys).union(["id \(script.number)"])
        for place in script.number % 2 == 0 ? ["row", "pile", "inner"] : ["row", "pile"] {
            names.formUnion(script.items.map { "\(place) \($0)" } + ["\(place) \(script.isShown ? "yes" : "no")"])
            guard script.number != 1 else { continue }
            names.formUnion(script.items.prefix(2).map { "\(place) nested \($0)" })
            if script.isShown { names.insert("\(place) any") }
        }
        var result: [String: CGRect] = [:]
        for name in names { result[name] = try? ui.presentedFrame(.id(name)) }
        return result
    }

    private func distance(_ a: CGRect, _ b: CGRect) -> Double {
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
    }
}

/// Numbers that are the same in every run.
private struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
