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

    /// All names that have a drawing of their own, sorted.
    static var names: [String] {
        data.split(separator: "\n").filter { !$0.hasSuffix("|") }.compactMap { line in
            line.firstIndex(of: "|").map { String(line[..<$0]) }
        }.sorted()
    }

    /// What follows a name on its line. Costs a walk over the bytes of all lines, some ten microseconds: a dictionary of them
    /// takes a program's start a hundred times as long, and few programs ask for more than some symbols.
    private static func line(_ name: some StringProtocol) -> String? {
        let wanted = Array(name.utf8) + [UInt8(ascii: "|")]
        let found = data.utf8.withContiguousStorageIfAvailable { bytes -> String? in
            guard let base = bytes.baseAddress else { return nil }
            var start = 0
            while start < bytes.count {
                let rest = bytes.count - start
                let end =
                    memchr(base + start, Int32(UInt8(ascii: "\n")), rest).map {
                        UnsafeRawPointer($0) - UnsafeRawPointer(base)
                    }
                    ?? bytes.count
                if end - start >= wanted.count, memcmp(base + start, wanted, wanted.count) == 0 {
                    return String(decoding: bytes[start + wanted.count..<end], as: UTF8.self)
                }
                start = end + 1
            }
            return nil
        }
        return found ?? nil
    }

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
        line(name)?.split(separator: "|", omittingEmptySubsequences: false)
    }
}
