import Foundation

extension CGRect {
    /// What two rectangles have in common; null if that is nothing, or if a number is none. Foundation's own `intersection` stops
    /// the program at such numbers.
    package func overlap(_ other: CGRect) -> CGRect {
        guard isOfNumbers, other.isOfNumbers else { return .null }
        let x = max(minX, other.minX), y = max(minY, other.minY)
        let width = min(maxX, other.maxX) - x, height = min(maxY, other.maxY) - y
        guard x < .infinity, y < .infinity, width >= 0, height >= 0 else { return .null }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private var isOfNumbers: Bool { !(minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN) }
}
