import Foundation
import MartletDrawing

/// Makes SVG documents of symbols, also of names that are put together from others.
enum SymbolComposer {
    static func symbol(named name: String) -> VectorImage? {
        guard let figure = figure(named: name[...]) else { return nil }
        let size =
            SymbolTable.size(name) ?? figure.size ?? SymbolTable.size(name.replacing(".fill", with: ""))
            ?? naturalSize(of: figure.box)
        return image(figure, size)
    }

    /// A piece of SVG on a square of 16 units.
    struct Figure {
        var svg: String
        var box: CGRect
        var size: SymbolTable.Size?
    }

    /// What a name shows: its own drawing, or one around or over that of a shorter name.
    private static func figure(named name: Substring) -> Figure? {
        if let drawing = SymbolTable.drawing(name) { return Figure(svg: svg(drawing), box: drawing.box) }
        for (suffix, shape, isFilled) in enclosures where name.hasSuffix(suffix) {
            let base = name.dropLast(suffix.count)
            let inner = figure(named: base.hasSuffix(".crop") ? base.dropLast(5) : base) ?? letters(base)
            guard let inner else { return nil }
            return enclosed(inner, in: shape, isFilled: isFilled)
        }
        for slash in [".slash.fill", ".slash"] where name.hasSuffix(slash) {
            let base = name.dropLast(slash.count)
            return (slash == ".slash" ? figure(named: base) : figure(named: base + ".fill")).map(slashed)
        }
        if let badge = name.range(of: ".badge") {
            let mark = name[badge.upperBound...].dropFirst().replacing(".fill", with: "")
            let isFilled = name.hasSuffix(".fill") && !name[..<badge.lowerBound].hasSuffix(".fill")
            guard let base = figure(named: name[..<badge.lowerBound] + (isFilled ? ".fill" : "")) else { return nil }
            if mark.isEmpty { return badged(base, with: nil) }
            guard let sign = figure(named: Substring(mark)) else { return nil }
            return badged(base, with: sign)
        }
        if name.hasSuffix(".fill") { return figure(named: name.dropLast(5)) }
        return nil
    }

    private static let circle = "<circle cx=\"8\" cy=\"8\" r=\"7.45\"/>"
    private static let square = "<rect x=\".9\" y=\".9\" width=\"14.2\" height=\"14.2\" rx=\"3\"/>"
    private static let enclosures: [(String, String, Bool)] = [
        (".circle.fill", circle, true), (".circle", circle, false), (".square.fill", square, true),
        (".square", square, false), (".app.fill", square, true), (".app", square, false),
    ]

    /// One letter or a number of two digits, as in `a.circle`.
    private static func letters(_ base: Substring) -> Figure? {
        guard base.count == 1 || (base.count == 2 && base.allSatisfy(\.isNumber)),
            base.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        let text =
            "<text x=\"8\" y=\"13.2\" font-family=\"Inter, sans-serif\" font-weight=\"600\" "
            + "font-size=\"14.5\" text-anchor=\"middle\" fill=\"currentColor\">\(base.uppercased())</text>"
        let width: CGFloat = base.count == 1 ? 10 : 17
        return Figure(svg: text, box: CGRect(x: 8 - width / 2, y: 2.6, width: width, height: 10.6))
    }

    private static func enclosed(_ inner: Figure, in shape: String, isFilled: Bool) -> Figure {
        // 8.2 units leave the ring its distance; lines are thickened as the figure shrinks.
        let scale = min(8.2 / inner.box.width, 8.2 / inner.box.height, 0.8)
        let x = 8 - inner.box.midX * scale, y = 8 - inner.box.midY * scale
        let placed =
            "<g transform=\"translate(\(number(x)) \(number(y))) scale(\(number(scale)))\" "
            + "stroke=\"currentColor\" stroke-width=\"\(number(0.42 / scale))\">\(inner.svg)</g>"
        let outer = CGRect(x: 0.5, y: 0.5, width: 15, height: 15)
        // Measured: all symbols in a circle are 15 x 15 and reach 3 under the baseline.
        let size = SymbolTable.Size(width: 15, height: 15, below: 3)
        if isFilled {
            let hole =
                "<mask id=\"hole\"><rect width=\"16\" height=\"16\" fill=\"white\"/>"
                + "<g color=\"black\">\(placed)</g></mask>"
            return Figure(
                svg: "\(hole)<g mask=\"url(#hole)\" fill=\"currentColor\">\(shape)</g>", box: outer, size: size)
        }
        let ring = "<g fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.05\">\(shape)</g>"
        return Figure(svg: ring + placed, box: outer, size: size)
    }

