import Foundation

/// One symbol's drawing on a square of 16 units, and its size in a line of text.
struct SymbolDrawing {
    struct Outline {
        enum Kind: Character {
            case fill = "f"
            case evenOdd = "e"
            case stroke = "s"
        }

        var kind: Kind
        /// SVG path data.
        var data: Substring
    }

    /// Of the ink.
    var box: CGRect
    var outlines: [Outline]
}

/// The drawings by name, read from one text when first asked for.
enum SymbolTable {
    /// Width, height and reach under the baseline at 13 points, in points.
    struct Size {
        var width: CGFloat
        var height: CGFloat
        var below: CGFloat
    }

    /// The lines of `data` by name; a line is taken apart when its symbol is asked for.
    private static let lines: [Substring: Substring] = {
        var lines: [Substring: Substring] = [:]
        for line in data.split(separator: "\n") {
            guard let bar = line.firstIndex(of: "|") else { continue }
            lines[line[..<bar]] = line[line.index(after: bar)...]
        }
        return lines
    }()

    /// All names that have a drawing of their own, sorted.
    static var names: [String] { lines.filter { !$0.value.hasSuffix("|") }.map { String($0.key) }.sorted() }

    static func drawing(_ name: some StringProtocol) -> SymbolDrawing? {
        guard let parts = parts(name), parts.count == 3, !parts[2].isEmpty else { return nil }
        let box = parts[0].split(separator: " ").compactMap { Double($0) }
        guard box.count == 4 else { return nil }
        let outlines = parts[2].split(separator: ";").compactMap { path -> SymbolDrawing.Outline? in
            guard let first = path.first, let kind = SymbolDrawing.Outline.Kind(rawValue: first) else { return nil }
            return SymbolDrawing.Outline(kind: kind, data: path.dropFirst())
        }
        return SymbolDrawing(box: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), outlines: outlines)
    }

    /// The measured size, if it was measured.
    static func size(_ name: some StringProtocol) -> Size? {
        guard let parts = parts(name), parts.count == 3 else { return nil }
        let numbers = parts[1].split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 3 else { return nil }
        return Size(width: numbers[0], height: numbers[1], below: numbers[2])
    }

    private static func parts(_ name: some StringProtocol) -> [Substring]? {
        lines[Substring(name)]?.split(separator: "|", omittingEmptySubsequences: false)
    }
}
