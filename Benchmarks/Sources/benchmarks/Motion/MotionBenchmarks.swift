import MartletCore
import Observation

/// Frames of moving views: time on by a sixtieth of a second, and the display list of it. What is held beside one that moves among
/// many is the same view alone; beside many that move, the numbers alone: one spring each.
func motionBenchmarks() -> [Benchmark] {
    let kinds: [(String, Motion)] = [("frame", .width), ("opacity", .opacity), ("colour", .colour)]
    return kinds.flatMap { name, motion in
        [
            Benchmark(
                group: "motion", name: "1000 at once, \(name)", size: 1000, warmUps: 2, samples: 9,
                work: { frames(of: motion, moving: 1000, among: 1000) }, limit: { springs(1000) }),
            Benchmark(
                group: "motion", name: "1 among 10000, \(name)", size: 1, warmUps: 2, samples: 9,
                work: { frames(of: motion, moving: 1, among: 10_000) },
                limit: { frames(of: motion, moving: 1, among: 1) }),
        ]
    }
}

private enum Motion {
    case width, opacity, colour
}

@Observable
private final class Model {
    var isOn = false
}

private struct Row: View {
    let model: Model
    let motion: Motion

    var body: some View {
        switch motion {
        case .width: Color.red.frame(width: model.isOn ? 100 : 50, height: 10)
        case .opacity: Color.red.frame(width: 50, height: 10).opacity(model.isOn ? 0.2 : 0.9)
        case .colour: Color(red: model.isOn ? 1 : 0, green: 0, blue: 0).frame(width: 50, height: 10)
        }
    }
}

/// Sixty frames; the time is that of one.
private func frames(of motion: Motion, moving: Int, among count: Int) -> Work {
    let models = (0..<count).map { _ in Model() }
    let stage = Stage(height: 600) {
        // So that nobody but the row itself moves.
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count, id: \.self) { Row(model: models[$0], motion: motion) }
        }
        .frame(width: 200, alignment: .leading)
    }
    stage.flush()
    _ = stage.host.frame()
    var time = 0.0
    return Work(timedBy: { checks in
        // Those in the middle move.
        let first = (count - moving) / 2
        withAnimation(.linear(duration: 2)) {
            for model in models[first..<first + moving] { model.isOn.toggle() }
        }
        stage.flush()
        _ = stage.host.frame()
        var last = stage.host.frame().root
        var changed = 0
        let taken = cost {
            for _ in 0..<60 {
                time += 1 / 60
                stage.host.advance(to: time)
                let root = stage.host.frame().root
                if root !== last { changed += 1 }
                last = root
            }
        }
        checks.expect(changed, 60, "a new picture in each frame")
        time += 5
        stage.host.advance(to: time)
        checks.expect(stage.host.motions.isEmpty, true, "at rest in the end")
        return taken.divided(by: 60)
    })
}

/// What a frame cannot do without: one spring for each view.
private func springs(_ count: Int) -> Work {
    let spring = Spring.smooth
    var values = [Double](repeating: 0, count: count)
    return Work(timedBy: { checks in
        var time = 0.0
        let taken = cost {
            for _ in 0..<60 {
                time += 1 / 60
                for index in values.indices { values[index] = spring.value(target: 100, time: time) }
            }
        }
        checks.expect(abs(values[0] - 100) < 1, true, "arrived")
        return taken.divided(by: 60)
    })
}
