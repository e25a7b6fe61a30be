import MartletCore
import MartletDrawing

/// What a user sees, and what assistive technology is told.
extension Harness {
    /// The visible texts in reading order, also those in buttons and what fields contain.
    public var texts: [String] {
        flush()
        return Finding(host).all.filter(Finding.isVisible).compactMap(\.textContent)
    }

    /// Whether something visible has that name.
    public func exists(_ target: some HarnessTarget) -> Bool { count(target) > 0 }

    /// How many visible elements have that name.
    public func count(_ target: some HarnessTarget) -> Int {
        flush()
        return Finding(host).elements(target.target).count
    }

    /// The target's layout frame in root coordinates, in points, not rounded, as a GeometryReader's `.global` would say.
    public func frame(_ target: some HarnessTarget) throws -> CGRect {
        try find(target.target, for: "frame of").frame
    }

    /// The accessibility value.
    public func value(_ target: some HarnessTarget) throws -> String? {
        try find(target.target, for: "value of").value
    }

    /// The accessibility label.
    public func label(_ target: some HarnessTarget) throws -> String? {
        try find(target.target, for: "label of").label
    }

    public func isEnabled(_ target: some HarnessTarget) throws -> Bool {
        let finding = try find(target.target, for: "isEnabled of")
        return finding.isEnabled
    }

    public func isFocused(_ target: some HarnessTarget) throws -> Bool {
        try find(target.target, for: "isFocused of").isFocused
    }

    public func isSelected(_ target: some HarnessTarget) throws -> Bool {
        try find(target.target, for: "isSelected of").isSelected
    }

    /// The size of the content itself, in points: not that of the room around it.
    public var size: CGSize {
        flush()
        return host.contentSize
    }

    /// What assistive technology is told, as a value that prints as text.
    public var accessibility: AccessibilitySnapshot {
        flush()
        return host.accessibilitySnapshot
    }

    /// The picture as text: one line for each item.
    public var displayList: String { "\(headless.frame())" }

    /// The nodes with their frames, and the views that they belong to, as text.
    public var tree: String {
        flush()
        return host.treeDescription
    }

    /// How visible the target is now, from 0 to 1, mid-animation; also while it leaves.
    public func opacity(_ target: some HarnessTarget) throws -> Double {
        try presented(target.target, for: "opacity of").node.opacityInRoot
    }

    /// Where the target is drawn now in root coordinates, mid-animation; also while it leaves.
    public func presentedFrame(_ target: some HarnessTarget) throws -> CGRect {
        try presented(target.target, for: "presented frame of").node.presentedFrame
    }

    // MARK: Finding

    /// The visible element that a target names: the first of several.
    func find(_ target: Target, for act: String) throws -> AccessibilityElement {
        flush()
        let finding = Finding(host)
        if case .point(let point) = target {
            guard let element = element(at: point, in: finding) else { throw failure(act, target, .absent) }
            return element
        }
        if let element = finding.elements(target).first { return element }
        throw failure(act, target, reasonForAbsence(of: target, in: finding))
    }

    private func presented(_ target: Target, for act: String) throws -> AccessibilityElement {
        flush()
        let finding = Finding(host)
        // What stays is meant before what leaves under the same name.
        if let element = finding.elements(target, isPresent: { !$0.isLeaving }).first { return element }
        if let element = finding.elements(target, isPresent: { _ in true }).first { return element }
        throw failure(act, target, reasonForAbsence(of: target, in: finding))
    }

    private func reasonForAbsence(of target: Target, in finding: Finding) -> Failure.Reason {
        if let hidden = finding.elements(target, isPresent: { _ in true }).first {
            return .hidden(hidden.isLeaving ? "it is on its way out" : "it is transparent")
        }
        if case .one(let inner, _) = target {
            let count = finding.elements(inner).count
            if count > 0 { return .outOfRange(count: count) }
        }
        return .absent
    }

    /// The innermost element around what is hit at a point.
    func element(at point: CGPoint, in finding: Finding) -> AccessibilityElement? {
        guard let hit = host.hitTest(point) else { return nil }
        return finding.all.last { Finding.isVisible($0) && hit.isInside($0.node) }
    }
}
