import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Model {
    var size = CGSize(width: 64, height: 40)
    var isOn = false
    var isShown = true
    var shift: CGFloat = 0
    var entries = [Entry(id: "a", width: 60), Entry(id: "b", width: 100), Entry(id: "c", width: 140)]
}

private struct Entry: Identifiable {
    let id: String
    var width: CGFloat
}

private struct SwapCase: View {
    let model: Model

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            Box().frame(width: model.size.width, height: model.size.height).named("picture")
            Box(17.5, 16).named("word")
        }
        .named("row")
    }
}

private struct TransformCase: View {
    let model: Model

    var body: some View {
        HStack(spacing: 40) {
            Box(40, 40).rotationEffect(.degrees(model.isOn ? 90 : 0)).named("spun")
            Box(40, 40).scaleEffect(model.isOn ? 1.5 : 1).named("grown")
            Box(40, 40).offset(x: model.isOn ? 20 : 0).named("slid")
        }
        .named("row")
    }
}

private struct FrameCase: View {
    let model: Model

    var body: some View {
        VStack(spacing: 8) {
            Box().frame(width: model.isOn ? 200 : 100, height: model.isOn ? 60 : 40).named("tile")
            Box(36.5, 16).named("below")
        }
        .named("column")
    }
}

private struct ImplicitCase: View {
    let model: Model

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Box(40, 40).opacity(model.isOn ? 0.3 : 1).named("faded")
            Box(40, 40).padding(.leading, model.shift).animation(.linear(duration: 0), value: model.shift)
                .named("moved")
        }
        .named("row")
    }
}

private struct TransitionCase: View {
    let model: Model

    var body: some View {
        VStack(spacing: 8) {
            Box(38.5, 16).named("above")
            if model.isShown { Box(31, 16).transition(.move(edge: .leading)).named("mid") }
            Box(36.5, 16).named("below")
        }
        .named("column")
    }
}

private struct SeededRow: View {
    let entry: Entry
    @State private var seeded: CGFloat

    init(entry: Entry) {
        self.entry = entry
        _seeded = State(initialValue: entry.width)
    }

    var body: some View { Box().frame(width: seeded, height: 20).named("item-\(entry.id)") }
}

private struct IdentityCase: View {
    let model: Model

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(model.entries) { entry in SeededRow(entry: entry) }
        }
        .named("list")
    }
}

/// Frames after a change, as measured on SwiftUI: each golden with its steps.
@MainActor @Suite(.serialized) struct StepGoldenTests {
    private func check<V: View>(_ name: String, _ view: (Model) -> V, steps: [(Model) -> Void]) throws {
        let golden = try Golden(name)
        let model = Model()
        let shown = view(model)
        let host = ViewHost.make(golden.size.width, golden.size.height) { shown }
        golden.check(host, step: 0)
        #expect(golden.steps.count == steps.count + 1)
        for (index, step) in steps.enumerated() {
            step(model)
            host.flush()
            golden.check(host, step: index + 1)
        }
    }

    @Test func aViewThatShrinksToNothingKeepsItsDistance() throws {
        try check(
            "image-swap", SwapCase.init,
            steps: [
                { $0.size = CGSize(width: 20, height: 64) }, { $0.size = .zero },
                { $0.size = CGSize(width: 64, height: 40) },
            ])
    }

    @Test func transformsChangeNoFrame() throws {
        try check(
            "transform-steps", TransformCase.init,
            steps: [{ model in withAnimation(.linear(duration: 0.3)) { model.isOn = true } }])
    }

    @Test func framesAreThereAtOnceUnderAnAnimation() throws {
        try check(
            "animation-frame", FrameCase.init,
            steps: [
                { model in withAnimation(.linear(duration: 0.3)) { model.isOn = true } },
                { model in withAnimation(.easeInOut(duration: 0.3)) { model.isOn = false } },
            ])
    }

    @Test func anImplicitAnimationLeavesLayoutAtItsTarget() throws {
        try check(
            "animation-implicit", ImplicitCase.init,
            steps: [
                { $0.shift = 60 }, { model in withAnimation(.linear(duration: 0.3)) { model.isOn = true } },
            ])
    }

    @Test func aViewThatGoesLeavesLayoutAtOnce() throws {
        try check(
            "animation-transition", TransitionCase.init,
            steps: [
                { model in withAnimation(.linear(duration: 0.3)) { model.isShown = false } },
                { model in withAnimation(.linear(duration: 0.3)) { model.isShown = true } },
            ])
    }

    @Test func stateFollowsTheId() throws {
        try check(
            "foreach-identity", IdentityCase.init,
            steps: [
                { $0.entries.insert(Entry(id: "d", width: 80), at: 0) }, { $0.entries[1].width = 200 },
                { $0.entries.reverse() }, { $0.entries.removeAll { $0.id == "b" } },
            ])
    }
}
