/// One element of the accessibility tree as a plain value: what assistive tools are told of it.
package struct AccessibilityRecord: Equatable, Sendable {
    /// The number of an element: the same as long as its view is the same. 0 is the window's own.
    package typealias ID = UInt32

    package var id: ID
    package var parent: ID = 0
    package var children: [ID] = []
    package var role: AccessibilityRole
    /// Which part of the program's menus it is; they are no views.
    package var menuPart: MenuPart?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: AccessibilityTraits = []
    /// What a text shows, where it is another than the label.
    package var textContent: String?
    /// From 1; 0 where it is no heading of a level.
    package var headingLevel = 0
    package var states: Set<State> = []
    /// The layout frame in the window, in points.
    package var frame: CGRect
    package var actions: [AccessibilityActionKind] = []
    package var range: Range?
    package var text: Text?
    package var relations: [AccessibilityRelation: [ID]] = [:]

    package init(id: ID, role: AccessibilityRole, frame: CGRect) {
        self.id = id
        self.role = role
        self.frame = frame
    }

    package enum MenuPart: Hashable, Sendable {
        case bar, menu, item, checkItem
    }

    package enum State: Hashable, Sendable, CaseIterable {
        case enabled, selected, focused, focusable, modal
        /// Seen by the user: in sight, and behind nothing modal.
        case showing
        /// On or off, and which.
        case checkable, checked
    }

    package struct Range: Equatable, Sendable {
        package var current, minimum, maximum, step: Double
        package var canBeSet: Bool
    }

    package struct Text: Equatable, Sendable {
        package var string: String
        /// The end of the selection that moves, and the other one, in Characters.
        package var head, anchor: Int
        package var isEditable, isMultiline: Bool

        package var selection: Swift.Range<Int> { min(head, anchor)..<max(head, anchor) }
    }
}

/// The accessibility tree of a window as a plain value, with its elements found by number.
package struct AccessibilityRecords: Equatable, Sendable {
    package typealias ID = AccessibilityRecord.ID

    /// The window is number 0.
    package static let windowID: ID = 0

    package private(set) var byID: [ID: AccessibilityRecord]

    /// A window of a size, without elements.
    package init(windowSize: CGSize) {
        var window = AccessibilityRecord(id: 0, role: .window, frame: CGRect(origin: .zero, size: windowSize))
        window.states = [.enabled, .showing]
        byID = [0: window]
    }

    package var window: AccessibilityRecord { byID[0]! }

    package subscript(id: ID) -> AccessibilityRecord? {
        get { byID[id] }
        set { byID[id] = newValue }
    }

    /// The elements in reading order, each before those inside; the window first.
    package var inOrder: [AccessibilityRecord] {
        var result: [AccessibilityRecord] = []
        var pending: [ID] = [0]
        while let id = pending.popLast() {
            guard let record = byID[id] else { continue }
            result.append(record)
            pending += record.children.reversed()
        }
        return result
    }

    /// The innermost element that shows at a point of the window; the last of several beside one another.
    package func element(at point: CGPoint) -> ID? {
        func find(in id: ID) -> ID? {
            guard let record = byID[id] else { return nil }
            for child in record.children.reversed() {
                if let found = find(in: child) { return found }
            }
            return id != 0 && record.states.contains(.showing) && record.frame.contains(point) ? id : nil
        }
        return find(in: 0)
    }
}
