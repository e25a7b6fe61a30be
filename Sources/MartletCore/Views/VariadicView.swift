/// Views with access to their children. SwiftUI's own name for it carries the underscore.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias Children = _VariadicView_Children

    /// A root with the content that it arranges.
    @frozen public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        @inlinable nonisolated public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        @inlinable nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

/// What arranges the children of a `_VariadicView.Tree`.
public protocol _VariadicView_Root {}

/// A root that makes views of its children.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose views stand side by side with those around the tree.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A root whose views are one view to those around the tree.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// The children of a tree.
public nonisolated struct _VariadicView_Children: RandomAccessCollection {
    /// One child.
    public nonisolated struct Element: MultiView, Identifiable {
        fileprivate let subview: Subview

        nonisolated public var id: AnyHashable { AnyHashable(subview.id) }

        /// The explicit id of the child, if it has one of that type: of ForEach or `.id`.
        nonisolated public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
            subview.element.instance.explicitIDs?.ids.lazy.compactMap { $0.base as? ID }.first
        }

        nonisolated public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
            subview.element.resolve(stackAxis: nil).node.trait(key)
        }

        nonisolated public static func _makeViewList(view: _GraphValue<Element>, inputs: _ViewInputs) -> ViewList {
            Subview._makeViewList(view: view.field(at: 0), inputs: inputs)
        }
    }

    fileprivate let subviews: SubviewsCollection

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.count }
    nonisolated public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View, MultiView {
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        SubviewsCollection._makeViewList(view: view.field(at: 0), inputs: inputs)
    }
}

extension _VariadicView.Tree: View, MultiView where Root: _VariadicView_ViewRoot, Content: View {
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        let make = onMainThread { (pair: (Root, SubviewsCollection)) in
            pair.0.body(children: _VariadicView_Children(subviews: pair.1))
        }
        let root = view.field(Root.self, at: 0)
        let content = view.field(Content.self, at: offsetOfSecondField(Root.self, Content.self))
        var inner = inputs
        inner.wrappers = nil
        inner.isLazy = false
        func list(_ inputs: _ViewInputs) -> ViewList {
            listSubviews(of: Content._makeViewList(view: content, inputs: inner), inputs: inputs) {
                make((root.value(in: graph), $0))
            }
        }
        guard Root.self is any _VariadicView_UnaryViewRoot.Type else { return list(inputs) }
        return .element(ViewElement.making(inputs) { inputs in list(inputs).makeUnary(inputs: inputs) })
    }
}
