import MartletDrawing
import Testing

@testable import MartletCore

/// Names of modified views as SwiftUI prints them (SWIFTUI-FACTS 3.1: ViewInspector, OpenSwiftUI).
@MainActor @Suite struct TypeNameTests {
    private func name<V>(_ view: V) -> String { "\(type(of: view))" }

    @Test func effects() {
        let c = Rectangle()
        #expect(name(c.opacity(0.5)) == "ModifiedContent<Rectangle, _OpacityEffect>")
        #expect(name(c.blur(radius: 2)) == "ModifiedContent<Rectangle, _BlurEffect>")
        #expect(name(c.brightness(1)) == "ModifiedContent<Rectangle, _BrightnessEffect>")
        #expect(name(c.contrast(1)) == "ModifiedContent<Rectangle, _ContrastEffect>")
        #expect(name(c.saturation(1)) == "ModifiedContent<Rectangle, _SaturationEffect>")
        #expect(name(c.grayscale(1)) == "ModifiedContent<Rectangle, _GrayscaleEffect>")
        #expect(name(c.hueRotation(.zero)) == "ModifiedContent<Rectangle, _HueRotationEffect>")
        #expect(name(c.colorInvert()) == "ModifiedContent<Rectangle, _ColorInvertEffect>")
        #expect(name(c.colorMultiply(.red)) == "ModifiedContent<Rectangle, _ColorMultiplyEffect>")
        #expect(name(c.luminanceToAlpha()) == "ModifiedContent<Rectangle, _LuminanceToAlphaEffect>")
        #expect(name(c.blendMode(.multiply)) == "ModifiedContent<Rectangle, _BlendModeEffect>")
        #expect(name(c.rotationEffect(.zero)) == "ModifiedContent<Rectangle, _RotationEffect>")
        #expect(name(c.rotation3DEffect(.zero, axis: (0, 1, 0))) == "ModifiedContent<Rectangle, _Rotation3DEffect>")
        #expect(name(c.scaleEffect(2)) == "ModifiedContent<Rectangle, _ScaleEffect>")
        #expect(name(c.transformEffect(.identity)) == "ModifiedContent<Rectangle, _TransformEffect>")
        #expect(name(c.projectionEffect(ProjectionTransform())) == "ModifiedContent<Rectangle, _ProjectionEffect>")
        #expect(name(c.shadow(radius: 2)) == "ModifiedContent<Rectangle, _ShadowEffect>")
        #expect(name(c.mask { Circle() }) == "ModifiedContent<Rectangle, _MaskEffect<Circle>>")
        #expect(name(c.clipShape(Circle())) == "ModifiedContent<Rectangle, _ClipEffect<Circle>>")
        #expect(name(c.cornerRadius(3)) == "ModifiedContent<Rectangle, _ClipEffect<RoundedRectangle>>")
        #expect(name(c.clipped()) == "ModifiedContent<Rectangle, _ClipEffect<Rectangle>>")
    }

    @Test func styles() {
        let c = Rectangle()
        #expect(name(c.foregroundStyle(.red)) == "ModifiedContent<Rectangle, _ForegroundStyleModifier<Color>>")
        #expect(
            name(c.foregroundColor(.red))
                == "ModifiedContent<Rectangle, _EnvironmentKeyWritingModifier<Optional<Color>>>")
        #expect(
            name(c.font(.title)) == "ModifiedContent<Rectangle, _EnvironmentKeyWritingModifier<Optional<Font>>>")
        #expect(name(c.background(.red)) == "ModifiedContent<Rectangle, _BackgroundStyleModifier<Color>>")
        #expect(
            name(c.background(.red, in: AnyShape(Circle())))
                == "ModifiedContent<Rectangle, _BackgroundShapeModifier<Color, AnyShape>>")
        #expect(name(c.overlay(.red)) == "ModifiedContent<Rectangle, _OverlayStyleModifier<Color>>")
        #expect(
            name(c.overlay(.red, in: Circle())) == "ModifiedContent<Rectangle, _OverlayShapeModifier<Color, Circle>>")
        #expect(name(c.fill(.red)) == "_ShapeView<Rectangle, Color>")
        #expect(name(c.body) == "_ShapeView<Rectangle, ForegroundStyle>")
        #expect(name(c.stroke(.red)) == "StrokeShapeView<Rectangle, Color, EmptyView>")
    }

    @Test func fields() {
        func labels(_ modifier: Any) -> [String] { Mirror(reflecting: modifier).children.compactMap(\.label) }
        #expect(labels(_RotationEffect(angle: .zero)) == ["angle", "anchor"])
        #expect(labels(_ScaleEffect(scale: .zero)) == ["scale", "anchor"])
        #expect(labels(_ShadowEffect(color: .red, radius: 1, offset: .zero)) == ["color", "radius", "offset"])
        #expect(labels(_BlurEffect(radius: 1)) == ["radius", "isOpaque"])
        #expect(labels(_ClipEffect(shape: Circle())) == ["shape", "style"])
    }
}
