import CMeasure
import Foundation

/// What one benchmark measured, in the form of the JSON output. Times in nanoseconds per sample.
struct Result: Codable {
    var group: String
    var name: String
    var size: Int
    var medianNanoseconds: Int
    var minimumNanoseconds: Int
    var limitNanoseconds: Int?
    var ratio: Double?
    var instructions: Int?
    var limitInstructions: Int?
    var allocations: Int?
    var bodies: Int?
    var layouts: Int?
    var bytes: Int?
    var checked: Bool

    /// What tells it from all others.
    var key: String { "\(group)/\(name)/\(size)" }

    enum CodingKeys: String, CodingKey {
        case group, name, size
        case medianNanoseconds = "median_ns"
        case minimumNanoseconds = "minimum_ns"
        case limitNanoseconds = "limit_ns"
        case limitInstructions = "limit_instructions"
        case ratio, instructions, allocations, bodies, layouts, bytes, checked
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(group, forKey: .group)
        try container.encode(name, forKey: .name)
        try container.encode(size, forKey: .size)
        try container.encode(medianNanoseconds, forKey: .medianNanoseconds)
        try container.encode(minimumNanoseconds, forKey: .minimumNanoseconds)
        // Present as null: whoever reads the file sees that it was not counted.
        try container.encode(limitNanoseconds, forKey: .limitNanoseconds)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(instructions, forKey: .instructions)
        try container.encode(limitInstructions, forKey: .limitInstructions)
        try container.encode(allocations, forKey: .allocations)
        try container.encode(bodies, forKey: .bodies)
        try container.encode(layouts, forKey: .layouts)
        try container.encode(bytes, forKey: .bytes)
        try container.encode(checked, forKey: .checked)
    }
}

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
