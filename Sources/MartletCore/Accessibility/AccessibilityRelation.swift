/// How an element belongs to another.
package enum AccessibilityRelation: Hashable, Sendable, CaseIterable {
    /// The other is its label.
    case labelledBy
    /// It is the label of the other.
    case labelFor
    /// Both belong to one group that is spread over the window.
    case linkedWith
}

/// Which of a label and its content an element is.
@frozen public enum AccessibilityLabeledPairRole: Sendable {
    /// The text that names the content.
    case label
    /// What is named.
    case content
}

/// By what elements that belong together are found: an id in a namespace.
struct AccessibilityLink: Hashable {
    enum Part: Hashable { case label, content, member }

    let id: AnyHashable
    let namespace: Namespace.ID
    let part: Part

    /// The parts of the same pair or group, and what they are to this one.
    var others: (relation: AccessibilityRelation, link: AccessibilityLink) {
        switch part {
        case .label: (.labelFor, AccessibilityLink(id: id, namespace: namespace, part: .content))
        case .content: (.labelledBy, AccessibilityLink(id: id, namespace: namespace, part: .label))
        case .member: (.linkedWith, self)
        }
    }
}

extension View {
    /// Pairs the element of a label with the element that it names; both have the same id in the same namespace.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibilityAdding {
            $0.links = [
                AccessibilityLink(id: AnyHashable(id), namespace: namespace, part: role == .label ? .label : .content)
            ]
        }
    }

    /// Links elements with the same id in the same namespace, wherever they stand.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityAdding {
            $0.links = [AccessibilityLink(id: AnyHashable(id), namespace: namespace, part: .member)]
        }
    }
}
