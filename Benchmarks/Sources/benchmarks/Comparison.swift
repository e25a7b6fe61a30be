import Foundation

/// Holds results against those of an earlier run.
struct Comparison {
    /// How much slower the fastest sample may be. Single figures vary by this much on a busy machine.
    static let tolerance = 1.25

    private let earlier: [String: Result]

    init(file: String) throws {
        let results = try JSONDecoder().decode([Result].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        earlier = Dictionary(results.map { ("\($0.group)/\($0.name)", $0) }) { $1 }
    }

    /// One line for each result that is slower than it was, by the fastest sample of each.
    func regressions(_ results: [Result]) -> [String] {
        results.compactMap { result in
            guard let before = earlier["\(result.group)/\(result.name)"] else { return nil }
            let factor = Double(result.minimumNanoseconds) / Double(max(before.minimumNanoseconds, 1))
            guard factor > Self.tolerance else { return nil }
            return "\(result.group)/\(result.name) takes \(String(format: "%.2f", factor)) times as long as before"
        }
    }
}
