/// Items of a source that are not made, as runs of indices, and the numbers of those between.
struct LazyGaps: Equatable {
    private var ranges: [Range<Int>] = []
    /// How many items stand in the runs before each.
    private var sums: [Int] = []

    /// Takes runs in any order; they may overlap.
    init(_ runs: [Range<Int>] = []) {
        var sum = 0
        for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) where !run.isEmpty {
            if let last = ranges.last, run.lowerBound <= last.upperBound {
                let longer = last.lowerBound..<max(last.upperBound, run.upperBound)
                sum += longer.count - last.count
                ranges[ranges.count - 1] = longer
            } else {
                ranges.append(run)
                sums.append(sum)
                sum += run.count
            }
        }
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// How many of the first `index` items are not made.
    func count(below index: Int) -> Int {
        let place = firstRange { $0.lowerBound >= index } - 1
        guard place >= 0 else { return 0 }
        return sums[place] + min(index, ranges[place].upperBound) - ranges[place].lowerBound
    }

    /// The run with an item.
    func run(around index: Int) -> Range<Int>? {
        let place = firstRange { $0.lowerBound > index } - 1
        return place >= 0 && ranges[place].contains(index) ? ranges[place] : nil
    }

    /// The index of an item that is made, from its number among those.
    func index(ofMade number: Int) -> Int {
        let place = firstIndex { ranges[$0].lowerBound - sums[$0] > number } - 1
        return place < 0 ? number : number + sums[place] + ranges[place].count
    }

    private func firstRange(_ isBehind: (Range<Int>) -> Bool) -> Int { firstIndex { isBehind(ranges[$0]) } }

    private func firstIndex(_ isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
