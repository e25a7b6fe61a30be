import Foundation
import MartletCore

extension HeadlessHost {
    /// Seconds since the host was made, by the virtual clock.
    package var now: Double { clock.now }

    /// Updates and runs main-queue work and tasks until nothing is runnable. Time stands still.
    ///
    /// A task begun by an act that waits for something outside is awaited up to `timeout`, in real time. One that
    /// outlives that (an endless stream) is not waited for again.
    package func settle(timeout: Duration = .seconds(5)) async {
        let end = ContinuousClock.now + timeout
        await runUntilQuiet()
        var awaited = awaitedTasks
        while !awaited.isEmpty {
            if ContinuousClock.now >= end {
                for task in awaited { task.hasOutlivedWait = true }
                break
            }
            try? await Task.sleep(for: .milliseconds(1))
            await runUntilQuiet()
            awaited = awaitedTasks
        }
    }

    /// Moves time by `duration` frame by frame, settling at each.
    ///
    /// Timers run at their own moments, not only at frames. Costs one update for each frame.
    package func advance(by duration: Duration) async {
        let start = now
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        let end = start + max(0, seconds)
        var frame = 0
        await runUntilQuiet()
        while now < end {
            frame += 1
            // Multiplied, not added up, so that no error grows; the last step is what remains.
            let time = min(start + Double(frame) / frameRate, end)
            witnessed { clock.advance(to: time) }
            for host in hosts { host.advance(to: time) }
            await runUntilQuiet()
        }
        await settle()
    }

    /// Lets the main queue and the thread pool work until several turns have brought nothing new.
    private func runUntilQuiet() async {
        var quietTurns = 0
        var turns = 0
        while quietTurns < 3, turns < 10_000 {
            turns += 1
            let hasRunTimers = witnessed { clock.runDueActions() }
            let hadWork = host.needsUpdate || hasRunTimers
            flush()
            for _ in 0..<4 { await Task.yield() }
            await Self.turnOfMainQueue()
            await Self.turnOfThreadPool()
            quietTurns = hadWork || host.needsUpdate || clock.hasDueActions ? 0 : quietTurns + 1
        }
    }

    /// Returns after everything that waited in the main queue has run.
    private static func turnOfMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Returns after the thread pool has got round to the least urgent work.
    private static func turnOfThreadPool() async {
        await Task.detached(priority: .background) {}.value
    }
}
