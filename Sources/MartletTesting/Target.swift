import MartletCore
import MartletDrawing

/// What an act is aimed at: a `String` (an accessibility identifier, else a label, else a visible text) or a
/// `Harness.Target`.
public protocol HarnessTarget {
    var target: Harness.Target { get }
}

extension Harness {
    /// An element to be found, by what it is called or where it is.
    public indirect enum Target: HarnessTarget, Hashable, Sendable {
        /// An accessibility identifier, else a label, else a visible text: the first of these that anything has.
        case name(String)
        case identifier(String)
        case accessibilityLabel(String)
        case visibleText(String)
        case kind(AccessibilityRole)
        case point(CGPoint)
        /// One of several, counted from 0 in reading order.
        case one(Target, Int)

        public var target: Target { self }
    }
}

extension Harness.Target: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self = .name(value) }
}

extension String: HarnessTarget {
    public var target: Harness.Target { .name(self) }
}

extension HarnessTarget where Self == Harness.Target {
    /// What has this accessibility identifier.
    public static func id(_ identifier: String) -> Harness.Target { .identifier(identifier) }
    /// What has this accessibility label.
    public static func label(_ label: String) -> Harness.Target { .accessibilityLabel(label) }
    /// What shows exactly this text.
    public static func text(_ text: String) -> Harness.Target { .visibleText(text) }
    /// What is of this kind.
    public static func role(_ role: AccessibilityRole) -> Harness.Target { .kind(role) }
    /// A point in root coordinates, whatever is there.
    public static func at(_ point: CGPoint) -> Harness.Target { .point(point) }
}

extension HarnessTarget {
    /// The one with this number, counted from 0 in reading order.
    public func nth(_ index: Int) -> Harness.Target { .one(target, index) }
}

extension Harness.Target: CustomStringConvertible {
    public var description: String {
        switch self {
        case .name(let name): name.debugDescription
        case .identifier(let identifier): "the identifier \(identifier.debugDescription)"
        case .accessibilityLabel(let label): "the label \(label.debugDescription)"
        case .visibleText(let text): "the text \(text.debugDescription)"
        case .kind(let role): "a \(role.rawValue)"
        case .point(let point): "the point (\(point.x), \(point.y))"
        case .one(let target, let index): "number \(index) of \(target)"
        }
    }
}

extension CGPoint: HarnessTarget {
    /// The point in root coordinates, whatever is there.
    public var target: Harness.Target { .point(self) }
}
