import MartletGraph

/// Says something about the elements that it stands on.
nonisolated struct AccessibilityModifier: UnaryModifier {
    let write: (AccessibilityAdditions, _ViewInputs) -> Void

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = ViewNode(inputs)
        let content = body(inputs)
        node.attach(content.node)
        let graph = inputs.graph
        _ = graph.effect {
            let additions = AccessibilityAdditions()
            modifier.value(in: graph).write(additions, inputs)
            node.accessibilityAdditions = additions
        }
        return _ViewOutputs(node, preferences: content.preferences)
    }
}

extension View {
    nonisolated func accessibilityAdding(
        _ write: @escaping (AccessibilityAdditions) -> Void
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(AccessibilityModifier { additions, _ in write(additions) })
    }

    nonisolated private func accessibilityAdding(
        _ text: Text, to keyPath: ReferenceWritableKeyPath<AccessibilityAdditions, String?>
    ) -> ModifiedContent<Self, AccessibilityModifier> {
        modifier(
            AccessibilityModifier { additions, inputs in
                additions[keyPath: keyPath] = text.string(in: EnvironmentValues(scope: inputs.environment))
            })
    }

    /// What the element is called.
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding(label, to: \.label)
    }

    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding(Text(key), to: \.label)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding(Text(label), to: \.label)
    }

    /// What the element stands at.
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding(value, to: \.value)
    }

    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding(Text(key), to: \.value)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding(Text(value), to: \.value)
    }

    /// What happens when the element is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding(hint, to: \.hint)
    }

    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding(Text(key), to: \.hint)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding(Text(hint), to: \.hint)
    }

    /// A name for tests, never read out.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding { $0.identifier = identifier }
    }

    /// Whether assistive technology passes over the element.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding { $0.isHidden = hidden }
    }

    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding {
            $0.addedTraits = traits
            if traits.contains(.isSelected) { $0.isSelected = true }
        }
    }

    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding {
            $0.removedTraits = traits
            if traits.contains(.isSelected) { $0.isSelected = false }
        }
    }

    /// Makes one element of the view.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        accessibilityAdding { $0.children = children.kind }
    }

    /// Adds what can be done with the element.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding { $0.actions = [(actionKind, handler)] }
    }

    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, some ViewModifier> {
        modifier(
            AccessibilityModifier { additions, inputs in
                let name = name.string(in: EnvironmentValues(scope: inputs.environment))
                additions.actions = [(AccessibilityActionKind(name: name), handler)]
            })
    }

    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Which of several elements comes first; higher is earlier.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, some ViewModifier> {
        accessibilityAdding { $0.sortPriority = sortPriority }
    }

    /// A text that explains the view: for assistive technology its hint; no bubble is shown so far.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}

/// What becomes of the elements inside of one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind { case ignore, contain, combine }

    private let value: Kind

    public static let ignore = AccessibilityChildBehavior(value: .ignore)
    public static let contain = AccessibilityChildBehavior(value: .contain)
    public static let combine = AccessibilityChildBehavior(value: .combine)

    var kind: AccessibilityAdditions.Children {
        switch value {
        case .ignore: .ignore
        case .contain: .contain
        case .combine: .combine
        }
    }
}
