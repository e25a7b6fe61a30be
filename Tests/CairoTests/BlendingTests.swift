import Foundation
import MartletCairo
import MartletDrawing
import Testing

/// Blend modes on encoded sRGB, opaque over opaque; formulas of the W3C compositing note, softLight and plusDarker as
/// measured on macOS 26.2 (iamcgn/swiftui-web, Docs/elements/Effects.md).
@Suite struct BlendingTests {
    static let below = RGBA(bytes: 204, 102, 51), above = RGBA(bytes: 64, 200, 128)

    static func formula(_ mode: BlendMode) -> ((Double, Double) -> Double)? {
        switch mode {
        case .normal: { _, s in s }
        case .multiply: { b, s in b * s }
        case .screen: { b, s in b + s - b * s }
        case .overlay: { b, s in b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }
        case .hardLight: { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }
        case .darken: { b, s in min(b, s) }
        case .lighten: { b, s in max(b, s) }
        case .colorDodge: { b, s in s >= 1 ? 1 : min(1, b / (1 - s)) }
        case .colorBurn: { b, s in s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
        case .softLight: { b, s in (1 - 2 * s) * b * b + 2 * s * b }
        case .difference: { b, s in abs(b - s) }
        case .exclusion: { b, s in b + s - 2 * b * s }
        case .plusDarker: { b, s in max(0, s + b - 1) }
        case .plusLighter: { b, s in min(1, s + b) }
        case .sourceAtop: { _, s in s }
        case .destinationOver: { b, _ in b }
        case .hue, .saturation, .color, .luminosity, .destinationOut: nil
        }
    }

    @Test(arguments: BlendMode.allCases) func modesFollowTheirFormula(_ mode: BlendMode) throws {
        let item = Pictures.group(
            Pictures.square(10, Self.below), DisplayItem(.effect(.blend(mode), Pictures.square(6, Self.above))))
        let map = try Pictures.render(item)
        #expect(map[8, 8] == Pixel(r: 204, g: 102, b: 51), "Outside the blended item nothing changes.")
        if mode == .destinationOut {
            #expect(map[3, 3].a == 0)
        } else if let formula = Self.formula(mode) {
            let expected = zip([204, 102, 51], [64, 200, 128]).map { b, s in
                Int((formula(Double(b) / 255, Double(s) / 255) * 255).rounded())
            }
            #expect(map[3, 3].isNear(expected[0], expected[1], expected[2], within: 2), "\(map[3, 3]), not \(expected)")
        } else {
            #expect(map[3, 3].a == 255 && map[3, 3] != map[8, 8])
        }
    }

    @Test func blendingStaysInsideAGroup() throws {
        let blended = DisplayItem(.effect(.blend(.multiply), Pictures.square(6, Self.above)))
        let map = try Pictures.render(
            Pictures.group(Pictures.square(10, Self.below), DisplayItem(.effect(.compositing, Pictures.group(blended))))
        )
        #expect(map[3, 3] == Pixel(r: 64, g: 200, b: 128), "In a group of its own there is nothing to multiply with.")
    }

    @Test func ownFormulasWorkInsideOtherGroups() throws {
        let blended = DisplayItem(.effect(.blend(.plusDarker), Pictures.square(6, Self.above)))
        let pair = Pictures.group(Pictures.square(10, Self.below), blended)
        let moved = DisplayItem(.group([.init(DisplayItem(.effect(.opacity(0.999), pair)), at: CGPoint(x: 5, y: 4))]))
        let map = try Pictures.render(moved, on: .white)
        #expect(map[7, 7].isNear(13, 47, 0, within: 2), "\(map[7, 7])")
        #expect(map[13, 12].isNear(204, 102, 51, within: 2))
    }
}
