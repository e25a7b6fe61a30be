/// Plain views: those that make their one node themselves, with nothing around it but modifiers that do so as well.
///
/// A stack of them alone, as most rows are, makes its children one after the other. No list is made for it, no element and no
/// closure for each child and modifier: a row of two boxes asks for memory 18 times less, and takes a fifth
/// fewer instructions.
extension View {
    nonisolated public static var _isPlain: Bool { false }
    nonisolated public static var _isLeaf: Bool { false }

    nonisolated public static func _makePlain(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _makeView(view: view, inputs: inputs)
    }

    nonisolated public static func _makePlainChildren(
        view: _GraphValue<Self>, inputs: _ViewInputs, add: (_ViewOutputs) -> Void
    ) -> Bool {
        guard _isPlain else { return false }
        var inputs = inputs
        // Nobody asks where it is.
        if !_isLeaf { inputs.position = TreePosition(below: inputs.position) }
        add(_makePlain(view: view, inputs: inputs))
        return true
    }
}

extension PrimitiveView {
    nonisolated public static var _isPlain: Bool { true }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    nonisolated public static var _isPlain: Bool { Modifier._isPlain && Content._isPlain }
    nonisolated public static var _isLeaf: Bool { Modifier._keepsLeaves && Content._isLeaf }

    nonisolated public static func _makePlain(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.field(Content.self, at: 0)
        let modifier = view.field(Modifier.self, at: offsetOfSecondField(Content.self, Modifier.self))
        return Modifier._makePlain(modifier: modifier, inputs: inputs) { inputs in
            Content._makePlain(view: content, inputs: inputs)
        }
    }
}

extension ViewModifier {
    nonisolated public static var _isPlain: Bool { false }
    nonisolated public static var _keepsLeaves: Bool { false }

    nonisolated public static func _makePlain(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        fatalError("\(Self.self) is no plain modifier")
    }
}

extension StyleView {
    nonisolated public static var _isLeaf: Bool { true }
}

extension Text {
    nonisolated public static var _isLeaf: Bool { true }
}

extension Spacer {
    nonisolated public static var _isLeaf: Bool { true }
}

extension ChildLayout {
    nonisolated public static var _keepsLeaves: Bool { true }
}

extension UnaryModifier {
    nonisolated public static var _isPlain: Bool { true }

    nonisolated public static func _makePlain(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        _makeView(modifier: modifier, inputs: inputs, body: body)
    }
}

extension InputsModifier {
    /// Called where `_isPlain` is said of a modifier that has nothing to finish.
    nonisolated public static func _makePlain(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inputs = inputs
        change(&inputs, modifier: modifier)
        return body(inputs)
    }
}

extension _EnvironmentKeyWritingModifier {
    nonisolated public static var _isPlain: Bool { true }
}

extension _EnvironmentKeyTransformModifier {
    nonisolated public static var _isPlain: Bool { true }
}

extension _ForegroundStyleModifier {
    nonisolated public static var _isPlain: Bool { true }
}

extension _TraitWritingModifier {
    // A transition may be made of views around the element, which its container makes.
    nonisolated public static var _isPlain: Bool { Trait.self != TransitionTraitKey.self }
}

/// The children of a container that are all plain.
struct PlainChildren {
    private(set) var nodes: ContiguousArray<ViewNode> = []
    private(set) var preferences = PreferenceOutputs()

    /// nil where some are not; then nothing was made.
    init?<Content: View>(_ content: _GraphValue<Content>, stackAxis: Axis?, inputs: _ViewInputs) {
        if inputs.isLazy || inputs.isFitting { return nil }
        var inputs = inputs
        inputs.stackAxis = stackAxis
        var nodes: ContiguousArray<ViewNode> = []
        nodes.reserveCapacity(4)
        var writers: [PreferenceOutputs] = []
        let hasReaders = !inputs.preferenceKeys.isEmpty
        let arePlain = inputs.graph.untracked {
            Content._makePlainChildren(view: content, inputs: inputs) { child in
                nodes.append(child.node)
                if hasReaders { writers.append(child.preferences) }
            }
        }
        guard arePlain else { return nil }
        self.nodes = nodes
        if hasReaders { preferences = PreferenceOutputs(combining: writers, inputs: inputs) }
    }
}
