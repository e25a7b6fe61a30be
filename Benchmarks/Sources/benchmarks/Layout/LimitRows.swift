import MartletCore

/// The rows as plain arithmetic: the same sizes and places in arrays, nothing kept that is not needed.
final class LimitRows {
    enum Change { case build, all, one, nothing }

    private var widths: [Double]
    private var rowWidths: [Double]
    private var origins: [(x: Double, y: Double)]
    private(set) var width = 0.0
    private(set) var height = 0.0
    private let count: Int

    init(_ count: Int) {
        self.count = count
        widths = []
        widths.reserveCapacity(2 * count)
        for index in 0..<count {
            widths.append(8 * Double("\(index)".count))
            widths.append(8 * Double(10 + index % 20))
        }
        rowWidths = Array(repeating: 0, count: count)
        origins = Array(repeating: (0, 0), count: 3 * count)
    }

    func layOutAll() {
        width = 0
        for row in 0..<count {
            rowWidths[row] = widths[2 * row] + 8 + widths[2 * row + 1]
            width = max(width, rowWidths[row])
        }
        var y = 0.0
        for row in 0..<count {
            origins[3 * row] = ((width - rowWidths[row]) / 2, y)
            origins[3 * row + 1] = (0, 0)
            origins[3 * row + 2] = (widths[2 * row] + 8, 0)
            y += 20
        }
        height = y
    }

    func layOutOne(_ row: Int) {
        rowWidths[row] = widths[2 * row] + 8 + widths[2 * row + 1]
        let widest = rowWidths.max()!
        if widest != width { return layOutAll() }
        origins[3 * row].x = (width - rowWidths[row]) / 2
    }

    static func work(_ count: Int, _ change: Change) -> Work {
        let rows = LimitRows(count)
        rows.layOutAll()
        var turn = 0
        return Work(timedBy: { (checks: Checks) in
            let sign: Double = turn % 2 == 0 ? 8 : -8
            turn += 1
            let taken = cost {
                switch change {
                case .build: use(LimitRows(count))
                case .nothing: break
                case .one:
                    rows.widths[2 * (count / 2) + 1] += sign
                    rows.layOutOne(count / 2)
                case .all:
                    for row in stride(from: 0, to: count, by: 10) { rows.widths[2 * row + 1] += sign }
                    rows.layOutAll()
                }
            }
            checks.expect(rows.height, 20 * Double(count), "the height")
            return taken
        })
    }
}
