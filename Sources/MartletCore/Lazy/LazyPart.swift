import MartletGraph

/// The views of a lazy container as a tree: static parts, parts that change, and items that are made one at a time.
///
/// Walking along the tree makes what it meets; counting does not.
class LazyPart {
    unowned final var parent: LazyPart?

    /// What the part is made of, as far as it has been made.
    var children: [LazyPart] { [] }

    /// How many views the part stands for. Where that is only known once they are made, an estimate.
    var cellCount: Int { children.reduce(0) { $0 + $1.cellCount } }

    /// Whether cells before and after the part stand in different lines of a grid.
    var breaksLines: Bool { children.contains(where: \.breaksLines) }

    /// The first cell, or the last.
    func edgeCell(_ edge: LazyDirection) -> LazyCell? {
        let children = children
        for child in edge == .forward ? children : children.reversed() {
            if let cell = child.edgeCell(edge) { return cell }
        }
        return nil
    }

    /// The nearest cell behind (or before) a child.
    func cell(beyond child: LazyPart, _ direction: LazyDirection) -> LazyCell? {
        let children = children
        guard var index = children.firstIndex(where: { $0 === child }) else { return nil }
        while true {
            index += direction.rawValue
            guard children.indices.contains(index) else { return nil }
            if let cell = children[index].edgeCell(direction) { return cell }
        }
    }

    /// The cell at an index inside the part.
    func cell(at index: Int) -> LazyCell? {
        var index = index
        for child in children {
            let count = child.cellCount
            if index < count { return child.cell(at: index) }
            index -= count
        }
        return nil
    }

    /// How many cells stand before a child in the part; with `inLine`, without those that a line does not go on from.
    func cells(before child: LazyPart, inLine: Bool) -> (count: Int, isComplete: Bool) {
        var count = 0
        let children = children
        guard let index = children.firstIndex(where: { $0 === child }) else { return (0, false) }
        for other in children[..<index].reversed() {
            if inLine, other.breaksLines { return (count, true) }
            count += other.cellCount
        }
        return (count, false)
    }

    final func forEachCell(_ body: (LazyCell) -> Void) {
        if let cell = self as? LazyCell { return body(cell) }
        for child in children { child.forEachCell(body) }
    }

    /// The index of the first cell of the view with an id.
    func index(of id: AnyHashable) -> Int? {
        var before = 0
        for child in children {
            if let index = child.index(of: id) { return before + index }
            before += child.cellCount
        }
        return nil
    }

    /// Ends the items that pass `pass` has not needed.
    func release(before pass: Int) { for child in children { child.release(before: pass) } }
}

enum LazyDirection: Int {
    case forward = 1
    case backward = -1
}

/// What the parts of a lazy container have in common.
struct LazyContext {
    enum Role { case cell, header, footer }

    unowned let node: any LazyOwner
    var role = Role.cell
    var section: LazySection?
}

extension LazyPart {
    /// The part for a list. What watches for changes belongs to the current lifetime.
    static func make(_ list: ViewList, context: LazyContext) -> LazyPart {
        switch list {
        case .empty: LazyGroup([])
        case .element(let element): LazyCell(element, context: context)
        case .group(let lists): LazyGroup(lists.map { make($0, context: context) })
        case .dynamic(let dynamic): LazyDynamic(dynamic, context: context)
        case .lazy(let source): LazyItems(source, context: context)
        case .section(let section): LazySection(section, context: context)
        }
    }
}

/// Parts that never change.
class LazyGroup: LazyPart {
    private var parts: [LazyPart]

    init(_ parts: [LazyPart]) {
        self.parts = parts
        super.init()
        for part in parts { part.parent = self }
    }

    fileprivate func setParts(_ new: [LazyPart]) {
        parts = new
        for part in new { part.parent = self }
    }

    override var children: [LazyPart] { parts }
}

