extension ForEachSource {
    var rangeOfNumbers: Range<Int>? {
        let value = value
        guard let range = value.data as? Range<Int>, ID.self == Int.self, let first = range.first else { return nil }
        let isPlain = value.id(at: 0) as? Int == first && value.id(at: range.count - 1) as? Int == range.last
        return isPlain ? range : nil
    }

    /// Two ranges of numbers are compared at once; otherwise this costs the number of ids, and more of them than
    /// `searchLimit` are not compared.
    func findRepeats(of earlier: [LazySource]) -> [Range<Int>] {
        watchesIDs = true
        var runs: [Range<Int>] = []
        var seen: Set<AnyHashable> = []
        let own = numbers
        for other in earlier {
            other.watchesIDs = true
            if let own, let numbers = other.numbers {
                let common = own.clamped(to: numbers)
                runs.append(common.lowerBound - own.lowerBound..<common.upperBound - own.lowerBound)
            } else if other.count + count + seen.count <= Self.searchLimit {
                other.forEachID { seen.insert($0) }
            }
        }
        if !seen.isEmpty {
            var index = 0
            forEachID { id in
                if seen.contains(id) { runs.append(index..<index + 1) }
                index += 1
            }
        }
        if let first = runs.first(where: { !$0.isEmpty }) { reportRepeat(id(at: first.lowerBound)) }
        return runs
    }

    private func reportRepeat(_ id: AnyHashable) {
        inputs.host.report(
            .duplicateID,
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id.base) occurs in an earlier section of the "
                + "lazy grid too, and its cell is left out. Give each element of the grid an id of its own.",
            at: inputs.instance)
    }
}
