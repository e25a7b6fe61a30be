/// Finds the elements of a node tree.
///
/// What enters: nodes with `accessibility` and `accessibilityAdditions`. What leaves: elements in reading order, which
/// is the order of the tree unless a sort priority says otherwise. A modifier's additions go to the one element below
/// it; where there are several it makes a group around them, and where there is none an element of its own.
struct AccessibilityTree {
    /// The elements below `root`. Costs the size of the tree.
    static func elements(of root: ViewNode) -> [AccessibilityElement] {
        var tree = AccessibilityTree(root: root)
        return tree.walk(root, Surroundings(clip: CGRect(origin: .zero, size: root.size)))
    }

    private let root: ViewNode
    /// What is presented on top: behind it nothing shows.
    private let top: ViewNode?
    /// A node that can have the focus and that no element has been found for yet.
    private var focusNode: FocusNode?

    private init(root: ViewNode) {
        self.root = root
        top = root.host.presentations.top?.node
    }

    /// What is handed down.
    private struct Surroundings {
        var toRoot = CGAffineTransform.identity
        var opacity = 1.0
        var isLeaving = false
        /// The part of the root that can be seen.
        var clip: CGRect
        var isCovered = false
    }

    private mutating func walk(_ node: ViewNode, _ around: Surroundings) -> [AccessibilityElement] {
        var own = around
        own.toRoot = CGAffineTransform(translationX: node.origin.x, y: node.origin.y).concatenating(around.toRoot)
        own.isLeaving = around.isLeaving || node.isLeaving
        var inside = own
        inside.toRoot = node.contentTransform.concatenating(own.toRoot)
        inside.opacity *= node.presentedOpacity
        if let viewport = node as? any Viewport {
            inside.clip = inside.clip.overlap(viewport.visibleBounds.applying(own.toRoot))
        }
        let outerFocus = focusNode
        focusNode = nil
        defer { focusNode = focusNode ?? outerFocus }
        var elements: [AccessibilityElement] = []
        for child in node.children {
            if let top, node === root { inside.isCovered = child !== top }
            elements += walk(child, inside)
        }
        if elements.contains(where: { $0.sortPriority != 0 }) {
            elements = elements.enumerated()
                .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
                .map(\.element)
        }

        if let properties = node.accessibility {
            let element = make(node, properties, inside)
            (element.focusNode, focusNode) = (focusNode, nil)
            if properties.absorbsChildren {
                element.parts = elements
                // What is focused in a control is the control.
                element.focusNode = element.focusNode ?? elements.lazy.compactMap(\.focusNode).first
            } else {
                element.children = elements
            }
            elements = [element]
        }
        if let focus = node as? FocusNode, focus.canBecomeFocused {
            if elements.count == 1, elements[0].focusNode == nil {
                elements[0].focusNode = focus
            } else {
                focusNode = focus
            }
        }
        if let additions = node.accessibilityAdditions { elements = add(additions, to: elements, node, inside) }
        return elements
    }

    private func make(
        _ node: ViewNode, _ properties: AccessibilityProperties, _ around: Surroundings
    ) -> AccessibilityElement {
        let frame = CGRect(origin: .zero, size: node.size).applying(around.toRoot)
        let element = AccessibilityElement(node: node, properties: properties, frame: frame)
        element.opacity = around.opacity
        element.isLeaving = around.isLeaving
        element.isShowing = !around.isCovered && !frame.overlap(around.clip).isNull
        return element
    }

    private func add(
        _ additions: AccessibilityAdditions, to elements: [AccessibilityElement], _ node: ViewNode,
        _ around: Surroundings
    ) -> [AccessibilityElement] {
        if additions.isHidden == true {
            for element in elements.flatMap(\.all) { element.hide() }
        }
        let one: AccessibilityElement
        if elements.count == 1, additions.children == nil {
            // The modifier's node stands for the element from here on: it is what was described.
            let inner = elements[0]
            one = make(node, inner.properties, around)
            (one.children, one.parts, one.isHidden) = (inner.children, inner.parts, inner.isHidden)
            one.opacity = inner.opacity
            one.described = inner
            one.focusNode = inner.focusNode
            one.sortPriority = inner.sortPriority
        } else if additions.describesElement || additions.children != nil {
            one = make(node, AccessibilityProperties(role: elements.isEmpty ? .unknown : .group), around)
            switch additions.children {
            case .combine: one.parts = elements
            case .ignore:
                one.parts = elements
                for element in elements.flatMap(\.all) { element.hide() }
            case .contain, nil: one.children = elements
            }
            if additions.children == .combine { one.takeOver(elements) }
        } else {
            return elements
        }
        one.properties.add(additions)
        if let priority = additions.sortPriority { one.sortPriority = priority }
        if additions.isHidden == true { one.isHidden = true }
        return [one]
    }
}

extension AccessibilityElement {
    /// Becomes what several elements are together: with one control among them, that control.
    fileprivate func takeOver(_ elements: [AccessibilityElement]) {
        let controls = elements.filter { !$0.properties.actions.isEmpty }
        if controls.count == 1, let control = controls.first {
            properties.role = control.role
            properties.isEnabled = control.isEnabled
        } else if !elements.isEmpty, elements.allSatisfy({ $0.role == .staticText }) {
            properties.role = .staticText
        }
        properties.actions = elements.flatMap(\.properties.actions)
        let values = elements.compactMap(\.value)
        if !values.isEmpty { properties.value = values.joined(separator: ", ") }
        properties.traits = elements.reduce([]) { $0.union($1.traits) }
        let labels = elements.filter { !$0.isHidden }.compactMap(\.label)
        if !labels.isEmpty { properties.label = labels.joined(separator: ", ") }
    }
}

extension AccessibilityAdditions {
    /// Whether it says something that only an element can have.
    fileprivate var describesElement: Bool {
        label != nil || value != nil || identifier != nil || role != nil || hint != nil || !addedTraits.isEmpty
            || !actions.isEmpty || !links.isEmpty
    }
}

extension AccessibilityProperties {
    /// Takes over what a modifier says.
    fileprivate mutating func add(_ additions: AccessibilityAdditions) {
        if let label = additions.label { self.label = label }
        if let value = additions.value { self.value = value }
        if let identifier = additions.identifier { self.identifier = identifier }
        if let hint = additions.hint { self.hint = hint }
        if let role = additions.role { self.role = role }
        if let isSelected = additions.isSelected { self.isSelected = isSelected }
        traits = traits.union(additions.addedTraits)
            .intersection(.every.symmetricDifference(additions.removedTraits))
        if role == .unknown || role == .staticText || role == .group, let named = traits.role { role = named }
        actions += additions.actions
        links += additions.links
        if let headingLevel = additions.headingLevel { self.headingLevel = headingLevel }
    }
}

extension AccessibilityTraits {
    /// The role that a trait amounts to.
    fileprivate var role: AccessibilityRole? {
        if contains(.isButton) { return .button }
        if contains(.isHeader) { return .header }
        if contains(.isLink) { return .link }
        if contains(.isImage) { return .image }
        if contains(.isToggle) { return .switch }
        return nil
    }
}
