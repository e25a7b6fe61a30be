import MartletCairo
import MartletCore
import MartletDrawing

/// Pictures by Cairo: the window of a list, at one and two pixels a point, and as a file.
func rasterBenchmarks() -> [Benchmark] {
    func line(_ name: String, _ work: @escaping () -> Work) -> Benchmark {
        Benchmark(group: "raster", name: name, size: 1, warmUps: 2, samples: 15, work: work, limit: nil)
    }
    return [
        line("list 800x600") { raster(scale: 1) },
        line("list 800x600 at 2") { raster(scale: 2) },
        line("list 800x600 as PNG") {
            let list = list()
            return Work(timedBy: { checks in
                var size = 0
                let taken = cost { size = (try? CairoRenderer.png(list, scale: 1).count) ?? 0 }
                checks.expect(size > 1000, true, "a file")
                return taken
            })
        },
    ]
}

private func raster(scale: Double) -> Work {
    let list = list()
    return Work(timedBy: { checks in
        var width = 0
        let taken = cost { width = (try? CairoRenderer.render(list, scale: scale).width) ?? 0 }
        checks.expect(width, Int(800 * scale), "the width")
        return taken
    })
}

private func list() -> DisplayList {
    let stage = Stage(height: 600, shaper: CairoPlatform.shaper) {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<20, id: \.self) { number in
                HStack {
                    Circle().fill(.blue).frame(width: 20, height: 20)
                    Text("Row \(number)").font(.headline)
                    Text("What there is to say of it").foregroundStyle(.secondary)
                }
                .padding(2)
                .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
            }
        }
        .frame(width: 800, height: 600)
    }
    return stage.host.frame()
}
