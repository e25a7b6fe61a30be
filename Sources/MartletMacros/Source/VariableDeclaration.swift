/// A `var` or `let` declaration, taken apart as far as macros ask.
struct VariableDeclaration {
    struct Binding {
        /// The name's token; the first of the pattern where it is no plain name.
        var name: Int
        var isPlainName: Bool
        var type: Range<Int>?
        var value: Range<Int>?
        /// The braces of `get`, `set` or observers.
        var accessors: Range<Int>?
        var isComputed = false
    }

    var head: DeclarationHead
    /// `var` or `let`.
    var keyword: Int
    var bindings: [Binding]
    var isLet: Bool

    /// Nil where the range holds some other declaration or a statement.
    init?(_ source: Source, _ range: Range<Int>) {
        head = DeclarationHead(source, range)
        keyword = head.end
        guard keyword < range.upperBound, ["var", "let"].contains(source.text(keyword)) else { return nil }
        isLet = source.text(keyword) == "let"
        bindings = []
        var cursor = keyword + 1
        while cursor < range.upperBound {
            bindings.append(VariableDeclaration.binding(source, &cursor, range.upperBound))
            guard cursor < range.upperBound, source.text(cursor) == "," else { break }
            cursor += 1
        }
        // In `var a, b: Int` the type belongs to both.
        for index in bindings.indices.reversed().dropFirst()
        where bindings[index].type == nil && bindings[index].value == nil {
            bindings[index].type = bindings[index + 1].type
        }
    }

    private static func binding(_ source: Source, _ cursor: inout Int, _ end: Int) -> Binding {
        var result = Binding(name: cursor, isPlainName: source.tokens[cursor].kind == .word)
        cursor = min(source.indexAfterGroup(cursor), end)
        if cursor < end, source.text(cursor) == ":" {
            let start = cursor + 1
            cursor = start
            var angles = 0
            while cursor < end {
                let text = source.text(cursor)
                if text == "{" || source.isEquals(cursor) || (text == "," && angles <= 0) { break }
                angles += source.angleStep(cursor)
                cursor = min(source.indexAfterGroup(cursor), end)
            }
            result.type = start..<cursor
        }
        if cursor < end, source.isEquals(cursor) {
            let start = cursor + 1
            cursor = start
            while cursor < end {
                if source.text(cursor) == ",", source.beginsBinding(cursor + 1) { break }
                if source.text(cursor) == "{", cursor > start, source.beginsObservers(cursor) { break }
                cursor = min(source.indexAfterGroup(cursor), end)
            }
            result.value = start..<cursor
        }
        if cursor < end, source.text(cursor) == "{" {
            let after = min(source.indexAfterGroup(cursor), end)
            result.accessors = cursor..<after
            result.isComputed = !source.beginsObservers(cursor)
            cursor = after
        }
        return result
    }
}

extension Source {
    fileprivate func isEquals(_ index: Int) -> Bool {
        tokens[index].kind == .symbol && text(index) == "="
    }

    /// After a comma: a name with a type or a value begins the next variable, anything else is still the expression.
    fileprivate func beginsBinding(_ index: Int) -> Bool {
        guard index + 1 < tokens.count, tokens[index].kind == .word else { return false }
        return text(index + 1) == ":" || text(index + 1) == "="
    }

    fileprivate func beginsObservers(_ brace: Int) -> Bool {
        let head = DeclarationHead(self, brace + 1..<tokens.count)
        return ["willSet", "didSet"].contains(text(head.end))
    }
}
