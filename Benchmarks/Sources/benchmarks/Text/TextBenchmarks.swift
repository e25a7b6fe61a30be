import MartletCairo
import MartletDrawing

/// Text by Pango with the fonts of the machine: labels that are new, a paragraph that is broken anew, and a text that is known.
func textBenchmarks() -> [Benchmark] {
    func line(_ name: String, _ size: Int, _ work: @escaping () -> Work) -> Benchmark {
        Benchmark(group: "text", name: name, size: size, warmUps: 2, samples: 15, work: work, limit: nil)
    }
    return [
        line("new labels", 1000) { labels { "label number \($0)" } },
        line("new labels, Arabic", 1000) { labels { "رقم \($0) من القائمة" } },
        line("known labels", 1000, knownLabels),
        line("a paragraph in another width", 1000, paragraph),
    ]
}

private let font = FontDescription(size: 13)

/// Each is asked for its size and then drawn, so to speak: its lines are looked at.
private func labels(_ text: @escaping (Int) -> String) -> Work {
    let shaper = PangoShaper()
    var number = 0
    return Work(timedBy: { checks in
        let requests = (0..<1000).map { TextRequest(text(number + $0), font: font) }
        number += 1000
        var glyphs = 0
        let taken = cost {
            for request in requests { glyphs += shaper.prepare(request).ideal.lines[0].runs[0].glyphs.count }
        }
        checks.expect(glyphs > 5000, true, "glyphs")
        return taken
    })
}

private func knownLabels() -> Work {
    let shaper = PangoShaper()
    let requests = (0..<1000).map { TextRequest("label number \($0)", font: font) }
    return Work(timedBy: { checks in
        var width = 0.0
        let taken = cost {
            for request in requests { width += shaper.layout(request, width: nil, height: nil).size.width }
        }
        checks.expect(width > 1000, true, "widths")
        return taken
    })
}

/// A thousand words.
private func paragraph() -> Work {
    let words = ["one", "and", "another", "of", "considerable", "length"]
    let text = (0..<1000).map { words[$0 * 7 % 6] }.joined(separator: " ")
    let prepared = PangoShaper().prepare(TextRequest(text, font: font))
    var turn = 0
    return Work(timedBy: { checks in
        turn += 1
        let width = 300 + Double(turn % 50)
        var lines = 0
        let taken = cost { lines = prepared.layout(width: width, height: nil).lines.count }
        checks.expect(lines > 50, true, "lines")
        return taken
    })
}
