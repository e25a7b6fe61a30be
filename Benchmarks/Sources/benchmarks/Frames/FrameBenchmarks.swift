import MartletCairo
import MartletCore
import MartletDrawing

/// A minute of use, frame by frame, headless: input, update, layout and display list of each of 3,600 frames. Time is virtual;
/// what a frame takes is real.
func frameBenchmarks() -> [Benchmark] {
    let figures: [(String, (FrameTimes) -> Int)] = [
        ("p50", { $0.at(0.5) }), ("p99", { $0.at(0.99) }), ("worst", { $0.at(1) }), ("mean", { $0.mean }),
    ]
    // The figures are those of the same minutes.
    let minutes = Minutes()
    return figures.map { name, figure in
        Benchmark(
            group: "frames", name: "minute \(name)", size: DailyScript.frameCount, warmUps: 1, samples: 5,
            work: {
                var number = -1
                return Work(timedBy: { checks in
                    number += 1
                    let minute = minutes.minute(number, checks)
                    return Cost(nanoseconds: figure(minute.times), allocations: minute.allocationsPerFrame)
                })
            }, limit: nil)
    }
}

/// What each frame took, in nanoseconds.
struct FrameTimes {
    private let sorted: [Int]

    init(_ times: [Int]) { sorted = times.sorted() }

    /// The time that this part of the frames did not exceed.
    func at(_ part: Double) -> Int { sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))] }

    var mean: Int { sorted.reduce(0, +) / sorted.count }
}

/// Minutes that several benchmarks look at.
private final class Minutes {
    struct Minute {
        let times: FrameTimes
        let allocationsPerFrame: Int
    }

    private var lived: [Minute] = []

    func minute(_ number: Int, _ checks: Checks) -> Minute {
        while lived.count <= number { lived.append(live(checks)) }
        return lived[number]
    }

    private func live(_ checks: Checks) -> Minute {
        let host = ViewHost(shaper: CairoPlatform.shaper)
        host.setSize(ProposedViewSize(DailyProgram.size))
        host.setContent { DailyProgram() }
        host.flush()
        _ = host.frame()
        var script = DailyScript(host: host)
        var times: [Int] = []
        times.reserveCapacity(DailyScript.frameCount)
        var allocations = 0
        var changed = 0
        var last = host.frame().root
        for frame in 0..<DailyScript.frameCount {
            let taken = cost {
                script.act(at: frame)
                host.advance(to: Double(frame + 1) / 60)
                let root = host.frame().root
                if root !== last { changed += 1 }
                last = root
            }
            times.append(taken.nanoseconds)
            allocations += taken.allocations
        }
        checks.expect(script.typed, 75, "letters in the field")
        checks.expect(script.scrolled, 750, "turns of the wheel")
        checks.expect(changed > 3000, true, "most frames are other pictures")
        host.end()
        return Minute(times: FrameTimes(times), allocationsPerFrame: allocations / DailyScript.frameCount)
    }
}
