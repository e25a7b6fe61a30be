/// A format string with its specifiers found: `%@`, `%lld`, `%.1f`, `%2$@`, and `%%` for a percent sign.
struct LocalizedFormat {
    enum Piece: Equatable {
        case text(String)
        case argument(Int, specifier: String)
    }

    /// Stands for the first argument in `text`; the characters after it for the others. Private use, so no text has it.
    private static let firstMark: UInt32 = 0xF0000

    /// The format with one character for each specifier.
    let text: String
    /// Which argument each mark is, and how it is shown.
    private let marks: [(argument: Int, specifier: String)]

    init(_ format: String) {
        guard format.contains("%") else {
            text = format
            marks = []
            return
        }
        var text = "", marks: [(Int, String)] = [], next = 0
        var index = format.startIndex
        while index < format.endIndex {
            guard format[index] == "%" else {
                text.append(format[index])
                index = format.index(after: index)
                continue
            }
            let rest = format[format.index(after: index)...]
            if rest.first == "%" {
                text.append("%")
                index = rest.index(after: rest.startIndex)
                continue
            }
            guard let end = rest.firstIndex(where: { "@dDiuUxXoOfeEgGcCsSpaAF".contains($0) }),
                rest[..<end].allSatisfy({ $0.isNumber || "$+-# .'*lhqzjtL".contains($0) })
            else {
                text.append("%")
                index = rest.startIndex
                continue
            }
            var flags = rest[..<end]
            var argument = next
            if let dollar = flags.firstIndex(of: "$"), let number = Int(flags[..<dollar]) {
                argument = number - 1
                flags = flags[flags.index(after: dollar)...]
            } else {
                next += 1
            }
            text.unicodeScalars.append(Unicode.Scalar(Self.firstMark + UInt32(marks.count))!)
            marks.append((argument, "%" + flags + String(rest[end])))
            index = rest.index(after: end)
        }
        self.text = text
        self.marks = marks
    }

    /// A part of `text` with its marks taken apart.
    func pieces(of part: String) -> [Piece] {
        if marks.isEmpty { return [.text(part)] }
        var pieces: [Piece] = [], plain = String.UnicodeScalarView()
        for scalar in part.unicodeScalars {
            let mark = Int(scalar.value) - Int(Self.firstMark)
            guard marks.indices.contains(mark) else {
                plain.append(scalar)
                continue
            }
            if !plain.isEmpty { pieces.append(.text(String(plain))) }
            plain = String.UnicodeScalarView()
            pieces.append(.argument(marks[mark].argument, specifier: marks[mark].specifier))
        }
        if !plain.isEmpty { pieces.append(.text(String(plain))) }
        return pieces
    }
}
