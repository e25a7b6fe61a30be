import MartletCairo
import MartletDrawing
import SwiftUI

/// Pictures of one colour, as PNG data.
enum Pictures {
    static let logo = png(width: 60, height: 40, r: 200, g: 30, b: 30)
    static let photo = png(width: 90, height: 120, r: 30, g: 60, b: 200)
    /// The size that the notes take as their example.
    static let banner = png(width: 265, height: 80, r: 20, g: 160, b: 90)

    static func png(width: Int, height: Int, r: UInt8, g: UInt8, b: UInt8) -> Data {
        let pixels = [[UInt8]](repeating: [r, g, b, 255], count: width * height).flatMap(\.self)
        return Bitmap(width: width, height: height, pixels: pixels).png
    }

    @MainActor static func image(_ data: Data) -> UIImage { UIImage(data: data)! }
}
