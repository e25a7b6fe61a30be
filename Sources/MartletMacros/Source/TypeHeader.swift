/// The beginning of a type declaration or an extension: what it is and of which type.
struct TypeHeader {
    /// struct, class, enum, actor, protocol, extension; nil for anything else.
    var keyword: String?
    var keywordIndex: Int
    /// The last component of the name.
    var name: String
    var modifiers: [String]
    /// The braces and what they hold.
    var members: Range<Int>?

    init(_ source: Source) {
        let all = 0..<source.tokens.count
        let head = DeclarationHead(source, all)
        modifiers = head.modifiers
        keywordIndex = head.end
        let keyword = source.text(head.end)
        name = ""
        guard ["struct", "class", "enum", "actor", "protocol", "extension"].contains(keyword) else { return }
        self.keyword = keyword
        var cursor = head.end + 1
        name = source.text(cursor)
        cursor += 1
        while source.text(cursor) == "." {
            name = source.text(cursor + 1)
            cursor += 2
        }
        while cursor < source.tokens.count {
            if source.text(cursor) == "{" {
                members = cursor..<source.indexAfterGroup(cursor)
                return
            }
            cursor = source.indexAfterGroup(cursor)
        }
    }
}
