/// Reads the accessibility tree of a host for assistive tools, and does what they ask for.
///
/// It computes nothing until it is asked. Between two updates of the views the same answer is given again.
package final class AccessibilityReader {
    package typealias ID = AccessibilityRecord.ID

    private let host: ViewHost
    private var elements: [ID: AccessibilityElement] = [:]
    private var known: AccessibilityRecords?
    /// What the known tree was read after: an update, and a move of the focus.
    private var knownStamp = (-1, ID(0))
    /// How often the tree was computed.
    package private(set) var readings = 0

    package init(_ host: ViewHost) { self.host = host }

    /// The views may be others, or stand elsewhere: the next question looks anew. Costs nothing.
    package func forget() {
        guard known != nil else { return }
        known = nil
        elements = [:]
    }

    /// The tree now, with what waits for an update taken in. Costs the size of the tree, the first time after an update.
    package func records() -> AccessibilityRecords {
        if host.needsUpdate { host.flush() }
        let stamp = (host.updateNumber, host.input.focused?.id ?? 0)
        // Views that have ended are no elements any more, known or not.
        if host.hasEnded { forget() } else if let known, knownStamp == stamp { return known }
        readings += 1
        elements = [:]
        var records = AccessibilityRecords(windowSize: host.rootSize)
        if !host.hasEnded {
            host.onDeepStack {
                var links: [AccessibilityLink: [ID]] = [:]
                records[0]!.children = add(AccessibilityTree.elements(of: host.rootNode), 0, &records, &links)
                if !links.isEmpty { relate(links, &records) }
            }
        }
        known = records
        knownStamp = stamp
        return records
    }

    private func add(
        _ list: [AccessibilityElement], _ parent: ID, _ records: inout AccessibilityRecords,
        _ links: inout [AccessibilityLink: [ID]]
    ) -> [ID] {
        var ids: [ID] = []
        for element in list where !element.isHidden && !element.isLeaving && element.opacity > 0 {
            let id = element.node.id
            guard elements.updateValue(element, forKey: id) == nil else { continue }
            ids.append(id)
            for link in element.properties.links { links[link, default: []].append(id) }
            var record = AccessibilityRecord(element)
            record.parent = parent
            record.children = add(element.children, id, &records, &links)
            records[id] = record
        }
        return ids
    }

    private func relate(_ links: [AccessibilityLink: [ID]], _ records: inout AccessibilityRecords) {
        for (link, ids) in links {
            let (relation, link) = link.others
            guard let others = links[link] else { continue }
            for id in ids {
                let targets = others.filter { $0 != id }
                guard !targets.isEmpty else { continue }
                records[id]!.relations[relation, default: []] += targets
                // A name that stands elsewhere in the window.
                if relation == .labelledBy, records[id]!.label == nil {
                    records[id]!.label = targets.compactMap { records[$0]?.label }.joined(separator: ", ")
                }
            }
        }
        for id in links.values.joined() {
            for (relation, targets) in records[id]!.relations {
                records[id]!.relations[relation] = Array(Set(targets)).sorted()
            }
        }
    }

    // MARK: What tools ask for. All answer false where the element is no more or lets nothing of the kind be done.

    private func element(_ id: ID) -> AccessibilityElement? {
        _ = records()
        return elements[id]
    }

    private func act(_ body: @escaping () -> Void) -> Bool {
        host.input.handle(body)
        forget()
        host.onNeedsUpdate?()
        return true
    }

    /// Performs an action of the element, as it was named in its record.
    package func perform(_ kind: AccessibilityActionKind, on id: ID) -> Bool {
        guard let element = element(id), element.properties.actions.contains(where: { $0.kind == kind }) else {
            return false
        }
        return act { _ = element.perform(kind) }
    }

    /// Moves the focus to the element.
    package func focus(_ id: ID) -> Bool {
        guard let target = element(id)?.focusNode, target.canBecomeFocused, host.input.isReachable(target) else {
            return false
        }
        return act { [host] in host.input.setFocus(target) }
    }

    package func set(_ value: Double, of id: ID) -> Bool {
        guard value.isFinite, let element = element(id), element.isEnabled, let set = element.properties.range?.set
        else { return false }
        return act { set(value) }
    }

    /// Puts a string in place of some characters of the element's text.
    package func replace(_ range: Range<Int>, with string: String, in id: ID) -> Bool {
        guard let element = element(id), element.isEnabled, let replace = element.properties.text?.replace else {
            return false
        }
        return act { replace(range, string) }
    }

    package func select(anchor: Int, head: Int, in id: ID) -> Bool {
        guard let element = element(id), element.isEnabled, let select = element.properties.text?.select else {
            return false
        }
        return act { select(anchor, head) }
    }

    /// Scrolls until the element is in sight, as far as the scroll views around it go.
    package func reveal(_ id: ID) -> Bool {
        guard let element = element(id) else { return false }
        return act { [host] in host.reveal(element.node) }
    }

    // MARK: Letters

    /// The frame in the window of some characters of the element's text; nil where that is not known.
    package func frame(of range: Range<Int>, in id: ID) -> CGRect? {
        guard let (node, _) = letters(of: id) else { return nil }
        let layout = node.layout
        var frame = layout.caretRect(at: range.lowerBound)
        for rect in layout.rects(for: range) { frame = frame.width == 0 ? rect : frame.union(rect) }
        let origin = node.linesOrigin
        return frame.offsetBy(dx: origin.x, dy: origin.y).applying(node.transformToRoot)
    }

    /// The insertion point that is nearest to a point of the window.
    package func position(at point: CGPoint, in id: ID) -> Int? {
        guard let (node, _) = letters(of: id) else { return nil }
        let place = point.applying(node.transformToRoot.inverted()), origin = node.linesOrigin
        return node.layout.offset(at: CGPoint(x: place.x - origin.x, y: place.y - origin.y))
    }

    /// The characters of each line of the element's text.
    package func lines(of id: ID) -> [Range<Int>]? { letters(of: id)?.0.layout.lines.map(\.range) }

    /// The stretches of the element's text that look alike: how many characters each has, and how they look.
    package func runs(of id: ID) -> [TextRun]? { letters(of: id)?.0.layout.request.runs }

    private func letters(of id: ID) -> (any TextShowing, String)? {
        guard let element = element(id) else { return nil }
        let string = element.properties.text?.string ?? element.textContent ?? element.label ?? ""
        var pending: [ViewNode] = [element.node]
        while let node = pending.popLast() {
            if let text = node as? any TextShowing, text.string == string { return (text, string) }
            pending += node.children.reversed()
        }
        return nil
    }
}

