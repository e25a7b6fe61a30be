import MartletCore

/// A column of rows of two leaves each: 8 points a digit, and 8 points for 10 to 29 characters.
private final class Rows {
    let leaves: [LeafModel]
    let stage: Stage
    let count: Int

    init(_ count: Int) {
        self.count = count
        var leaves: [LeafModel] = []
        for index in 0..<count {
            leaves.append(LeafModel(CGSize(width: 8 * CGFloat("\(index)".count), height: 20)))
            leaves.append(LeafModel(CGSize(width: 8 * CGFloat(10 + index % 20), height: 20)))
        }
        self.leaves = leaves
        stage = Stage { [leaves] in
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    HStack(spacing: 8) {
                        MeasuredLeaf(model: leaves[2 * index])
                        MeasuredLeaf(model: leaves[2 * index + 1])
                    }
                }
            }
        }
    }

    /// What the column must be: the widest row, and 20 points a row.
    var expected: CGSize {
        let widest = (0..<count).map { leaves[2 * $0].size.width + leaves[2 * $0 + 1].size.width + 8 }.max()!
        return CGSize(width: widest, height: 20 * CGFloat(count))
    }

    /// Makes the leaves of every `step`-th row wider or narrower by 8 points.
    func change(from start: Int, step: Int, wider: Bool) {
        for index in stride(from: start, to: count, by: step) {
            leaves[2 * index + 1].size.width += wider ? 8 : -8
        }
    }
}

func rowBenchmarks(_ count: Int) -> [Benchmark] {
    let name = "rows\(count)"
    let samples = count > 5_000 ? 7 : 15

    func benchmark(_ part: String, limit: LimitRows.Change, _ work: @escaping () -> Work) -> Benchmark {
        Benchmark(
            group: "layout", name: "\(name) \(part)", size: count, samples: samples,
            work: work, limit: { LimitRows.work(count, limit) })
    }

    /// Work on one column that is laid out once and then changed again and again.
    func repeated(_ change: @escaping (Rows, Int) -> Void) -> () -> Work {
        {
            let rows = Rows(count)
            rows.stage.flush()
            var turn = 0
            return Work(timedBy: { (checks: Checks) in
                let taken = cost {
                    change(rows, turn)
                    rows.stage.flush()
                }
                turn += 1
                checks.expect(rows.stage.contentSize, rows.expected, "the size of the column")
                return taken
            })
        }
    }

    return [
        benchmark("build", limit: .build) {
            Work(timedBy: { checks in
                var rows: Rows?
                let taken = cost { rows = Rows(count) }
                rows?.stage.end()
                return taken
            })
        },
        benchmark("first", limit: .all) {
            Work(timedBy: { checks in
                let rows = Rows(count)
                let taken = cost { rows.stage.flush() }
                checks.expect(rows.stage.contentSize, rows.expected, "the size of the column")
                rows.stage.end()
                return taken
            })
        },
        benchmark("one leaf", limit: .one, repeated { $0.change(from: count / 2, step: count, wider: $1 % 2 == 0) }),
        benchmark("every 10th", limit: .all, repeated { $0.change(from: 0, step: 10, wider: $1 % 2 == 0) }),
        benchmark("nothing", limit: .nothing, repeated { rows, _ in }),
        benchmark("width", limit: .all, repeated { rows, turn in rows.stage.resize(to: turn % 2 == 0 ? 801 : 700) }),
    ]
}
