import Foundation

/// How long the compiler takes, for the package and for a program of a hundred views that uses it; how large the program is and
/// when it shows something. Takes some twenty minutes and two gigabytes of the temporary folder, so it is run only by name.
func buildBenchmarks(package: String) -> [Benchmark] {
    let site = BuildSite(package: package)
    func figure(_ name: String, size: Int = 1, samples: Int = 1, _ sample: @escaping (BuildSite, Checks) -> Cost)
        -> Benchmark
    {
        Benchmark(
            group: "build", name: name, size: size, warmUps: 0, samples: samples,
            work: { Work(timedBy: { sample(site, $0) }) }, limit: nil)
    }
    var figures: [Benchmark] = []
    for mode in ["debug", "release"] {
        figures += [
            figure("Martlet and 100 views, \(mode)") { $0.buildAll(mode, $1) },
            figure("100 views clean, \(mode)", size: 100, samples: 3) { $0.buildProgram(mode, .clean, $1) },
            figure("100 views, one body, \(mode)", size: 100, samples: 3) { $0.buildProgram(mode, .oneBody, $1) },
            figure("100 views, nothing, \(mode)", size: 100, samples: 3) { $0.buildProgram(mode, .nothing, $1) },
        ]
        if mode == "debug" { figures.append(figure("one body of Core, debug") { $0.rebuildCore($1) }) }
    }
    figures += [
        figure("100 views binary bytes", size: 100) { $0.programSize(stripped: false, $1) },
        figure("100 views stripped bytes", size: 100) { $0.programSize(stripped: true, $1) },
        figure("100 views start to picture", size: 100, samples: 7) { $0.startProgram($1) },
    ]
    return figures
}