/// Header, content and footer.
final class LazySection: LazyGroup {
    init(_ list: SectionList, context: LazyContext) {
        super.init([])
        var inner = context
        inner.section = self
        let roles: [LazyContext.Role] = [.header, .cell, .footer]
        setParts(
            zip(list.parts, roles).map { list, role in
                inner.role = role
                return .make(list, context: inner)
            })
    }

    var header: LazyPart { children[0] }
    var footer: LazyPart { children[2] }
    override var breaksLines: Bool { true }
}

/// The items of a source.
final class LazyItems: LazyPart {
    let source: LazySource
    let context: LazyContext
    private let viewsPerItem: Int?
    /// The items that are left out.
    private var gaps = LazyGaps()

    init(_ source: LazySource, context: LazyContext) {
        self.source = source
        self.context = context
        viewsPerItem = source.viewsPerItem
        super.init()
        var isFirst = true
        _ = source.graph.effect {
            source.readStructure()
            if isFirst {
                isFirst = false
                return
            }
            let departed = source.departed
            source.departed = []
            for item in departed { context.node.depart(item) { item.end() } }
            context.node.structureDidChange()
        }
    }

    override var children: [LazyPart] { source.items.values.sorted { $0.index < $1.index } }

    func leaveOut(_ new: LazyGaps) {
        if gaps.isEmpty, new.isEmpty { return }
        gaps = new
        for item in Array(source.items.values) where gaps.run(around: item.index) != nil {
            source.items[item.index] = nil
            item.hasLeft = true
            context.node.depart(item) { item.end() }
        }
    }

    /// What one item counts that has not been made.
    private var assumedCount: Int {
        if let viewsPerItem { return viewsPerItem }
        if source.items.isEmpty { return 1 }
        let sum = source.items.values.reduce(0) { $0 + $1.cellCount }
        return max((sum + source.items.count / 2) / source.items.count, 1)
    }

    private func count(to index: Int) -> Int {
        let made = made(before: index)
        if let viewsPerItem { return made * viewsPerItem }
        let assumed = assumedCount
        return source.items.values.reduce(made * assumed) {
            $1.index < index ? $0 + $1.cellCount - assumed : $0
        }
    }

    override var cellCount: Int { count(to: source.count) }
    override var breaksLines: Bool { viewsPerItem == nil && source.items.values.contains { $0.content.breaksLines } }

    private func made(before index: Int) -> Int { index - gaps.count(below: index) }

    private func edgeCell(from start: Int, _ direction: LazyDirection) -> LazyCell? {
        var index = start
        while index >= 0, index < source.count {
            if !gaps.isEmpty, let run = gaps.run(around: index) {
                index = direction == .forward ? run.upperBound : run.lowerBound - 1
                continue
            }
            if let cell = source.item(at: index, in: self).edgeCell(direction) { return cell }
            index += direction.rawValue
        }
        return nil
    }

    override func edgeCell(_ edge: LazyDirection) -> LazyCell? {
        edgeCell(from: edge == .forward ? 0 : source.count - 1, edge)
    }

    override func cell(beyond child: LazyPart, _ direction: LazyDirection) -> LazyCell? {
        edgeCell(from: (child as! LazyItem).index + direction.rawValue, direction)
    }

    override func cell(at index: Int) -> LazyCell? {
        if let viewsPerItem {
            guard viewsPerItem > 0 else { return nil }
            let place = gaps.index(ofMade: index / viewsPerItem)
            return place < source.count ? source.item(at: place, in: self).cell(at: index % viewsPerItem) : nil
        }
        // Items that have been made count what they are, the others what is assumed.
        let assumed = assumedCount
        var next = 0
        var left = index
        for item in source.items.values.sorted(by: { $0.index < $1.index }) {
            let between = (made(before: item.index) - next) * assumed
            if left < between { break }
            left -= between
            let own = item.cellCount
            if left < own { return item.cell(at: left) }
            left -= own
            next = made(before: item.index) + 1
        }
        let place = min(gaps.index(ofMade: next + left / assumed), source.count - 1)
        guard place >= 0 else { return nil }
        if gaps.run(around: place) != nil { return edgeCell(from: place, .backward) }
        let item = source.item(at: place, in: self)
        return item.cell(at: min(left % assumed, max(item.cellCount - 1, 0))) ?? edgeCell(from: place, .forward)
    }

