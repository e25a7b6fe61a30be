/// How the inside of a path is found and painted.
public struct FillStyle: Hashable, Sendable {
    /// Whether a point is inside by the even-odd rule; otherwise by non-zero winding.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    @inlinable
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
