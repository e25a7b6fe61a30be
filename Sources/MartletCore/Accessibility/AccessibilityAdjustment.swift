/// The way that the value of an element is asked to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

extension View {
    /// Lets the element be adjusted step by step.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding {
            $0.actions = [
                (.increment, { handler(.increment) }), (.decrement, { handler(.decrement) }),
            ]
        }
    }
}

/// How deep in the order of headings one stands.
@frozen public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
    /// Makes the element a heading of a level.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding {
            $0.addedTraits = .isHeader
            $0.headingLevel = Int(level.rawValue)
        }
    }
}
