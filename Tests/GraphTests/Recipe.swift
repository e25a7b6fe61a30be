/// How one node of a ``RandomWorld`` is made, as data that both the graph and the naive evaluator follow.
struct Recipe {
    let id: Int
    let kind: Kind
    /// The ids of what it reads, in this order.
    let inputs: [Int]

    indirect enum Kind {
        /// A source with its first value.
        case source(Int)
        /// A source that only an effect writes.
        case target
        /// All inputs, weighted by their place.
        case sum
        /// Inputs until one is divisible by the number.
        case until(Int)
        /// The input that the first one points at.
        case choice
        /// A rule that keeps one of two sets of nodes alive, by whether its input is odd, and sums them.
        case parent([[Recipe]])
        /// Reads a node of a parent, then the parent, then another node of it: they may die on the way.
        case around(Int)
        /// An effect that notes the sum.
        case record
        /// An effect that also writes the sum to a target.
        case write(Int)
        /// An effect that also removes a group once the sum is 3.
        case remove(Int)
    }

    var hasValue: Bool { !isEffect }

    var isEffect: Bool {
        switch kind {
        case .record, .write, .remove: true
        default: false
        }
    }

    var isRule: Bool {
        switch kind {
        case .sum, .until, .choice, .parent, .around: true
        default: false
        }
    }

    /// The meaning of a recipe that is not a source, given how to read: nil stands for a node that is not alive.
    func value(_ read: (Int) -> Int?) -> Int {
        func value(_ id: Int) -> Int { read(id) ?? 0 }
        switch kind {
        case .source, .target: return 0
        case .sum, .record, .write, .remove: return Self.sum(inputs, value)
        case .until(let divisor):
            var sum = 0
            for input in inputs {
                let next = value(input)
                sum += next
                if next % divisor == 0 { break }
            }
            return sum % 7
        case .choice:
            return inputs.isEmpty ? 0 : value(inputs[value(inputs[0]) % inputs.count])
        case .parent(let children):
            let side = value(inputs[0]) % 2
            return (Self.sum(children[side].filter(\.hasValue).map(\.id), value) + side * 7)
        case .around(let parent):
            // Whether it is alive only the parent tells, so the first read must not count. It is an input all the same.
            _ = value(inputs[0])
            let middle = value(parent)
            return (value(inputs[0]) + 2 * middle + 3 * value(inputs[1])) % 7
        }
    }

    static func sum(_ inputs: [Int], _ value: (Int) -> Int) -> Int {
        var sum = 0
        for (place, input) in inputs.enumerated() { sum += (place + 1) * value(input) }
        return sum % 7
    }
}
