import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct EffectTests {
    private let black = "fill rect (0, 0) 100x60 #000000FF"

    private func around(_ effect: String) -> String { "\(effect)\n  \(black)" }

    @Test func drawing() {
        #expect(Studio { Color.black.modifier(_OpacityEffect(opacity: 0.5)) }.picture == around("opacity 0.5"))
        #expect(Studio { Color.black.blur(radius: 3) }.picture == around("blur 3"))
        #expect(Studio { Color.black.blendMode(.multiply) }.picture == around("blend multiply"))
        #expect(Studio { Color.black.clipShape(Ellipse()) }.picture == around("clip ellipse (0, 0) 100x60"))
        #expect(Studio { Color.black.compositingGroup() }.picture == around("compositing"))
        #expect(Studio { Color.black.luminanceToAlpha() }.picture == around("luminanceToAlpha"))
        // Default colour: black 0.33 in linear sRGB.
        #expect(
            Studio { Color.black.shadow(radius: 2, x: 1, y: 3) }.picture
                == around("shadow #00000054 radius 2 offset (1, 3)"))
        #expect(
            Studio { Color.black.scaleEffect(2) }.picture == around("transform [2 0 0 2 -50 -30]"))
        #expect(
            Studio { Color.black.rotationEffect(.degrees(90), anchor: .topLeading) }.picture
                == around("transform [0 1 -1 0 0 0]"))
        #expect(
            Studio { Color.black.mask { Circle() } }.picture
                == around("mask") + "\nby\n  group\n    fill ellipse (0, 0) 60x60 #000000D8 at (20, 0)")
        #expect(
            Studio { Color.black.border(.white, width: 4) }.picture
                == "group\n  \(black)\n  stroke rect (2, 2) 96x56 #FFFFFFFF width 4")
        #expect(
            Studio { Color.black.background(.white) }.picture
                == "group\n  fill rect (0, 0) 100x60 #FFFFFFFF\n  \(black)")
    }

    @Test func whatChangesNothingMakesNoItem() {
        #expect(Studio { Rectangle().fill(.black).opacity(1) }.picture == black)
        #expect(Studio { Color.black.blur(radius: 0) }.picture == black)
        #expect(Studio { Color.black.scaleEffect(1) }.picture == black)
        #expect(Studio { Color.black.rotationEffect(.zero) }.picture == black)
        #expect(Studio { Color.black.contrast(1).brightness(0).saturation(1).grayscale(0) }.picture == black)
        #expect(Studio { Color.black.border(.red, width: 0) }.picture == black)
    }

    /// (204, 102, 51) under each effect, measured on macOS 26.2 (docs Effects).
    @Test func matrices() {
        func apply(_ m: [Float]) -> [Int] {
            let c: [Float] = [204 / 255, 102 / 255, 51 / 255, 1, 1]
            return (0..<3).map { row in
                let value = (0..<5).reduce(Float(0)) { $0 + m[row * 5 + $1] * c[$1] }
                return Int((min(max(value, 0), 1) * 255).rounded())
            }
        }
        func matrix(_ effect: some PictureEffect) -> [Float] {
            guard case .colorMatrix(let m)? = effect.effect(in: .zero, direction: .leftToRight) else { return [] }
            return m
        }
        #expect(apply(matrix(_BrightnessEffect(amount: 0.2))) == [255, 153, 102])
        #expect(apply(matrix(_ContrastEffect(amount: 0.5))) == [166, 115, 89])
        // Blue is 85.5 exactly; the measured pixel was cut to 85.
        #expect(apply(matrix(_SaturationEffect(amount: 0.5))) == [162, 111, 86])
        #expect(apply(matrix(_HueRotationEffect(angle: .degrees(90)))) == [51, 149, 36])
        #expect(apply(matrix(_ColorInvertEffect())) == [51, 153, 204])
    }

    @Test func hitTestingFollowsThePicture() {
        let scaled = Studio { Color.black.scaleEffect(0.5) }
        #expect(scaled.isHit(50, 30))
        #expect(!scaled.isHit(10, 10))
        let turned = Studio { Color.black.rotationEffect(.degrees(90)) }
        #expect(!turned.isHit(5, 30))
        // A clip cuts the picture, not the hit area; a content shape does (oleb.net/2022/clipped-hit-testing).
        #expect(Studio { Color.black.clipShape(Ellipse()) }.isHit(2, 2))
        #expect(!Studio { Color.black.clipShape(Ellipse()).contentShape(Ellipse()) }.isHit(2, 2))
        #expect(!Studio { Rectangle().opacity(0) }.isHit(50, 30))
        let turnedInSpace = Studio { Color.black.rotation3DEffect(.degrees(60), axis: (0, 1, 0)) }
        #expect(turnedInSpace.isHit(50, 30))
        #expect(!turnedInSpace.isHit(5, 30))
    }

    @Test func effectsLeaveLayoutAlone() {
        let studio = Studio { Circle().scaleEffect(3).blur(radius: 9).rotationEffect(.degrees(10)) }
        #expect(studio.contentSize == CGSize(width: 60, height: 60))
    }
}
