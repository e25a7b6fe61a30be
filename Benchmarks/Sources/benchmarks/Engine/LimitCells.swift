/// The limit: values and rules in arrays. Which rules have to run after a write is known beforehand, so settling calls just
/// those, in order, and keeps no account of anything.
final class LimitCells: Cells {
    private struct Rule {
        var cell = 0
        var evaluate: Evaluation<Int>?
        var evaluateList: Evaluation<[Int]>?
        var run: (() -> Void)?
    }

    /// Generic, so that a closure of a generic type is kept in it without a thunk.
    private struct Evaluation<V> {
        let call: () -> V
    }

    private let values = UnsafeMutablePointer<Int>.allocate(capacity: 65536)
    private let lists = UnsafeMutablePointer<[Int]>.allocate(capacity: 8)
    private let rules = UnsafeMutablePointer<Rule>.allocate(capacity: 65536)
    private var valueCount = 0
    private var listCount = 0
    private var ruleCount = 0
    private var plans: [[Int]] = []

    init() {}

    isolated deinit {
        rules.deinitialize(count: ruleCount)
        lists.deinitialize(count: listCount)
        rules.deallocate()
        lists.deallocate()
        values.deallocate()
    }

    func signal(_ value: Int) -> Int {
        values[valueCount] = value
        valueCount += 1
        return valueCount - 1
    }

    func computed<V: Equatable>(_ evaluate: @escaping () -> V) -> Int {
        let evaluate = unsafeBitCast(Evaluation(call: evaluate), to: Evaluation<Int>.self)
        let cell = signal(evaluate.call())
        add(Rule(cell: cell, evaluate: evaluate))
        return cell
    }

    func computedList<V: Equatable>(_ evaluate: @escaping () -> V) -> Int {
        let evaluate = unsafeBitCast(Evaluation(call: evaluate), to: Evaluation<[Int]>.self)
        (lists + listCount).initialize(to: evaluate.call())
        listCount += 1
        add(Rule(cell: listCount - 1, evaluateList: evaluate))
        return listCount - 1
    }

    func effect(_ body: @escaping () -> Void) {
        body()
        add(Rule(run: body))
    }

    private func add(_ rule: Rule) {
        (rules + ruleCount).initialize(to: rule)
        ruleCount += 1
    }

    @inline(__always) func read(_ cell: Int) -> Int { values[cell] }
    @inline(__always) func read(_ list: Int, _ index: Int) -> Int { lists[list][index] }
    @inline(__always) func write(_ cell: Int, _ value: Int) { values[cell] = value }

    func settle(_ plan: Int) {
        if plan < plans.count, !plans[plan].isEmpty {
            for rule in plans[plan] { call(rule) }
        } else {
            for rule in 0..<ruleCount { call(rule) }
        }
    }

    func plan(_ plan: Int, _ rules: [Int]) {
        while plans.count <= plan { plans.append([]) }
        plans[plan] = rules
    }

    @inline(__always)
    private func call(_ index: Int) {
        let rule = rules + index
        if let evaluate = rule.pointee.evaluate {
            values[rule.pointee.cell] = evaluate.call()
        } else if let run = rule.pointee.run {
            run()
        } else if let evaluate = rule.pointee.evaluateList {
            lists[rule.pointee.cell] = evaluate.call()
        }
    }
}
