extension AccessibilityRecords {
    /// The steps that make `new` of this tree, in an order in which they can be taken one by one: what goes, what
    /// ends, what begins, where it comes, what is another. Empty for equal trees. Costs the size of both.
    package func changes(to new: AccessibilityRecords) -> [AccessibilityChange] {
        var removals: [AccessibilityChange] = []
        var ends: [AccessibilityChange] = []
        var begins: [AccessibilityChange] = []
        var insertions: [AccessibilityChange] = []
        var aspects: [AccessibilityChange] = []
        for record in inOrder where new[record.id] == nil { ends.append(.ended(record.id)) }
        for record in new.inOrder {
            let old = self[record.id]
            if old == nil {
                var alone = record
                (alone.parent, alone.children) = (0, [])
                begins.append(.began(alone))
            }
            let (gone, come) = Self.moves(from: old?.children ?? [], to: record.children)
            for (index, child) in gone { removals.append(.removed(child, parent: record.id, index: index)) }
            for (index, child) in come { insertions.append(.inserted(child, parent: record.id, index: index)) }
            if let old { aspects += old.aspects(differingIn: record).map { .changed(record.id, $0) } }
        }
        return removals + ends + begins + insertions + aspects
    }

    /// Takes a step. One that does not fit the tree changes nothing.
    package mutating func apply(_ change: AccessibilityChange) {
        switch change {
        case .removed(let child, let parent, let index):
            guard let children = self[parent]?.children, children.indices.contains(index), children[index] == child
            else { return }
            self[parent]!.children.remove(at: index)
        case .ended(let id): self[id] = nil
        case .began(let record): self[record.id] = record
        case .inserted(let child, let parent, let index):
            guard let count = self[parent]?.children.count, index <= count, self[child] != nil else { return }
            self[parent]!.children.insert(child, at: index)
            self[child]!.parent = parent
        case .changed(let id, let aspect): self[id]?.apply(aspect)
        }
    }

    /// What leaves a list, the last first, and what then comes into it, the first first. As many stay as can without
    /// changing their order.
    private static func moves(from old: [ID], to new: [ID]) -> (gone: [(Int, ID)], come: [(Int, ID)]) {
        if old == new { return ([], []) }
        let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
        let staying = longestRising(old.compactMap { places[$0] })
        let kept = Set(staying.map { new[$0] })
        let gone = old.enumerated().filter { !kept.contains($0.element) }.reversed()
        let come = new.enumerated().filter { !kept.contains($0.element) }
        return (gone.map { ($0.offset, $0.element) }, come.map { ($0.offset, $0.element) })
    }

    /// The longest part of a list that rises, by patience sorting: n log n.
    private static func longestRising(_ list: [Int]) -> [Int] {
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: list.count)
        for (index, value) in list.enumerated() {
            var low = 0, high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if list[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = tails[low - 1] }
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var result: [Int] = []
        var index = tails.last ?? -1
        while index >= 0 {
            result.append(list[index])
            index = before[index]
        }
        return result.reversed()
    }
}

extension AccessibilityRecord {
    /// What of the element differs in `new`, without its place.
    fileprivate func aspects(differingIn new: AccessibilityRecord) -> [AccessibilityChange.Aspect] {
        var same = self
        (same.parent, same.children) = (new.parent, new.children)
        if same == new { return [] }
        var result: [AccessibilityChange.Aspect] = []
        if role != new.role { result.append(.role(new.role)) }
        if menuPart != new.menuPart { result.append(.menuPart(new.menuPart)) }
        if label != new.label { result.append(.label(new.label)) }
        if hint != new.hint { result.append(.hint(new.hint)) }
        if identifier != new.identifier { result.append(.identifier(new.identifier)) }
        if traits != new.traits { result.append(.traits(new.traits)) }
        if textContent != new.textContent { result.append(.textContent(new.textContent)) }
        if headingLevel != new.headingLevel { result.append(.headingLevel(new.headingLevel)) }
        if actions != new.actions { result.append(.actions(new.actions)) }
        if relations != new.relations { result.append(.relations(new.relations)) }
        if frame != new.frame { result.append(.frame(new.frame)) }
        result += textAspects(differingIn: new)
        if value != new.value { result.append(.value(new.value)) }
        if range != new.range { result.append(.range(new.range)) }
        // What is lost before what is won: the focus leaves before it comes.
        for state in State.allCases where states.contains(state) && !new.states.contains(state) {
            result.append(.state(state, false))
        }
        for state in State.allCases where !states.contains(state) && new.states.contains(state) {
            result.append(.state(state, true))
        }
        return result
    }

    private func textAspects(differingIn new: AccessibilityRecord) -> [AccessibilityChange.Aspect] {
        if text == new.text { return [] }
        guard let old = text, let now = new.text, old.isEditable == now.isEditable, old.isMultiline == now.isMultiline
        else { return [.text(new.text)] }
        var result: [AccessibilityChange.Aspect] = []
        if let edit = AccessibilityTextEdit(from: old.string, to: now.string) { result.append(.edited(edit)) }
        if old.head != now.head || old.anchor != now.anchor {
            result.append(.selection(head: now.head, anchor: now.anchor))
        }
        return result
    }

    fileprivate mutating func apply(_ aspect: AccessibilityChange.Aspect) {
        switch aspect {
        case .role(let new): role = new
        case .menuPart(let new): menuPart = new
        case .label(let new): label = new
        case .value(let new): value = new
        case .hint(let new): hint = new
        case .identifier(let new): identifier = new
        case .traits(let new): traits = new
        case .textContent(let new): textContent = new
        case .headingLevel(let new): headingLevel = new
        case .state(let state, true): states.insert(state)
        case .state(let state, false): states.remove(state)
        case .frame(let new): frame = new
        case .actions(let new): actions = new
        case .range(let new): range = new
        case .relations(let new): relations = new
        case .text(let new): text = new
        case .edited(let edit):
            let new = edit.applied(to: text?.string ?? "")
            text?.string = new
        case .selection(let head, let anchor):
            text?.head = head
            text?.anchor = anchor
        }
    }
}
