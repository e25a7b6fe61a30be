extension Source {
    /// Cuts a range of tokens (a body without its braces) into statements or members, by the rule that Swift's own line
    /// breaks follow: a new line begins a new statement unless one of its neighbours shows that it goes on.
    func statements(in range: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = range.lowerBound
        var cursor = start
        while cursor < range.upperBound {
            if text(cursor) == ";" {
                if start < cursor { result.append(start..<cursor) }
                cursor += 1
                start = cursor
                continue
            }
            if cursor > start, tokens[cursor].startsLine, breaksStatement(before: cursor, start: start) {
                result.append(start..<cursor)
                start = cursor
            }
            cursor = min(indexAfterGroup(cursor), range.upperBound)
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    private func breaksStatement(before index: Int, start: Int) -> Bool {
        let next = text(index)
        let last = text(index - 1)
        if isDirective(start) || isDirective(index) { return true }
        // Angle brackets that are broken over lines.
        if last.hasSuffix("<") || next.hasPrefix(">") { return false }
        let closesAngles = tokens[index - 1].startsLine && last.allSatisfy { ">?!".contains($0) }
        if tokens[index - 1].kind == .symbol, !isPostfix(index - 1), !closesAngles { return false }
        if [",", ".", ":", "@", "#"].contains(last) { return false }
        // `case await` names a case.
        if Source.wordsBefore.contains(last), index - 1 == start || !["case", "."].contains(text(index - 2)) {
            return false
        }
        if onlyAttributesAndModifiers(start..<index) { return false }
        if [".", "{", ",", ":"].contains(next) { return false }
        // `async` is an effect here, unless it begins `async let` or a call.
        if Source.wordsAfter.contains(next), next != "async" || !["(", "let"].contains(text(index + 1)) {
            return false
        }
        if tokens[index].kind == .symbol, !isPrefix(index) { return false }
        return true
    }

    private static let wordsBefore: Set = [
        "as", "is", "in", "return", "try", "await", "throw", "else", "where", "func", "var", "let", "struct", "class",
        "enum",
        "protocol", "extension", "typealias", "case", "if", "guard", "for", "while", "switch", "repeat", "do",
    ]

    private static let wordsAfter: Set = ["as", "is", "else", "catch", "where", "throws", "rethrows", "async"]

    /// `#if` and its like go to the end of the line.
    func isDirective(_ index: Int) -> Bool {
        text(index) == "#" && tokens[index].startsLine && ["if", "elseif", "else", "endif"].contains(text(index + 1))
    }

    private func isPostfix(_ index: Int) -> Bool {
        let hasBlankBefore = index == 0 || tokens[index - 1].range.upperBound < tokens[index].range.lowerBound
        return !hasBlankBefore
    }

    private func isPrefix(_ index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
    }

    /// Whether nothing but attributes and modifiers has been seen, so that the declaration is still to come.
    private func onlyAttributesAndModifiers(_ range: Range<Int>) -> Bool {
        DeclarationHead(self, range).end == range.upperBound
    }
}
