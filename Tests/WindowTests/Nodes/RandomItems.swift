#if GTK
import Foundation
import MartletCairo
import MartletDrawing
import SplitMix

/// Random display lists: every kind of item and effect, nested, at places between pixels.
struct RandomItems {
    /// Leaves that were made, and effects, by what they are called: a test can see that none is left out.
    private(set) var kinds: [String: Int] = [:]
    private var random: SplitMix64
    let size: CGSize

    init(seed: UInt64, size: CGSize) {
        random = SplitMix64(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1)
        self.size = size
    }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(random.next() >> 11) / CGFloat(1 << 53)
    }

    private mutating func choice(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    private mutating func note(_ kind: String) { kinds[kind, default: 0] += 1 }

    mutating func item(depth: Int = 4) -> DisplayItem {
        if depth <= 0 || choice(4) == 0 { return leaf() }
        return choice(2) == 0 ? group(depth) : DisplayItem(.effect(effect(depth), item(depth: depth - 1)))
    }

    private mutating func group(_ depth: Int) -> DisplayItem {
        note("group")
        return DisplayItem(
            .group(
                (0...choice(4)).map { _ in
                    DisplayItem.Placed(
                        item(depth: depth - 1),
                        at: CGPoint(x: place(number(-10...size.width / 2)), y: place(number(-10...size.height / 2))))
                }))
    }

    /// A third of all places are whole numbers, a third are thirds and halves.
    private mutating func place(_ x: CGFloat) -> CGFloat {
        switch choice(3) {
        case 0: x.rounded()
        case 1: (x * 6).rounded() / 6
        default: x
        }
    }

    private mutating func rect() -> CGRect {
        CGRect(
            x: place(number(-5...40)), y: place(number(-5...40)), width: place(number(2...60)),
            height: place(number(2...60)))
    }

    private mutating func color() -> RGBA {
        RGBA(
            red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
            alpha: choice(3) == 0 ? Float(number(0.2...1)) : 1)
    }

    private mutating func path() -> Path {
        switch choice(4) {
        case 0: Path(rect())
        case 1: Path(roundedRect: rect(), cornerRadius: number(1...12))
        case 2: Path(ellipseIn: rect())
        default:
            Path { path in
                path.move(to: CGPoint(x: number(0...30), y: number(0...30)))
                path.addLine(to: CGPoint(x: number(20...60), y: number(0...30)))
                path.addQuadCurve(
                    to: CGPoint(x: number(0...30), y: number(30...60)),
                    control: CGPoint(x: number(0...60), y: number(0...60)))
                path.closeSubpath()
            }
        }
    }

    private mutating func paint() -> Paint {
        let stops = GradientStops([.init(color(), at: 0), .init(color(), at: 1)])
        switch choice(7) {
        case 0: return .linearGradient(stops, start: .zero, end: CGPoint(x: number(10...60), y: number(10...60)))
        case 1:
            return .radialGradient(
                stops, center: CGPoint(x: 20, y: 20), startRadius: 2, endRadius: number(10...40))
        case 2:
            return .angularGradient(
                stops, center: CGPoint(x: 25, y: 25), startAngle: .degrees(0), endAngle: .degrees(360))
        default: return .color(color())
        }
    }

    private mutating func leaf() -> DisplayItem {
        switch choice(8) {
        case 0, 1:
            note("rectangle")
            return DisplayItem(.fill(Path(rect()), .color(color()), FillStyle()))
        case 2, 3:
            note("fill")
            return DisplayItem(.fill(path(), paint(), FillStyle()))
        case 4:
            note("stroke")
            return DisplayItem(.stroke(path(), paint(), StrokeStyle(lineWidth: number(0.5...6))))
        case 5:
            note("text")
            let request = TextRequest("Ag한글", font: FontDescription(size: number(9...24)), pixelLength: 0.5)
            return DisplayItem(.text(CairoPlatform.shaper.layout(request, width: nil, height: nil), color()))
        case 6:
            note("image")
            let pixels = (0..<(8 * 6 * 4)).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 * 5) }
            return DisplayItem(.image(DisplayImage(Bitmap(width: 8, height: 6, pixels: pixels)), in: rect()))
        default:
            note("vector")
            let svg =
                "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'><circle cx='8' cy='8' r='7' fill='teal'/></svg>"
            return DisplayItem(
                .vector(
                    VectorImage(data: Data(svg.utf8), size: CGSize(width: 16, height: 16)), in: rect(),
                    tint: choice(2) == 0 ? .color(color()) : nil))
        }
    }

    private mutating func effect(_ depth: Int) -> Effect {
        switch choice(14) {
        case 0, 1:
            note("opacity")
            return .opacity(Double(number(0...1)))
        case 2, 3:
            note("clip to a rectangle")
            return .clip(Path(rect()), FillStyle())
        case 4:
            note("clip")
            return .clip(path(), FillStyle())
        case 5:
            note("move")
            return .transform(CGAffineTransform(translationX: place(number(-9...20)), y: place(number(-9...20))))
        case 6:
            note("transform")
            return .transform(
                CGAffineTransform(translationX: 30, y: 30).rotated(by: number(-1...1))
                    .scaledBy(x: number(0.4...1.6), y: number(0.4...1.6)).translatedBy(x: -30, y: -30))
        case 7:
            note("shadow")
            return .shadow(color(), radius: number(0...6), offset: CGSize(width: number(-4...4), height: 3))
        case 8:
            note("blur")
            return .blur(radius: number(0.5...5), isOpaque: false)
        case 9:
            note("blend")
            return .blend([.multiply, .screen, .plusLighter, .destinationOut, .sourceAtop][choice(5)])
        case 10:
            note("mask")
            return .mask(item(depth: min(depth - 1, 1)))
        case 11:
            note("colour matrix")
            return .colorMatrix([0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0.3, 0.6, 0.1, 0, 0, 0, 0, 0, 1, 0])
        case 12:
            note("luminance to alpha")
            return .luminanceToAlpha
        default:
            note("compositing")
            return .compositing
        }
    }
}
#endif
