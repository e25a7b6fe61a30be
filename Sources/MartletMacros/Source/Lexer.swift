/// Cuts source that the compiler has already accepted into tokens. It never fails: what it does not know is a symbol.
struct Lexer {
    private let bytes: [UInt8]
    private var position: Int
    private var startsLine = true
    private var tokens: [Token] = []

    /// The tokens of a text; comments and blanks are left out.
    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes: bytes, position: 0)
        while lexer.step() {}
        return lexer.tokens
    }

    private init(bytes: [UInt8], position: Int) {
        self.bytes = bytes
        self.position = position
    }

    private func byte(_ distance: Int = 0) -> UInt8? {
        let index = position + distance
        return bytes.indices.contains(index) ? bytes[index] : nil
    }

    private func has(_ text: StaticString, at distance: Int = 0) -> Bool {
        text.withUTF8Buffer { buffer in
            buffer.indices.allSatisfy { byte(distance + $0) == buffer[$0] }
        }
    }

    private mutating func add(_ kind: Token.Kind, from start: Int) {
        tokens.append(Token(kind: kind, range: start..<position, startsLine: startsLine))
        startsLine = false
    }

    /// Takes one token or one piece of trivia; false at the end.
    private mutating func step() -> Bool {
        guard let first = byte() else { return false }
        let start = position
        switch first {
        case 0x0A, 0x0D:
            startsLine = true
            position += 1
        case 0x20, 0x09, 0x0B, 0x0C:
            position += 1
        case UInt8(ascii: "/") where has("//"):
            while let next = byte(), next != 0x0A, next != 0x0D { position += 1 }
        case UInt8(ascii: "/") where has("/*"):
            skipBlockComment()
        case UInt8(ascii: "\""):
            skipString(pounds: 0)
            add(.literal, from: start)
        case UInt8(ascii: "#") where poundLiteral != nil:
            let pounds = poundLiteral!
            position += pounds
            if byte() == UInt8(ascii: "/") { skipRegex(pounds: pounds) } else { skipString(pounds: pounds) }
            add(.literal, from: start)
        case UInt8(ascii: "/") where beginsBareRegex:
            skipRegex(pounds: 0)
            add(.literal, from: start)
        case UInt8(ascii: "`"):
            position += 1
            while let next = byte(), next != UInt8(ascii: "`") { position += 1 }
            position = min(position + 1, bytes.count)
            add(.word, from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            add(.number, from: start)
        case let other where Lexer.isWord(other):
            while let next = byte(), Lexer.isWord(next) { position += 1 }
            add(.word, from: start)
        case let other where Lexer.isOperator(other):
            // The range operators begin with a dot and are taken below; a comment ends a run.
            while let next = byte(), Lexer.isOperator(next), !has("//"), !has("/*") { position += 1 }
            add(.symbol, from: start)
        case UInt8(ascii: ".") where byte(1) == UInt8(ascii: "."):
            while let next = byte(), next == UInt8(ascii: ".") || Lexer.isOperator(next) { position += 1 }
            add(.symbol, from: start)
        default:
            position += 1
            add(.mark, from: start)
        }
        return true
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                position += 2
            } else if has("*/") {
                depth -= 1
                position += 2
            } else {
                if byte() == 0x0A { startsLine = true }
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private mutating func skipNumber() {
        while let next = byte() {
            if Lexer.isWord(next) {
                let isExponent = next | 0x20 == UInt8(ascii: "e") || next | 0x20 == UInt8(ascii: "p")
                position += 1
                if isExponent, let sign = byte(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
                    byte(1).map({ (0x30...0x39).contains($0) }) == true
                {
                    position += 1
                }
            } else if next == UInt8(ascii: "."), byte(1).map({ (0x30...0x39).contains($0) }) == true {
                position += 1
            } else {
                return
            }
        }
    }

    /// How many `#` stand before a string or regular expression here.
    private var poundLiteral: Int? {
        var count = 0
        while byte(count) == UInt8(ascii: "#") { count += 1 }
        return byte(count) == UInt8(ascii: "\"") || byte(count) == UInt8(ascii: "/") ? count : nil
    }

    /// Three quotes with nothing behind them on the line: `#"""#` is a string of one quote.
    private var opensMultilineString: Bool {
        guard has("\"\"\"") else { return false }
        var ahead = 3
        while byte(ahead) == 0x20 || byte(ahead) == 0x09 { ahead += 1 }
        return byte(ahead) == 0x0A || byte(ahead) == 0x0D
    }

    private mutating func skipString(pounds: Int) {
        let quotes = opensMultilineString ? 3 : 1
        position += quotes
        while let next = byte() {
            if next == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
                position += 1 + pounds
                if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
            } else if next == UInt8(ascii: "\""), quotes == 1 || has("\"\"\""), hasPounds(pounds, at: quotes) {
                position += quotes + pounds
                return
            } else {
                position += 1
            }
        }
    }

    private func hasPounds(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }

    /// From the opening parenthesis to after the closing one; strings inside are skipped as strings.
    private mutating func skipInterpolation() {
        var inner = Lexer(bytes: bytes, position: position)
        var depth = 0
        repeat {
            let known = inner.tokens.count
            guard inner.step() else { break }
            guard inner.tokens.count > known, inner.tokens[known].kind == .mark else { continue }
            switch bytes[inner.tokens[known].range.lowerBound] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
        } while depth > 0
        position = inner.position
    }

    /// A slash begins a regular expression where an operand is due, and if it closes on the same line.
    private var beginsBareRegex: Bool {
        guard let next = byte(1), next != 0x20, next != 0x09, next != 0x0A else { return false }
        if let last = tokens.last {
            switch last.kind {
            case .number, .literal: return false
            case .word where !["return", "in", "case", "try", "await", "throw"].contains(text(last)): return false
            case .mark where [")", "]", "}", "."].contains(text(last)): return false
            case .symbol where last.range.upperBound == position: return false
            default: break
            }
        }
        var ahead = 1
        while let next = byte(ahead), next != 0x0A {
            if next == UInt8(ascii: "\\") { ahead += 1 } else if next == UInt8(ascii: "/") { return true }
            ahead += 1
        }
        return false
    }

    private func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    private mutating func skipRegex(pounds: Int) {
        position += 1
        while let next = byte() {
            if next == UInt8(ascii: "\\") {
                position += 2
            } else if next == UInt8(ascii: "/"), hasPounds(pounds, at: 1) {
                position += 1 + pounds
                return
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
        case 0x80...: true
        default: false
        }
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        "/=-+!*%<>&|^~?".utf8.contains(byte)
    }
}
