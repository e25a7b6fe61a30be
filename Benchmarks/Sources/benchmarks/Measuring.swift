import BenchmarkReport
import CMeasure

extension Benchmark {
    /// Times the work and its limit.
    func measure(_ options: Options) -> (result: Result, faults: [String]) {
        let checks = Checks()
        let costs = samples(of: work, checks, options)
        let limitChecks = Checks()
        let limitCosts = limit.map { samples(of: $0, limitChecks, options) }
        let faults = checks.faults + limitChecks.faults.map { "limit: \($0)" }
        let median = costs.map(\.nanoseconds).median
        let limitMedian = limitCosts?.map(\.nanoseconds).median
        let result = Result(
            group: group, name: name, size: size, medianNanoseconds: median,
            minimumNanoseconds: costs.map(\.nanoseconds).min()!, limitNanoseconds: limitMedian,
            ratio: limitMedian.map { (Double(median) / Double(max($0, 1)) * 1000).rounded() / 1000 },
            instructions: costs.compactMap(\.instructions).min(),
            limitInstructions: limitCosts?.compactMap(\.instructions).min(),
            allocations: costs.map(\.allocations).min(),
            bodies: costs.compactMap(\.bodies).min(), layouts: costs.compactMap(\.layouts).min(),
            bytes: costs.compactMap(\.bytes).min(), checked: faults.isEmpty)
        return (result, faults)
    }

    private func samples(of make: () -> Work, _ checks: Checks, _ options: Options) -> [Cost] {
        let work = make()
        // A first run may begin with other values than later ones: what it finds does not count.
        for _ in 0..<(options.quick ? 1 : warmUps) { _ = work.sample(Checks()) }
        if let file = options.countInto { measure_count_into(file) }
        defer { measure_count_into(nil) }
        return (0..<(options.quick ? 1 : samples)).map { _ in work.sample(checks) }
    }
}

extension [Int] {
    var median: Int { sorted()[count / 2] }
}
