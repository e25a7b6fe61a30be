import MartletCore

/// A tree of views that benchmarks lay out, with its size as it must come out.
protocol BenchmarkTree: AnyObject {
    var name: String { get }
    var size: Int { get }
    /// The height that the window proposes.
    var height: CGFloat? { get }
    var leaves: [LeafModel] { get }
    /// The tree's own size in a window of a width, by arithmetic.
    func expected(_ width: CGFloat) -> CGSize
    func view() -> AnyView
    /// The same layout by hand; nil where it only visits the nodes.
    func limit(_ width: CGFloat) -> CGSize?
    init(like other: Self)
}

func treeBenchmarks<T: BenchmarkTree>(_ sample: T) -> [Benchmark] {
    func benchmark(_ part: String, _ work: @escaping () -> Work) -> Benchmark {
        Benchmark(
            group: "layout", name: "\(sample.name) \(part)", size: sample.size, warmUps: 2, samples: 7, work: work,
            limit: {
                let tree = T(like: sample)
                return Work(timedBy: { checks in
                    var size: CGSize?
                    let taken = cost { size = tree.limit(800) }
                    if let size { checks.expect(size, tree.expected(800), "the size") }
                    return taken
                })
            })
    }

    func repeated(_ change: @escaping (T, Stage, Int) -> Void) -> () -> Work {
        {
            let tree = T(like: sample)
            let stage = Stage(height: tree.height) { tree.view() }
            stage.flush()
            var turn = 0
            return Work(timedBy: { checks in
                let taken = cost {
                    change(tree, stage, turn)
                    stage.flush()
                }
                turn += 1
                checks.expect(rounded(stage.contentSize), tree.expected(stage.width), "the size")
                return taken
            })
        }
    }

    func grow(_ leaf: LeafModel, _ turn: Int) { leaf.size.width += turn % 2 == 0 ? 1 : -1 }

    var all = [
        benchmark("first") {
            Work(timedBy: { checks in
                let tree = T(like: sample)
                let stage = Stage(height: tree.height) { tree.view() }
                let taken = cost { stage.flush() }
                checks.expect(rounded(stage.contentSize), tree.expected(stage.width), "the size")
                stage.end()
                return taken
            })
        },
        benchmark("nothing", repeated { _, _, _ in }),
        benchmark("width", repeated { _, stage, turn in stage.resize(to: turn % 2 == 0 ? 801 : 700) }),
    ]
    if !sample.leaves.isEmpty {
        all += [
            benchmark("one leaf", repeated { tree, _, turn in grow(tree.leaves[tree.leaves.count / 2], turn) }),
            benchmark(
                "every 10th",
                repeated { tree, _, turn in
                    for index in stride(from: 0, to: tree.leaves.count, by: 10) { grow(tree.leaves[index], turn) }
                }),
        ]
    }
    return all
}

/// A size without the dust of adding up thousands of shares.
private func rounded(_ size: CGSize) -> CGSize {
    CGSize(width: (size.width * 1e6).rounded() / 1e6, height: (size.height * 1e6).rounded() / 1e6)
}
