import CMeasure
import Foundation

/// Programs with windows, beside one that is written in C with GTK's own widgets: the limit. They are looked at from outside,
/// on a display of the benchmark's own. In the columns of time `bytes` are megabytes, and counts are counts.
func windowBenchmarks() -> [Benchmark] {
    guard WindowServer.isInstalled else {
        print("window: left out; it needs xvfb and libxtst6, which Scripts/set-up --tests installs")
        return []
    }
    let hello = WindowProgram(name: "Hello")
    let gtkHello = WindowProgram(name: "WindowHello")
    let flip = WindowProgram(name: "WindowProbe", environment: ["PROBE_SCREEN": "flip"])
    let gtkFlip = WindowProgram(name: "WindowHello", arguments: ["flip"])
    let list = WindowProgram(name: "WindowProbe", environment: ["PROBE_SCREEN": "list"])
    func benchmark(
        _ name: String, size: Int = 1, samples: Int = 5, _ program: WindowProgram, beside limit: WindowProgram?,
        _ sample: @escaping (WindowProgram, Checks) -> Cost
    ) -> Benchmark {
        Benchmark(
            group: "window", name: name, size: size, warmUps: 1, samples: samples,
            work: { Work(timedBy: { sample(program, $0) }) },
            limit: limit.map { limit in { Work(timedBy: { sample(limit, $0) }) } })
    }
    return [
        benchmark("hello start", samples: 9, hello, beside: gtkHello, start),
        benchmark("hello PSS bytes", samples: 3, hello, beside: gtkHello) { memory($0, "Pss", $1) },
        benchmark("hello RSS bytes", samples: 3, hello, beside: gtkHello) { memory($0, "Rss", $1) },
        benchmark("click to pixels", size: 20, samples: 3, flip, beside: gtkFlip, click),
        benchmark("idle wake-ups", samples: 1, hello, beside: gtkHello, idle),
        benchmark("scroll 100000 rows frame", size: 300, samples: 1, list, beside: nil) { scroll($0, $1).frame },
        benchmark("scroll 100000 rows late", size: 300, samples: 1, list, beside: nil) { scroll($0, $1).late },
    ]
}

private func count(_ number: Int) -> Cost { Cost(nanoseconds: number * 1_000_000) }

/// From the process's start to the first pixel of its window.
private func start(_ program: WindowProgram, _ checks: Checks) -> Cost {
    guard let running = program.start(checks) else { return Cost() }
    defer { running.end() }
    return Cost(nanoseconds: running.firstFrame)
}

/// A second after the first frame.
private func memory(_ program: WindowProgram, _ kind: String, _ checks: Checks) -> Cost {
    guard let running = program.start(checks) else { return Cost() }
    defer { running.end() }
    Thread.sleep(forTimeInterval: 1)
    let text = (try? String(contentsOfFile: "/proc/\(running.pid)/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(kind + ":") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    checks.expect(kilobytes > 0, true, "whether there is a number of \(kind)")
    return Cost(nanoseconds: kilobytes * 1024)
}

/// From the release of a button to other pixels on the screen; the mean of twenty.
private func click(_ program: WindowProgram, _ checks: Checks) -> Cost {
    guard let running = program.start(checks) else { return Cost() }
    defer { running.end() }
    let display = running.display
    _ = measure_pointer(display, 100, 100)
    Thread.sleep(forTimeInterval: 0.5)
    var sum = 0
    for turn in 0..<20 {
        // Not always at the same moment of a frame.
        Thread.sleep(forTimeInterval: 0.4 + Double(turn) * 0.0037)
        let before = measure_pixels(display, 50, 50, 1, 1)
        _ = measure_button(display, 1, 1)
        Thread.sleep(forTimeInterval: 0.03)
        let start = Now.nanoseconds
        _ = measure_button(display, 1, 0)
        let isSeen = running.wait(2) { measure_pixels(display, 50, 50, 1, 1) != before }
        checks.expect(isSeen, true, "whether the click is seen")
        sum += Now.nanoseconds - start
    }
    return Cost(nanoseconds: sum / 20)
}

/// How often any thread wakes in five seconds.
private func idle(_ program: WindowProgram, _ checks: Checks) -> Cost {
    guard let running = program.start(checks) else { return Cost() }
    defer { running.end() }
    Thread.sleep(forTimeInterval: 2)
    let before = running.wakeUps
    Thread.sleep(forTimeInterval: 5)
    return count(running.wakeUps - before)
}

/// The wheel turns faster than frames come, for five seconds. Frames are told by other pixels in a column of the window.
private func scroll(_ program: WindowProgram, _ checks: Checks) -> (frame: Cost, late: Cost) {
    guard let running = program.start(checks) else { return (Cost(), Cost()) }
    defer { running.end() }
    let display = running.display
    _ = measure_pointer(display, 100, 100)
    Thread.sleep(forTimeInterval: 1)
    var frames: [Int] = []
    var last = measure_pixels(display, 60, 0, 40, 300)
    let start = Now.nanoseconds
    var turns = 0
    while Now.nanoseconds - start < 5_000_000_000 {
        if Now.nanoseconds - start > turns * 8_000_000 {
            turns += 1
            _ = measure_button(display, 5, 1)
            _ = measure_button(display, 5, 0)
        }
        let pixels = measure_pixels(display, 60, 0, 40, 300)
        if pixels != last {
            frames.append(Now.nanoseconds)
            last = pixels
        }
        usleep(1000)
    }
    checks.expect(frames.count > 100, true, "whether it scrolls")
    guard frames.count > 100 else { return (Cost(), Cost()) }
    let gaps = zip(frames, frames.dropFirst()).map { $1 - $0 }
    return (
        Cost(nanoseconds: (frames.last! - frames[0]) / gaps.count), count(gaps.filter { $0 > 25_000_000 }.count)
    )
}

enum Now {
    static var nanoseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