extension AccessibilityRecord {
    fileprivate init(_ element: AccessibilityElement) {
        self.init(id: element.node.id, role: element.role, frame: element.frame)
        let properties = element.properties
        label = element.label ?? element.title
        value = properties.value
        hint = properties.hint
        identifier = properties.identifier
        traits = properties.traits
        if let text = properties.textContent, text != label { textContent = text }
        headingLevel = properties.headingLevel
        actions = properties.actions.reduce(into: []) { if !$0.contains($1.kind) { $0.append($1.kind) } }
        range = properties.range.map {
            Range(
                current: $0.current, minimum: $0.minimum, maximum: $0.maximum, step: $0.step,
                canBeSet: $0.set != nil && properties.isEnabled)
        }
        text = properties.text.map {
            Text(
                string: $0.string, head: $0.head, anchor: $0.anchor,
                isEditable: $0.replace != nil && properties.isEnabled, isMultiline: $0.isMultiline)
        }
        if properties.isEnabled { states.insert(.enabled) }
        if element.isSelected { states.insert(.selected) }
        if element.isFocused || element.focusNode?.isFocused == true { states.insert(.focused) }
        if element.focusNode?.canBecomeFocused == true { states.insert(.focusable) }
        if element.isShowing { states.insert(.showing) }
        if traits.contains(.isModal) { states.insert(.modal) }
        if role == .checkBox || role == .switch || role == .radioButton {
            states.insert(.checkable)
            if properties.value == "1" || role == .radioButton && element.isSelected { states.insert(.checked) }
        }
    }
}
