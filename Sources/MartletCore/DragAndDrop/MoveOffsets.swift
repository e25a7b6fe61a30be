extension MutableCollection {
    /// Moves the elements at some offsets, in their order, to before the element that is at `destination` now.
    /// - Complexity: O(*n*) in the length of the collection.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var before: [Element] = [], moved: [Element] = [], after: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var place = startIndex
        for element in before + moved + after {
            self[place] = element
            formIndex(after: &place)
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets.
    /// - Complexity: O(*n*) in the length of the collection.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var rest = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
        self = rest
    }
}
