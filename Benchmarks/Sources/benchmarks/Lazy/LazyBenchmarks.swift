import CMeasure
import MartletCore

/// Lazy rows and cells in a scroll view, few and very many: making, a step, a jump to the end and back, memory. What is
/// held beside the larger number is the smaller: the ratio says how far the cost follows the number of rows.
func lazyBenchmarks() -> [Benchmark] {
    [1_000, 10_000, 100_000, 1_000_000].flatMap { count in
        let parts: [(String, @MainActor (Int) -> Work)] = [
            ("create", create), ("step", step), ("jump", jump), ("bytes", bytes),
        ]
        return parts.map { name, work in
            Benchmark(
                group: "lazy", name: "rows \(name)", size: count, warmUps: 2, samples: 15, work: { work(count) },
                limit: count == 1_000 ? nil : { work(1_000) })
        }
    }
}

private func stage(_ count: Int) -> Stage {
    let stage = Stage(height: 600) {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    HStack {
                        Color.clear.frame(width: 40, height: 20)
                        Color.clear.frame(width: CGFloat(50 + index % 30), height: 20)
                    }
                }
            }
        }
    }
    return stage
}

private let middle = CGPoint(x: 400, y: 300)

private func create(_ count: Int) -> Work {
    Work(timedBy: { checks in
        var made: Stage?
        let taken = cost {
            made = stage(count)
            made?.flush()
        }
        checks.expect(made?.contentSize ?? .zero, CGSize(width: 800, height: 600), "the size")
        made?.end()
        return taken
    })
}

/// One turn of the wheel: three rows go, three come.
private func step(_ count: Int) -> Work {
    let stage = stage(count)
    stage.flush()
    return Work(timedBy: { checks in
        var used = false
        let taken = cost {
            used = stage.host.input.scroll(at: middle, by: CGSize(width: 0, height: 60))
            stage.flush()
        }
        checks.expect(used, true, "scrolled")
        return taken
    })
}

/// To the end and back to the start.
private func jump(_ count: Int) -> Work {
    let stage = stage(count)
    stage.flush()
    return Work(timedBy: { checks in
        var used = (false, false)
        let taken = cost {
            used.0 = stage.host.input.scroll(at: middle, by: CGSize(width: 0, height: 1e12))
            stage.flush()
            used.1 = stage.host.input.scroll(at: middle, by: CGSize(width: 0, height: -1e12))
            stage.flush()
        }
        checks.expect(used.0 && used.1, true, "scrolled")
        return taken
    })
}

/// What a container holds after it was scrolled about, in bytes, in place of a time.
private func bytes(_ count: Int) -> Work {
    Work(timedBy: { checks in
        let before = measure_bytes()
        let stage = stage(count)
        stage.flush()
        for turn in 0..<20 {
            _ = stage.host.input.scroll(
                at: middle, by: CGSize(width: 0, height: turn == 10 ? 1e12 : turn < 10 ? 60 : -60))
            stage.flush()
        }
        let held = measure_bytes() - before
        checks.expect(held > 0, true, "something is held")
        stage.end()
        return Cost(nanoseconds: Int(held))
    })
}
