public import Foundation

/// A movement in points.
public struct CGVector: Hashable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    @inlinable
    public init() { self.init(dx: 0, dy: 0) }

    @inlinable public static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}
