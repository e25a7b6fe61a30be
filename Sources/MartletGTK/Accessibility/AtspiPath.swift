#if GTK
import MartletCore

/// Which object of the program one is, and its path on the bus: the program, a window, or an element of a window.
enum AtspiPath: Hashable {
    case application
    case element(window: Int, id: AccessibilityRecord.ID)

    static let base = "/org/a11y/atspi/accessible"
    static let cache = "/org/a11y/atspi/cache"
    static let null = "/org/a11y/atspi/null"

    /// The last part of the path: `root`, `w1` for a window, `w1e7` for an element.
    var node: String {
        switch self {
        case .application: "root"
        case .element(let window, 0): "w\(window)"
        case .element(let window, let id): "w\(window)e\(id)"
        }
    }

    var path: String { Self.base + "/" + node }

    init?(node: some StringProtocol) {
        if node == "root" {
            self = .application
            return
        }
        guard node.first == "w" else { return nil }
        let numbers = node.dropFirst().split(separator: "e", omittingEmptySubsequences: false)
        guard let window = numbers.first.flatMap({ Int($0) }), numbers.count <= 2 else { return nil }
        guard let id = numbers.count == 2 ? AccessibilityRecord.ID(numbers[1]) : 0 else { return nil }
        self = .element(window: window, id: id)
    }

    init?(path: String) {
        guard path.hasPrefix(Self.base + "/") else { return nil }
        self.init(node: path.dropFirst(Self.base.count + 1))
    }
}
#endif
