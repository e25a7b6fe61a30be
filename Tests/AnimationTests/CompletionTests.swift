import Testing

@testable import MartletCore

@MainActor @Suite struct CompletionTests {
    /// When the two kinds of completion come, in frames of 1/1000 s; nil within ten seconds.
    private func moments(_ animation: Animation, distance: Double = 100) -> (logical: Double?, removed: Double?) {
        let stage = Stage()
        var (logical, removed): (Double?, Double?)
        stage.set(distance, animation) {
            $0.addAnimationCompletion(criteria: .logicallyComplete) { logical = stage.host.now }
            $0.addAnimationCompletion(criteria: .removed) { removed = stage.host.now }
        }
        for step in 1...10_000 { stage.host.advance(to: Double(step) / 1000) }
        return (logical, removed)
    }

    // Source: SWIFTUI-FACTS section 4, completion: a spring is logically complete at its response.
    @Test func atTheStatedMoments() throws {
        let expected: [(Animation, Double, Double?)] = [
            (.linear(duration: 1), 1, 1), (.easeInOut, 0.35, 0.35),
            (.linear(duration: 5).logicallyComplete(after: 1), 1, 5),
            (.linear(duration: 1).delay(0.5), 1.5, 1.5), (.linear(duration: 1).speed(2), 0.5, 0.5),
            (.linear(duration: 0.5).repeatCount(3), 1.5, 1.5), (.spring(duration: 0.7), 0.7, nil),
            (.bouncy, 0.5, nil), (.smooth.speed(2), 0.25, nil), (.smooth.delay(1), 1.5, nil), (.default, 0.5, nil),
        ]
        for (animation, logical, removed) in expected {
            let found = moments(animation)
            #expect(abs(try #require(found.logical) - logical) < 0.0011, "\(animation) \(found)")
            let end = try #require(found.removed)
            if let removed { #expect(abs(end - removed) < 0.0011, "\(animation)") } else { #expect(end > logical) }
        }
        let forever = moments(.linear.repeatForever())
        #expect(forever.logical == nil && forever.removed == nil)
    }

    // A spring is removed when velocity² and force² are at most 0.0036 and the rest cannot be seen: SWIFTUI-FACTS section 4.
    @Test func aSpringRestsWhenNothingIsSeen() throws {
        for (animation, spring) in [(Animation.smooth, Spring.smooth), (.bouncy, .bouncy)] {
            let end = try #require(moments(animation).removed)
            func isSeen(_ time: Double) -> Bool {
                let value = spring.value(target: 100.0, time: time)
                let velocity = spring.velocity(target: 100.0, time: time)
                let force = spring.force(target: 100.0, position: value, velocity: velocity)
                return velocity * velocity > 0.0036 || force * force > 0.0036 || abs(100 - value) > 1e-3
            }
            #expect(isSeen(end - 0.002) && !isSeen(end))
        }
    }

    @Test func nothingMovesCompletesWithTheUpdate() {
        let stage = Stage()
        var count = 0
        stage.set(0, .linear(duration: 1)) { $0.addAnimationCompletion { count += 1 } }
        #expect(count == 1)
        stage.set(5, nil) { $0.addAnimationCompletion { count += 1 } }
        #expect(count == 2)
    }

    @Test("several values of one transaction complete together, once") func together() {
        let host = Stage().host
        let values = (0..<3).map { _ in MovingValue(0.0, host: host) {} }
        var log: [String] = []
        var transaction = Transaction()
        transaction.addAnimationCompletion(criteria: .logicallyComplete) { log.append("logical \(host.now)") }
        transaction.addAnimationCompletion(criteria: .removed) { log.append("removed \(host.now)") }
        for (value, duration) in zip(values, [1.0, 3, 2]) {
            transaction.animation = .linear(duration: duration).logicallyComplete(after: duration / 2)
            value.set(1, transaction: transaction)
        }
        transaction.completions.forEach { $0.updateIsOver() }
        for step in 1...16 { host.advance(to: Double(step) / 4) }
        #expect(log == ["logical 1.5", "removed 3.0"])
    }

    @Test("one that is taken over: the logical end comes when it would have, the removal with the successor")
    func takenOver() {
        let stage = Stage()
        var log: [String] = []
        stage.set(100, .spring(duration: 1)) {
            $0.addAnimationCompletion(criteria: .logicallyComplete) { log.append("first \(stage.host.now)") }
            $0.addAnimationCompletion(criteria: .removed) { log.append("first gone") }
        }
        stage.host.advance(to: 0.5)
        stage.set(0, .spring(duration: 1)) {
            $0.addAnimationCompletion(criteria: .logicallyComplete) { log.append("second \(stage.host.now)") }
            $0.addAnimationCompletion(criteria: .removed) { log.append("second gone") }
        }
        for step in 3...40 { stage.host.advance(to: Double(step) / 4) }
        #expect(log == ["first 1.0", "second 1.5", "first gone", "second gone"])
    }

    @Test("each is called exactly once over random interruptions", arguments: 0..<30)
    func once(_ seed: Int) {
        var random = SeededGenerator(UInt64(seed) + 11)
        let stage = Stage()
        var calls = [Int](repeating: 0, count: 20)
        var time = 0.0
        for index in calls.indices {
            let animation = [
                Animation.linear(duration: 0.4), .bouncy, .smooth, .easeIn.delay(0.1),
                .linear(duration: 0.2).repeatForever(),
                nil, .smooth.logicallyComplete(after: 0.1),
            ].randomElement(using: &random)!
            let criteria = [AnimationCompletionCriteria.logicallyComplete, .removed].randomElement(using: &random)!
            stage.set(.random(in: 0...3, using: &random).rounded(), animation) {
                $0.addAnimationCompletion(criteria: criteria) { calls[index] += 1 }
            }
            for _ in 0..<Int.random(in: 0...20, using: &random) {
                time += 1 / 60
                stage.host.advance(to: time)
            }
        }
        stage.set(50, .linear(duration: 0.1))
        for _ in 0..<600 {
            time += 1 / 60
            stage.host.advance(to: time)
        }
        #expect(calls.allSatisfy { $0 == 1 }, "\(calls)")
        #expect(stage.host.motions.isEmpty)
    }
}
