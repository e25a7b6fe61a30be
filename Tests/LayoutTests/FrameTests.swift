import MartletDrawing
import Testing

@testable import MartletCore

/// Both kinds of frames: their rules, and what they say of numbers that cannot be.
@MainActor @Suite struct FrameTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?
        var child: CGFloat?
        var proposal: CGFloat?
        var width: CGFloat

        var testDescription: String {
            func text(_ n: CGFloat?) -> String { n.map { "\($0)" } ?? "-" }
            return "\(text(min)) \(text(ideal)) \(text(max)) around \(text(child)) in \(text(proposal))"
        }
    }

    // Source: rules of the flexible frame as documented and as measured (layout/frame-flex of swiftui-web):
    // with a maximum the proposal clamped, with a minimum max(child, min), without a proposal the ideal.
    @Test(arguments: [
        Case(max: .infinity, child: 20, proposal: 100, width: 100),
        Case(max: 60, child: 20, proposal: 100, width: 60),
        Case(max: 60, child: 20, proposal: 30, width: 30),
        Case(max: 60, child: 20, proposal: 10, width: 20),
        Case(max: 60, child: 80, proposal: 100, width: 60),
        Case(max: 60, child: 20, proposal: nil, width: 20),
        Case(max: 60, child: 80, proposal: nil, width: 60),
        Case(min: 50, child: 20, proposal: 100, width: 50),
        Case(min: 50, child: 70, proposal: 100, width: 70),
        Case(min: 50, child: 20, proposal: 10, width: 50),
        Case(min: 50, child: nil, proposal: 100, width: 100),
        Case(min: 50, child: nil, proposal: nil, width: 50),
        Case(min: 20, max: 60, child: 5, proposal: 40, width: 40),
        Case(min: 20, max: 60, child: 5, proposal: 100, width: 60),
        Case(min: 20, max: 60, child: 5, proposal: nil, width: 20),
        Case(min: 20, max: 60, child: 30, proposal: nil, width: 30),
        Case(min: 20, ideal: 44, max: 60, child: 30, proposal: nil, width: 44),
        Case(ideal: 44, child: 30, proposal: nil, width: 44),
        Case(ideal: 44, child: 30, proposal: 100, width: 30),
        Case(ideal: 44, child: nil, proposal: 100, width: 100),
    ])
    func flexibleFrame(_ c: Case) {
        let host = ViewHost.make(c.proposal, 100) {
            (c.child.map { Box($0, 10) } ?? Box())
                .frame(minWidth: c.min, idealWidth: c.ideal, maxWidth: c.max).named("frame")
        }
        #expect(host["frame"]?.width == c.width)
    }

    @Test func childOfFlexibleFrameGetsTheFramesSize() {
        let host = ViewHost.make(nil, nil) {
            Box().named("child").frame(minWidth: 40, idealHeight: 30).named("frame")
        }
        #expect(host["frame"]?.size == CGSize(width: 40, height: 30))
        #expect(host["child"]?.size == CGSize(width: 40, height: 30))
    }

    @Test func oneFixedSideTakesTheOtherFromTheChild() {
        let host = ViewHost.make {
            Box(least: CGSize(width: 5, height: 5), most: CGSize(width: 60, height: 60), ideal: .zero)
                .named("child").frame(width: 30).named("frame")
        }
        #expect(host["frame"] == rect(135, 70, 30, 60))
    }

    @Test func largerChildOverflowsByAlignment() {
        let host = ViewHost.make(100, 100) {
            Box(40, 40).named("child").frame(width: 20, height: 20, alignment: .bottomTrailing).named("frame")
        }
        #expect(host["frame"] == rect(40, 40, 20, 20))
        #expect(host["child"] == rect(20, 20, 40, 40))
    }

    @Test func frameAlignsByCustomGuides() {
        let host = ViewHost.make(100, 100) {
            Box(10, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.named("child")
                .frame(width: 50, height: 50, alignment: Alignment(horizontal: .center, vertical: .top))
                .named("frame")
        }
        #expect(host["child"]!.minX - host["frame"]!.minX == 25)
    }

    private func diagnostics<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> [Diagnostic] {
        var heard: [Diagnostic] = []
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.onDiagnostic = { heard.append($0) }
        host.setSize(ProposedViewSize(width: 100, height: 100))
        host.setContent(content)
        host.flush()
        host.updateEnvironment { $0.layoutDirection = .rightToLeft }
        host.flush()
        return heard
    }

    @Test(arguments: [-1, .infinity, .nan, -.infinity] as [CGFloat])
    func unusableFixedFrameIsReportedOnceAndIgnored(_ length: CGFloat) {
        let heard = diagnostics { Box(10, 10).frame(width: length).named("frame") }
        #expect(heard.count == 1)
        #expect(heard.first?.code == .invalidFrame)
        #expect(heard.first?.message.hasPrefix("Invalid frame dimension (negative or non-finite).") == true)
        let host = ViewHost.make { Box(10, 20).frame(width: length).named("frame") }
        #expect(host["frame"]?.size == CGSize(width: 10, height: 20))
    }

    @Test func contradictoryLimitsAreReportedOnceAndRaised() {
        let heard = diagnostics { Box().frame(minWidth: 80, maxWidth: 50).named("frame") }
        #expect(heard.count == 1)
        #expect(heard.first?.code == .contradictoryFrame)
        #expect(heard.first?.message.hasPrefix("Contradictory frame constraints specified.") == true)
        let host = ViewHost.make { Box().frame(minWidth: 80, maxWidth: 50).named("frame") }
        #expect(host["frame"]?.width == 80)
    }

    @Test func deprecatedEmptyFrameChangesNothing() {
        let host = ViewHost.make { Deprecated() }
        #expect(host["frame"] == rect(140, 90, 20, 20))
    }
}

private struct Deprecated: View {
    @available(*, deprecated) var framed: some View { Box(20, 20).frame().named("frame") }
    var body: some View { (self as any HasDeprecatedFrame).erased }
}

private protocol HasDeprecatedFrame { @MainActor var erased: AnyView { get } }

extension Deprecated: HasDeprecatedFrame {
    @available(*, deprecated) var erased: AnyView { AnyView(framed) }
}
