/// The attributes and modifiers that a declaration begins with.
struct DeclarationHead {
    struct Attribute {
        /// Without a module before it.
        var name: String
        /// From the `@` to the end of its arguments.
        var range: Range<Int>
    }

    private(set) var attributes: [Attribute] = []
    private(set) var modifiers: [String] = []
    /// The index of the keyword that follows.
    private(set) var end: Int

    init(_ source: Source, _ range: Range<Int>) {
        var cursor = range.lowerBound
        while cursor < range.upperBound {
            if source.text(cursor) == "@" {
                let start = cursor
                cursor += 2
                while source.text(cursor) == ".", cursor < range.upperBound { cursor += 2 }
                var name = source.text(cursor - 1)
                if cursor < range.upperBound, source.tokens[cursor].kind == .symbol, source.text(cursor).hasPrefix("<")
                {
                    var depth = 0
                    repeat {
                        depth += source.angleStep(cursor)
                        cursor += 1
                    } while depth > 0 && cursor < range.upperBound
                }
                // `@FocusState<Field?>.Binding`
                while source.text(cursor) == ".", cursor < range.upperBound {
                    name += "." + source.text(cursor + 1)
                    cursor += 2
                }
                // As in Swift 6: arguments follow without a blank.
                if source.text(cursor) == "(", cursor < range.upperBound,
                    source.tokens[cursor].range.lowerBound == source.tokens[cursor - 1].range.upperBound
                {
                    cursor = min(source.indexAfterGroup(cursor), range.upperBound)
                }
                attributes.append(Attribute(name: name, range: start..<cursor))
            } else if source.text(cursor) == "async", source.text(cursor + 1) == "let" {
                modifiers.append("async")
                cursor += 1
            } else if DeclarationHead.modifierNames.contains(source.text(cursor)) {
                // `class var x` has a modifier, `class C` has none.
                if source.text(cursor) == "class",
                    !["var", "let", "func", "subscript"].contains(source.text(cursor + 1))
                {
                    break
                }
                modifiers.append(source.text(cursor))
                cursor += 1
                if source.text(cursor) == "(", cursor < range.upperBound {
                    cursor = min(source.indexAfterGroup(cursor), range.upperBound)
                }
            } else {
                break
            }
        }
        end = min(cursor, range.upperBound)
    }

    private static let modifierNames: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak",
        "unowned",
        "override", "nonisolated", "mutating", "nonmutating", "dynamic", "optional", "required", "convenience",
        "indirect",
        "isolated", "distributed", "borrowing", "consuming", "prefix", "postfix", "infix",
    ]
}
