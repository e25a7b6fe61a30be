/// Directions by letters alone, without Unicode's full algorithm: Hebrew and Arabic letters run right to left, digits and
/// Latin letters left to right, all else goes with what is around it.
enum SimpleDirection {
    static func assignLevels(
        _ clusters: inout [ShapedText.Cluster], _ characters: [Character], base: LayoutDirection
    ) {
        let strong = characters.map(direction)
        guard base == .rightToLeft || strong.contains(.rightToLeft) else { return }
        var start = 0
        while start < clusters.count {
            var end = start
            while end < clusters.count, clusters[end].kind != .newline { end += 1 }
            let first = strong[start..<end].first { $0 != nil } ?? nil
            let isRightToLeft = (first ?? base) == .rightToLeft
            let outer: UInt8 = isRightToLeft ? 1 : 0
            var index = start
            while index < end {
                // A neutral takes its neighbours' side if they agree, else the paragraph's.
                var side = strong[index]
                if side == nil {
                    let before = strong[start..<index].last { $0 != nil } ?? nil
                    let after = strong[index..<end].first { $0 != nil } ?? nil
                    side = before == after ? before : nil
                }
                switch side {
                case .leftToRight?: clusters[index].level = isRightToLeft ? 2 : 0
                case .rightToLeft?: clusters[index].level = 1
                case nil: clusters[index].level = outer
                }
                index += 1
            }
            if end < clusters.count { clusters[end].level = outer }
            start = end + 1
        }
    }

    /// The direction of a character that has one of its own.
    private static func direction(_ character: Character) -> LayoutDirection? {
        WritingDirection.strong(character)
    }
}
