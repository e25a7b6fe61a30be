import MartletTesting
import SwiftUI
import Testing

/// A day in the life, parts 5 and 6: proposal and report.
@MainActor @Suite("Proposals")
struct ProposalTests {
    /// The size with which `view` answers a proposal.
    private func answer(_ view: some View, to proposal: ProposedViewSize) -> CGSize {
        let ui = Harness(size: nil) { Proposing(proposal: proposal) { view } }
        return ui.size
    }

    /// Proposes one thing, whatever it is proposed, and reports the answer.
    private struct Proposing: Layout {
        let proposal: ProposedViewSize

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(self.proposal)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: self.proposal)
        }
    }

    nonisolated private static let proposals: [ProposedViewSize] = [
        .zero, .infinity, .unspecified, ProposedViewSize(width: 100, height: 100), ProposedViewSize(width: 1000, height: 7),
        ProposedViewSize(width: nil, height: 20),
    ]

    @Test("an image that is not resizable ignores what it is proposed", arguments: proposals)
    func fixedImage(_ proposal: ProposedViewSize) {
        let image = Pictures.image(Pictures.banner)
        #expect(answer(ImageProposals.fixed(image), to: proposal) == CGSize(width: 265, height: 80))
    }

    @Test("a resizable image takes what it is proposed, and its own size for nil x nil")
    func resizableImage() {
        let image = ImageProposals.stretching(Pictures.image(Pictures.banner))
        #expect(answer(image, to: ProposedViewSize(width: 100, height: 100)) == CGSize(width: 100, height: 100))
        #expect(answer(image, to: ProposedViewSize(width: 1000, height: 7)) == CGSize(width: 1000, height: 7))
        #expect(answer(image, to: .zero) == .zero)
        #expect(answer(image, to: .unspecified) == CGSize(width: 265, height: 80))
    }

    @Test("aspectRatio asks nil x nil first, then proposes the fitting rectangle of that ratio")
    func aspectRatio() throws {
        let questions = Questions()
        let image = Pictures.image(Pictures.banner)
        let ui = Harness(size: CGSize(width: 100, height: 100)) {
            Recorder(questions: questions) { Image(uiImage: image).resizable() }.aspectRatio(contentMode: .fit)
        }
        let fitting = CGSize(width: 100, height: 100 * 80 / 265.0)
        #expect(questions.asked.first == .unspecified)
        let second = try #require(questions.asked.dropFirst().first)
        #expect(abs((second.width ?? 0) - fitting.width) < 1e-9 && abs((second.height ?? 0) - fitting.height) < 1e-9)
        #expect(abs(ui.size.width - fitting.width) < 1e-9 && abs(ui.size.height - fitting.height) < 1e-9)
        #expect(questions.asked.count == 2, "asked twice: \(questions.asked)")
    }

    @Test("resizable() on a view of one's own is a copy with another property")
    func ownResizable() throws {
        #expect(
            String(describing: type(of: ResizableSample.used)) == "ModifiedContent<MyAsyncImage, _AspectRatioLayout>")
        let fixed = Harness(size: CGSize(width: 100, height: 100)) { MyAsyncImage(data: Pictures.banner) }
        #expect(try fixed.frame(.role(.image)).size == CGSize(width: 265, height: 80))
        let fitting = Harness(size: CGSize(width: 53, height: 100)) { MyAsyncImage(data: Pictures.banner).resizable() }
        let size = try fitting.frame(.role(.image)).size
        #expect(abs(size.width - 53) < 1e-9 && abs(size.height - 16) < 1e-9, "\(size)")
    }

    @Test("a parent respects the size that a child reports")
    func parentRespects() throws {
        let image = Pictures.image(Pictures.banner)
        let ui = Harness(size: CGSize(width: 400, height: 300)) {
            Image(uiImage: image).frame(width: 100, height: 40)
        }
        #expect(try ui.frame(.role(.image)) == CGRect(x: 67.5, y: 110, width: 265, height: 80), "centred, and larger")
    }

    // MARK: Stacks

    @Test("a stack asks each child for 0 and for a very large width, then gives to the least flexible first")
    func flexibility() throws {
        let log = ElasticLog()
        let ui = Harness(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Elastic(name: "free", widths: 0...CGFloat.infinity, log: log) {}
                Elastic(name: "fixed", widths: 50...50, log: log) {}
                Elastic(name: "some", widths: 20...60, log: log) {}
            }
        }
        #expect(ui.size.width == 300)
        for name in ["free", "fixed", "some"] {
            let asked = log.questions.filter { $0.name == name }.map(\.width)
            #expect(asked.contains(0), "\(name) is asked for its least width: \(asked)")
            #expect(asked.contains(.infinity), "\(name) is asked for its greatest width: \(asked)")
        }
        let shares = log.questions.filter { $0.width != 0 && $0.width != .infinity && $0.width != nil }
        #expect(shares.prefix(3).map(\.name) == ["fixed", "some", "free"], "the least flexible first")
        #expect(shares.prefix(3).map(\.width) == [100, 125, 190], "an equal share of what is left")
        #expect(log.placed.mapValues(\.width) == ["free": 190, "fixed": 50, "some": 60])
    }

    @Test("what has a fixed size gets its own first; what is flexible shares the rest evenly, and a spacer comes last")
    func fixedBeforeFlexible() throws {
        let ui = Harness(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Text("a").frame(maxWidth: .infinity, alignment: .leading)
                Text("hello")
                Text("b").frame(maxWidth: .infinity, alignment: .leading)
                Spacer(minLength: 0)
            }
        }
        let text = try ui.frame("hello").width
        let ideal = Harness(size: nil) { Text("hello") }.size.width
        #expect(text == ideal)
        let share = (300 - text) / 2
        let places = [try ui.frame("a").minX, try ui.frame("hello").minX, try ui.frame("b").minX]
        #expect(places == [0, share, share + text])
    }
}
