import MartletCairo
import MartletCore

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
                    var frame = minute.frame
                    frame.nanoseconds = figure(minute.times)
                    return frame
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
        /// What the mean frame took.
        let frame: Cost
    }

    private var lived: [Minute] = []

    func minute(_ number: Int, _ checks: Checks) -> Minute {
        while lived.count <= number { lived.append(live(checks)) }
        return lived[number]
    }

    private func live(_ checks: Checks) -> Minute {
        let stage = Stage(height: DailyProgram.size.height, shaper: CairoPlatform.shaper) { DailyProgram() }
        var script = DailyScript(host: stage.host)
        var times: [Int] = []
        times.reserveCapacity(DailyScript.frameCount)
        var all = Cost.nothing
        var changed = 0
        var last = stage.host.frame().root
        for frame in 0..<DailyScript.frameCount {
            let taken = stage.cost {
                script.act(at: frame)
                stage.host.advance(to: Double(frame + 1) / 60)
            }
            times.append(taken.nanoseconds)
            all = all + taken
            let root = stage.host.frame().root
            if root !== last { changed += 1 }
            last = root
        }
        checks.expect(script.typed, 75, "letters in the field")
        checks.expect(script.scrolled, 750, "turns of the wheel")
        checks.expect(changed > 3000, true, "most frames are other pictures")
        stage.end()
        return Minute(times: FrameTimes(times), frame: all.divided(by: DailyScript.frameCount))
    }
}