    private static func slashed(_ base: Figure) -> Figure {
        let b = base.box
        let line = "M\(number(b.minX + 0.4)) \(number(b.minY + 0.4))L\(number(b.maxX - 0.4)) \(number(b.maxY - 0.4))"
        let hole =
            "<mask id=\"slash\"><rect x=\"-2\" y=\"-2\" width=\"20\" height=\"20\" fill=\"white\"/>"
            + "<path d=\"\(line)\" stroke=\"black\" stroke-width=\"3.2\"/></mask>"
        let stroke = "<path d=\"\(line)\" stroke=\"currentColor\" stroke-width=\"1.15\" stroke-linecap=\"round\"/>"
        return Figure(svg: "\(hole)<g mask=\"url(#slash)\">\(base.svg)</g>\(stroke)", box: b)
    }

    private static func badged(_ base: Figure, with sign: Figure?) -> Figure {
        let center = CGPoint(x: base.box.maxX - 2, y: sign == nil ? base.box.minY + 2.2 : base.box.maxY - 2)
        let radius: CGFloat = sign == nil ? 2.6 : 3.6
        let round = "cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
        let hole =
            "<mask id=\"badge\"><rect x=\"-3\" y=\"-3\" width=\"24\" height=\"24\" fill=\"white\"/>"
            + "<circle \(round) r=\"\(number(radius + 1))\" fill=\"black\"/></mask>"
        var svg = "\(hole)<g mask=\"url(#badge)\">\(base.svg)</g>"
        if let sign {
            let scale = radius * 1.5 / max(sign.box.width, sign.box.height)
            let x = center.x - sign.box.midX * scale, y = center.y - sign.box.midY * scale
            svg +=
                "<g transform=\"translate(\(number(x)) \(number(y))) scale(\(number(scale)))\" "
                + "stroke=\"currentColor\" stroke-width=\"\(number(0.5 / scale))\">\(sign.svg)</g>"
        } else {
            svg += "<circle \(round) r=\"\(number(radius))\" fill=\"currentColor\"/>"
        }
        let reach = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return Figure(svg: svg, box: base.box.union(reach))
    }

    private static func svg(_ drawing: SymbolDrawing) -> String {
        drawing.outlines.map { outline in
            switch outline.kind {
            case .fill: "<path fill=\"currentColor\" d=\"\(outline.data)\"/>"
            case .evenOdd: "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"\(outline.data)\"/>"
            case .stroke:
                "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.15\" stroke-linecap=\"round\" "
                    + "stroke-linejoin=\"round\" d=\"\(outline.data)\"/>"
            }
        }.joined()
    }

    /// At 13 points a unit is about a point, and a symbol about as large as a capital and its descender; symbols stand
    /// centred on the capitals.
    private static func naturalSize(of box: CGRect) -> SymbolTable.Size {
        func half(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
        let long = max(box.width, box.height), short = min(box.width, box.height)
        // Icons that are small in their square are wanted as large as others; lines stay lines.
        let scale = long < 12.5 && short * 2.5 > long ? 12.5 / long : 0.97
        let width = half(box.width * scale + 1), height = half(box.height * scale + 1)
        let middle = FontMetrics.system(size: 13).capHeight / 2
        return SymbolTable.Size(width: width, height: height, below: half(max(height / 2 - middle, 0)))
    }

    private static func image(_ figure: Figure, _ size: SymbolTable.Size) -> VectorImage {
        // Half a point of room on each side, as the measured frames have.
        let scale = min((size.width - 1) / figure.box.width, (size.height - 1) / figure.box.height)
        let width = size.width / scale, height = size.height / scale
        let view = [figure.box.midX - width / 2, figure.box.midY - height / 2, width, height].map(number)
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(size.width))\" "
            + "height=\"\(number(size.height))\" viewBox=\"\(view.joined(separator: " "))\">\(figure.svg)</svg>"
        return VectorImage(
            data: Data(svg.utf8), size: CGSize(width: size.width / 13, height: size.height / 13),
            baseline: (size.height - size.below) / 13)
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%.3f", value) }
}
