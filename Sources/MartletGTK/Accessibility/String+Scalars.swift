#if GTK
extension String {
    /// How many Unicode scalars are before a Character. AT-SPI counts scalars, text fields count Characters.
    func scalarOffset(ofCharacter offset: Int) -> Int {
        let end = index(startIndex, offsetBy: Swift.max(offset, 0), limitedBy: endIndex) ?? endIndex
        return unicodeScalars.distance(from: startIndex, to: end)
    }

    /// The Character that a scalar belongs to; `roundingUp`, the first that begins there or later.
    func characterOffset(ofScalar offset: Int, roundingUp: Bool = false) -> Int {
        let place = unicodeScalars.index(startIndex, offsetBy: Swift.max(offset, 0), limitedBy: endIndex) ?? endIndex
        var count = 0
        var index = startIndex
        while index < place {
            self.formIndex(after: &index)
            count += 1
        }
        return index > place && !roundingUp ? count - 1 : count
    }

    /// The Characters that some scalars are part of.
    func characters(ofScalars range: Range<Int>) -> Range<Int> {
        let start = characterOffset(ofScalar: range.lowerBound)
        return start..<Swift.max(start, characterOffset(ofScalar: range.upperBound, roundingUp: true))
    }

    /// Some scalars, held within the text; a negative end is the end of the text.
    func scalars(_ start: Int, _ end: Int) -> String {
        let all = unicodeScalars
        let count = all.count
        let upper = end < 0 ? count : Swift.min(end, count), lower = Swift.min(Swift.max(start, 0), upper)
        let from = all.index(all.startIndex, offsetBy: lower), to = all.index(all.startIndex, offsetBy: upper)
        return String(all[from..<to])
    }
}
#endif
