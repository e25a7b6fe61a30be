import MartletDrawing
import Observation
import SplitMix
import Testing

@testable import MartletCore

/// What decides the screen of these tests.
private struct Situation: Equatable {
    var notch = EdgeInsets()
    var keyboard: CGFloat = 0
    var size = CGSize(width: 300, height: 200)
    var bar: CGFloat = 30
    var showsBar = true
    var shift: CGFloat = 0
    var padding: CGFloat = 0
    var ignored: Edge.Set = .all
    var regions = SafeAreaRegions.all
    var radius: CGFloat = 10

    mutating func change(_ random: inout SplitMix64) {
        func length(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &random)) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: notch = EdgeInsets(top: length(40), leading: length(20), bottom: length(30), trailing: length(20))
        case 1: notch = EdgeInsets()
        case 2: keyboard = Bool.random(using: &random) ? 0 : length(90)
        case 3: size = CGSize(width: 200 + length(150), height: 150 + length(100))
        case 4: bar = length(50)
        case 5: showsBar.toggle()
        case 6: shift = Bool.random(using: &random) ? 0 : length(20)
        case 7: padding = length(15)
        case 8:
            ignored = [.all, .top, [.bottom, .leading], .horizontal][Int.random(in: 0..<4, using: &random)]
            regions = [.all, .container, .keyboard][Int.random(in: 0..<3, using: &random)]
        default: radius = length(20)
        }
    }
}

@Observable private final class Model {
    var now = Situation()
}

private struct Screen: View {
    let model: Model

    var body: some View {
        VStack(spacing: 0) {
            Box(60, 30).named("head").background(Color.red).padding(.top, model.now.shift)
            Box().named("flexible").ignoresSafeArea(model.now.regions, edges: model.now.ignored)
            HStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<9, id: \.self) { Box(50, 30).background(Color.green).named("row\($0)") }
                        Box().containerRelativeFrame(.vertical).named("page")
                    }
                }
                Box().named("plain").background(Color.blue, ignoresSafeAreaEdges: .bottom)
                    .overlay(ContainerRelativeShape().inset(by: 3))
                GeometryReader { proxy in
                    let insets = proxy.safeAreaInsets
                    Box(insets.top + insets.bottom, insets.leading + insets.trailing).named("insets")
                }
            }
            .frame(height: 70)
            .containerShape(RoundedRectangle(cornerRadius: model.now.radius))
        }
        .safeAreaInset(edge: .bottom) {
            if model.now.showsBar { Box().frame(height: model.now.bar).named("bar").background(Color.yellow) }
        }
        .safeAreaPadding(.horizontal, model.now.padding)
    }
}

/// Whatever happened before, the screen is what the same situation makes anew.
@MainActor struct SafeAreaHistoryTests {
    private func host(_ model: Model) -> ViewHost {
        let host = ViewHost(shaper: FixedAdvanceShaper())
        apply(model.now, to: host)
        host.setContent { Screen(model: model) }
        host.flush()
        return host
    }

    private func apply(_ situation: Situation, to host: ViewHost) {
        host.setSize(ProposedViewSize(situation.size))
        host.setSafeArea(situation.notch, keyboard: situation.keyboard)
    }

    @Test(arguments: 0..<60) func historiesEndAsFresh(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let model = Model()
        let old = host(model)
        _ = old.frame()
        for step in 0..<8 {
            var next = model.now
            next.change(&random)
            model.now = next
            apply(next, to: old)
            old.flush()
            let fresh = host(model)
            #expect(old.named == fresh.named, "step \(step): \(next)")
            #expect(old.fills == fresh.fills, "step \(step): \(next)")
            guard old.named == fresh.named, old.fills == fresh.fills else { return }
        }
    }
}
