import Foundation

/// The results as a table, one line at a time.
package enum Table {
    package static let heading =
        "group".padded(8) + "name".padded(30) + "size".padded(9, left: true) + "median ms".padded(11, left: true)
        + "min ms".padded(10, left: true) + "limit ms".padded(10, left: true) + "ratio".padded(10, left: true)
        + "Minstr".padded(10, left: true) + "/limit".padded(8, left: true) + "allocs".padded(9, left: true)
        + "bodies".padded(8, left: true)
        + "layouts".padded(9, left: true) + "kB".padded(9, left: true)

    package static func line(_ result: Result) -> String {
        result.group.padded(8) + result.name.padded(30) + "\(result.size)".padded(9, left: true)
            + milliseconds(result.medianNanoseconds).padded(11, left: true)
            + milliseconds(result.minimumNanoseconds).padded(10, left: true)
            + (result.limitNanoseconds.map(milliseconds) ?? "-").padded(10, left: true)
            + (result.ratio.map { String(format: "%.2f", $0) } ?? "-").padded(10, left: true)
            + (result.instructions.map { String(format: "%.3f", Double($0) / 1_000_000) } ?? "-").padded(10, left: true)
            + instructionRatio(result).padded(8, left: true)
            + count(result.allocations).padded(9, left: true) + count(result.bodies).padded(8, left: true)
            + count(result.layouts).padded(9, left: true)
            + (result.bytes.map { String(format: "%.1f", Double($0) / 1000) } ?? "-").padded(9, left: true)
    }

    private static func instructionRatio(_ result: Result) -> String {
        guard let count = result.instructions, let limit = result.limitInstructions else { return "-" }
        return String(format: "%.2f", Double(count) / Double(max(limit, 1)))
    }

    private static func count(_ count: Int?) -> String { count.map { "\($0)" } ?? "-" }

    private static func milliseconds(_ nanoseconds: Int) -> String {
        String(format: nanoseconds < 1_000_000 ? "%.4f" : "%.2f", Double(nanoseconds) / 1_000_000)
    }
}

extension String {
    fileprivate func padded(_ width: Int, left: Bool = false) -> String {
        let space = String(repeating: " ", count: max(width - count, 1))
        return left ? space + self : self + space
    }
}
