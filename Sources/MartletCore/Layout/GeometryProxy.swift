/// Gives the size of a view and its place among others.
///
/// Reading inside a body is a dependency: on the size, or on the place of the view. Elsewhere, in a closure of a
/// gesture for one, it gives the geometry as it is.
public struct GeometryProxy: @unchecked Sendable {
    let source: GeometrySource

    /// The size in points.
    public var size: CGSize { source.readSize() }

    /// The frame in a coordinate space: the root's, the view's own, or that of a named view around.
    ///
    /// Effects around that move, turn or scale count; of what they turn, the smallest rectangle around is given. A
    /// name that no view around has stands for the root.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        switch coordinateSpace {
        case .local: return bounds
        case .global: return source.readPlace().rect(bounds)
        case .named(let name):
            guard let space = source.readSpace(named: name) else { return source.readPlace().rect(bounds) }
            return space.place.rect(bounds).offsetBy(dx: -space.bounds.minX, dy: -space.bounds.minY)
        }
    }

    /// The frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named view around, in this view's coordinates; nil if no view around has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        source.readSpace(named: coordinateSpace.name).map { $0.place.inverted().rect($0.bounds) }
    }

    /// How far the safe area around ends outside of this view, on the edges where the view reaches up to it.
    public var safeAreaInsets: EdgeInsets { source.readSafeArea() }

    /// What an anchor stands for, in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.value(in: source.readPlace().inverted())
    }
}
