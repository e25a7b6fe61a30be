import MartletDrawing

@testable import MartletCore

/// What a text and a button are to the harness, without their looks: each letter is 10 x 10.
nonisolated struct Word: PrimitiveView {
    var text: String

    init(_ text: String) { self.text = text }

    nonisolated static func _makeView(view: _GraphValue<Word>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = WordNode(inputs)
        let graph = inputs.graph
        _ = graph.effect {
            let new = view.value(in: graph).text
            guard new != node.text else { return }
            node.text = new
            node.setNeedsLayout()
            node.setNeedsDisplay()
        }
        return _ViewOutputs(node)
    }
}

final class WordNode: ViewNode {
    var text = ""

    override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: text.count * 10, height: 10) }

    override func makeItem() -> DisplayItem? {
        DisplayItem(.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle()), identity: id)
    }

    override func hitTest(_ point: CGPoint) -> ViewNode? { bounds.contains(point) ? self : nil }

    override var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .staticText, textContent: text)
    }
}

/// Does something when it is tapped.
struct Press: View {
    var text: String
    var isEnabled = true
    var action: () -> Void

    init(_ text: String, isEnabled: Bool = true, _ action: @escaping () -> Void) {
        self.text = text
        self.isEnabled = isEnabled
        self.action = action
    }

    var body: some View {
        PressPart(action: action, isEnabled: isEnabled, content: Word(text)).onTapGesture(perform: action)
            .disabled(!isEnabled)
    }
}

nonisolated struct PressPart<Content: View>: UnaryModifierView {
    var action: () -> Void
    var isEnabled = true
    var content: Content

    static func make(_ inputs: _ViewInputs) -> PressNode { PressNode(inputs) }

    func update(_ node: PressNode) {
        node.action = action
        node.isEnabled = isEnabled
    }
}

final class PressNode: ViewNode {
    var action: () -> Void = {}
    var isEnabled = true

    override func hitTest(_ point: CGPoint) -> ViewNode? { bounds.contains(point) ? self : nil }

    override var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .button)
        properties.absorbsChildren = true
        properties.isEnabled = isEnabled
        properties.actions = [(.default, action)]
        return properties
    }
}

/// Says something about its content.
nonisolated struct Described<Content: View>: UnaryModifierView {
    var change: (AccessibilityAdditions) -> Void
    var opacity = 1.0
    var content: Content

    static func make(_ inputs: _ViewInputs) -> DescribedNode { DescribedNode(inputs) }

    func update(_ node: DescribedNode) {
        let additions = AccessibilityAdditions()
        change(additions)
        node.accessibilityAdditions = additions
        node.opacity = opacity
    }
}

final class DescribedNode: ViewNode {
    var opacity = 1.0
    override var presentedOpacity: Double { opacity }
}

/// A view with one node around its content.
protocol UnaryModifierView: PrimitiveView {
    associatedtype Node: ViewNode
    associatedtype Content: View
    nonisolated static func make(_ inputs: _ViewInputs) -> Node
    nonisolated func update(_ node: Node)
    nonisolated var content: Content { get }
}

extension UnaryModifierView {
    nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = make(inputs)
        let graph = inputs.graph
        let content = graph.rule(updating: { (_: Content?) in view.value(in: graph).content })
        let outputs = Content._makeViewList(view: _GraphValue(content), inputs: inputs).makeUnary(inputs: inputs)
        node.attach(outputs.node)
        _ = graph.effect { view.value(in: graph).update(node) }
        return _ViewOutputs(node, preferences: outputs.preferences)
    }
}

extension View {
    nonisolated func described(_ change: @escaping (AccessibilityAdditions) -> Void) -> Described<Self> {
        Described(change: change, content: self)
    }

    nonisolated func seen(_ opacity: Double) -> Described<Self> {
        Described(change: { _ in }, opacity: opacity, content: self)
    }
}
