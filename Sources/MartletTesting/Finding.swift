import MartletCore
import MartletDrawing

/// The elements of a moment, and how targets are looked for among them.
@MainActor
struct Finding {
    let topmost: [AccessibilityElement]
    /// All elements in reading order, also parts of others and those that nobody sees.
    let all: [AccessibilityElement]

    init(_ host: ViewHost) {
        topmost = host.accessibilityElements
        all = topmost.flatMap(\.all)
    }

    /// What a user could be shown: not leaving, not transparent.
    nonisolated static func isVisible(_ element: AccessibilityElement) -> Bool {
        !element.isLeaving && element.opacity > 0
    }

    /// The elements that a target names and that are there, in reading order; those that nobody sees only if asked.
    func elements(_ target: Harness.Target, isPresent: (AccessibilityElement) -> Bool = isVisible)
        -> [AccessibilityElement]
    {
        switch target {
        case .name(let name):
            for tier in [Harness.Target.identifier(name), .accessibilityLabel(name), .visibleText(name)] {
                let found = elements(tier, isPresent: isPresent)
                if !found.isEmpty { return found }
            }
            return []
        case .identifier(let identifier):
            return all.filter { isPresent($0) && $0.identifier == identifier }
        case .accessibilityLabel(let label):
            // A button's label text has the same label as the button: the outer one is meant.
            return outermost { isPresent($0) && !$0.isHidden && $0.label == label }
                .map { $0.innermost { $0.label == label } }
        case .visibleText(let text):
            return outermost { isPresent($0) && $0.shows(text) }.map { $0.innermost { $0.shows(text) } }
        case .kind(let role):
            return all.filter { isPresent($0) && !$0.isHidden && $0.role == role }
        case .point:
            return []
        case .one(let target, let index):
            let found = elements(target, isPresent: isPresent)
            return found.indices.contains(index) ? [found[index]] : []
        }
    }

    /// The elements that match, without parts of those that do.
    private func outermost(_ matches: (AccessibilityElement) -> Bool) -> [AccessibilityElement] {
        var result: [AccessibilityElement] = []
        var pending = Array(topmost.reversed())
        while let next = pending.popLast() {
            if matches(next) {
                result.append(next)
                pending += next.children.reversed()
            } else {
                pending += (next.parts + next.children).reversed()
            }
        }
        return result
    }
}

extension AccessibilityElement {
    /// Whether the element shows exactly this text: itself, or as its label's only text.
    func shows(_ text: String) -> Bool { textContent == text }

    /// The element before modifiers were put around it, as long as it still matches: its frame is the tight one.
    fileprivate func innermost(_ matches: (AccessibilityElement) -> Bool) -> AccessibilityElement {
        var element = self
        while let inner = element.described, matches(inner) {
            element = inner
        }
        return element
    }
}
