import Foundation

/// Holds results against those of an earlier run.
///
/// Counts that both have and that a busy machine does not blur are compared: instructions, allocations, bodies, layouts,
/// bytes. Time is compared only where instructions were not counted in both.
package struct Comparison {
    /// How much more there may be before it is called a regression. Single times vary by this much on a busy machine; counts
    /// vary with addresses and the order of hashing.
    enum Tolerance {
        static let time = 1.25
        static let instructions = 1.02
        static let allocations = 1.01
        static let bytes = 1.05
    }

    private let earlier: [String: Result]

    package init(_ results: [Result]) {
        earlier = Dictionary(results.map { ($0.key, $0) }) { $1 }
    }

    package init(file: String) throws {
        self.init(try JSONDecoder().decode([Result].self, from: Data(contentsOf: URL(fileURLWithPath: file))))
    }

    /// One line for each figure that is worse than it was.
    package func regressions(_ results: [Result]) -> [String] {
        results.flatMap { result -> [String] in
            guard let before = earlier[result.key] else { return [] }
            var lines = [
                worse("instructions", before.instructions, result.instructions, Tolerance.instructions),
                // One or two more are what a table that grows asks for.
                worse("allocations", before.allocations, result.allocations, Tolerance.allocations, slack: 2),
                worse("bodies", before.bodies, result.bodies, 1), worse("layouts", before.layouts, result.layouts, 1),
                worse("bytes", before.bytes, result.bytes, Tolerance.bytes),
            ]
            if before.instructions == nil || result.instructions == nil {
                lines.append(
                    worse("nanoseconds", before.minimumNanoseconds, result.minimumNanoseconds, Tolerance.time))
            }
            return lines.compactMap { $0 }.map { "\(result.group)/\(result.name) \(result.size): \($0)" }
        }
    }

    private func worse(_ what: String, _ before: Int?, _ now: Int?, _ tolerance: Double, slack: Int = 0) -> String? {
        guard let before, let now, Double(now) > Double(before) * tolerance, now > before + slack else { return nil }
        let factor = before > 0 ? " (\(String(format: "%.2f", Double(now) / Double(before))) times)" : ""
        return "\(now) \(what), before \(before)\(factor)"
    }
}
