/// A view's size with its alignment guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
    /// The view that may set guides; nil for a plain box.
    let node: ViewNode?
    let size: CGSize
    let proposal: ProposedViewSize

    /// The width in points.
    public var width: CGFloat { size.width }
    /// The height in points.
    public var height: CGFloat { size.height }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The guide's value if the view sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.node === b.node && a.size == b.size && a.proposal == b.proposal
    }

    subscript(key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.defaultValue(in: self)
    }

    func explicit(_ key: AlignmentKey) -> CGFloat? {
        node?.explicitGuide(key, in: self)
    }

    /// The dimensions of `child` where it answers the same proposal.
    func of(_ child: ViewNode) -> ViewDimensions {
        child.dimensions(in: proposal)
    }
}
