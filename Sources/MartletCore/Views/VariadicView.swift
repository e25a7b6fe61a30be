/// Views with access to their children.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root

    /// A root with the content that it arranges.
    @frozen public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        @inlinable nonisolated public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }
}

/// What arranges the children of a `_VariadicView.Tree`.
public protocol _VariadicView_Root {}

/// A root that makes one view of its children.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_Root {}
