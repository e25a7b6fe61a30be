import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

/// One child of a long stack.
@Observable private final class Child {
    var kind: Kind
    init(_ kind: Kind) { self.kind = kind }

    enum Kind {
        case box(CGFloat, CGFloat)
        case flexible(CGFloat)
        case text(String)
        case guided(CGFloat)
        case priority(Double)

        static func random(_ random: inout SplitMix64) -> Kind {
            func length() -> CGFloat { CGFloat(Int.random(in: 0...40, using: &random)) }
            // Mostly what has the same height: then the children behind stay where they are.
            return switch Int.random(in: 0...9, using: &random) {
            case 0...4: .box(length(), 10)
            case 5: .box(length(), length())
            case 6: .flexible(length())
            case 7: .text(String(repeating: "word ", count: Int.random(in: 1...6, using: &random)))
            case 8: .guided(length())
            default: .priority(Double(Int.random(in: 0...1, using: &random)))
            }
        }
    }
}

private struct ChildView: View {
    let child: Child

    var body: some View {
        switch child.kind {
        case .box(let width, let height): Box(width, height)
        case .flexible(let least):
            Box(
                least: CGSize(width: least, height: 4), most: CGSize(width: 200, height: 12),
                ideal: CGSize(width: least, height: 8))
        case .text(let words): Text(verbatim: words)
        case .guided(let guide):
            Box(20, 10).alignmentGuide(.leading) { _ in guide }.alignmentGuide(.top) { _ in guide }
        case .priority(let priority): Box().layoutPriority(priority)
        }
    }
}

/// A stack with many children where some change stands as a fresh one does.
@MainActor @Suite struct StackChangeTests {
    private struct Setting: CustomStringConvertible {
        var isRow = false
        var alignment = 0
        var spacing: CGFloat?
        var size: (CGFloat?, CGFloat?) = (300, nil)
        var isRightToLeft = false
        /// The stack is also asked by a stack around it.
        var isInside = false

        init(_ random: inout SplitMix64) {
            isRow = Bool.random(using: &random)
            alignment = Int.random(in: 0...2, using: &random)
            spacing = [nil, 0, 3].randomElement(using: &random)!
            size = [(300, nil), (nil, 200), (nil, nil), (300, 200), (0, 0)].randomElement(using: &random)!
            isRightToLeft = Bool.random(using: &random)
            isInside = Bool.random(using: &random)
        }

        var description: String {
            "row \(isRow) \(alignment) \(spacing as Any) \(size) rtl \(isRightToLeft) in \(isInside)"
        }

        @MainActor func host(_ children: [Child]) -> ViewHost {
            ViewHost.make(size.0, size.1) {
                HStack {
                    if isInside { Box() }
                    if isRow {
                        HStack(alignment: [.top, .center, .firstTextBaseline][alignment], spacing: spacing) {
                            ForEach(children.indices, id: \.self) { ChildView(child: children[$0]) }
                        }
                    } else {
                        VStack(alignment: [.leading, .center, .trailing][alignment], spacing: spacing) {
                            ForEach(children.indices, id: \.self) { ChildView(child: children[$0]) }
                        }
                    }
                }
                .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
            }
        }
    }

    private func frames(_ host: ViewHost) -> [CGRect] {
        var result: [CGRect] = []
        host.walk { node, frame in if node.children.isEmpty { result.append(frame) } }
        return result
    }

    @Test func aChangeLeavesWhatAFreshStackHas() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            var setting = Setting(&random)
            let children = (0..<[5, 70, 150].randomElement(using: &random)!).map { _ in Child(.random(&random)) }
            let host = setting.host(children)
            defer { host.end() }
            for step in 1...6 {
                for _ in 1...Int.random(in: 1...4, using: &random) {
                    children.randomElement(using: &random)!.kind = .random(&random)
                }
                // A stack may stand as it was arranged for another size, if its children are the same in both.
                if let width = setting.size.0, Bool.random(using: &random) {
                    setting.size.0 = width == 300 ? 180 : 300
                    host.setSize(ProposedViewSize(width: setting.size.0, height: setting.size.1))
                }
                host.flush()
                let fresh = setting.host(children)
                defer { fresh.end() }
                #expect(frames(host) == frames(fresh), "seed \(seed), step \(step), \(setting)")
            }
        }
    }
}