    override func cells(before child: LazyPart, inLine: Bool) -> (count: Int, isComplete: Bool) {
        let index = (child as! LazyItem).index
        if inLine, viewsPerItem == nil {
            let breaking = source.items.values.filter { $0.index < index && $0.content.breaksLines }
            if let last = breaking.map(\.index).max() { return (count(to: index) - count(to: last + 1), true) }
        }
        return (count(to: index), false)
    }

    override func index(of id: AnyHashable) -> Int? {
        if let index = source.index(of: id), gaps.run(around: index) == nil { return count(to: index) }
        // An item with several views may hold the id further in.
        for item in source.items.values {
            if let inner = item.content.index(of: id) { return count(to: item.index) + inner }
        }
        return nil
    }

    override func release(before pass: Int) {
        var (low, high) = (Int.max, Int.min)
        for item in source.items.values where item.pass == pass {
            low = min(low, item.index)
            high = max(high, item.index)
        }
        // Items without views before the first line and behind the last stay too: nobody else knows when they have some.
        let showsNone = low > high
        if !showsNone {
            var (first, last) = (low, high)
            while let item = source.items[first - 1], item.cellCount == 0 { first -= 1 }
            while let item = source.items[last + 1], item.cellCount == 0 { last += 1 }
            if first == 0 { low = first }
            if last == source.count - 1 { high = last }
        }
        for item in Array(source.items.values) {
            if item.pass == pass {
                if viewsPerItem != 1 { item.content.release(before: pass) }
            } else if item.cellCount > 0 || !showsNone && (item.index < low || item.index > high) {
                source.hide(item)
            }
        }
    }
}

/// A part that changes: a conditional, an AnyView, an explicit id.
final class LazyDynamic: LazyPart {
    private struct Entry {
        let item: DynamicViewList.Item
        let part: LazyPart
    }

    private let dynamic: DynamicViewList
    private var entries: [Entry] = []
    /// Those that have left and may come back.
    private var leaving: [Entry] = []

    init(_ dynamic: DynamicViewList, context: LazyContext) {
        self.dynamic = dynamic
        super.init()
        var isFirst = true
        _ = dynamic.graph.effect { [unowned self] in
            dynamic.readStructure()
            dynamic.graph.untracked { update(context) }
            if isFirst { isFirst = false } else { context.node.structureDidChange() }
        }
    }

    private func update(_ context: LazyContext) {
        for item in dynamic.takeDeparted() {
            guard let index = entries.firstIndex(where: { $0.item === item }) else { continue }
            leaving.append(entries[index])
            context.node.depart(entries[index].part) { [dynamic, weak self] in
                self?.leaving.removeAll { $0.item === item }
                dynamic.end(item)
            }
        }
        entries = dynamic.items.map { item in
            if let known = entries.first(where: { $0.item === item }) { return known }
            if let index = leaving.firstIndex(where: { $0.item === item }) {
                let entry = leaving.remove(at: index)
                context.node.comeBack(entry.part)
                return entry
            }
            let part = dynamic.graph.within(item.subgraph) { LazyPart.make(item.list, context: context) }
            part.parent = self
            return Entry(item: item, part: part)
        }
    }

    override var children: [LazyPart] { entries.map(\.part) }

    override func index(of id: AnyHashable) -> Int? {
        var before = 0
        for entry in entries {
            if case .item(id) = entry.item.instance.kind { return before }
            if let index = entry.part.index(of: id) { return before + index }
            before += entry.part.cellCount
        }
        return nil
    }
}
