import MartletCairo
import MartletCore
import MartletDrawing
import MartletGraph
import MartletHeadless

/// A view that lives in a test: act on it as a user would, and see what a user sees and what an author wants to know.
///
///     let ui = Harness(size: CGSize(width: 300, height: 200)) { Counter() }
///     try ui.tap("n = 0")
///     #expect(ui.texts == ["n = 1"])
///
/// Time is virtual and moves only by `advance(by:)`. Several harnesses live side by side. A harness that is let go ends
/// its views: onDisappear runs, tasks are cancelled.
@MainActor
public final class Harness {
    let headless: HeadlessHost
    /// The size that was proposed; nil takes the content's ideal size.
    var proposedSize: CGSize?
    /// The circumstances now; see `setTraits`.
    public internal(set) var traits: Traits
    /// Makes a harness of the same content, for `expectSameAsFresh`.
    let makeFresh: @MainActor (CGSize?, Traits, RestoredState) -> Harness
    var pointer = PointerPosition()

    var host: ViewHost { headless.host }

    /// Makes the view and its first frame: bodies have run, layout is done, onAppear and `onChange(initial:)` have run
    /// and what they wrote is rendered. A size of nil proposes nothing, so that the content has its ideal size.
    public convenience init<Content: View>(
        size: CGSize? = CGSize(width: 400, height: 300), traits: Traits = Traits(),
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(size: size, traits: traits, restoring: nil, content: content)
    }

    init<Content: View>(
        size: CGSize?, traits: Traits, restoring state: RestoredState?, content: @escaping @MainActor () -> Content
    ) {
        CairoPlatform.install()
        proposedSize = size
        self.traits = traits
        makeFresh = { Harness(size: $0, traits: $1, restoring: $2, content: content) }
        headless = HeadlessHost(
            size: Self.proposal(size), shaper: traits.text.shaper, frameRate: traits.frameRate,
            environment: { traits.apply(to: &$0) },
            prepare: {
                $0.restoredState = state
                if let date = traits.startDate { $0.startDate = date }
                $0.setSafeArea(traits.safeAreaInsets, keyboard: traits.keyboardHeight)
            }, content: content)
        headless.flush()
    }

    /// Acts on a window of an app.
    init(_ headless: HeadlessHost) {
        CairoPlatform.install()
        proposedSize = nil
        traits = Traits()
        makeFresh = { _, _, _ in preconditionFailure("a window is compared with its whole app") }
        self.headless = headless
    }

    static func proposal(_ size: CGSize?) -> ProposedViewSize {
        ProposedViewSize(width: size?.width, height: size?.height)
    }

    /// Where the pointer is and whether it is down.
    struct PointerPosition {
        var location = CGPoint.zero
        var isDown = false
    }
}
