import MartletDrawing
import Testing

@testable import MartletCore

private nonisolated struct Lean: GeometryEffect {
    var by: CGFloat

    var animatableData: CGFloat {
        get { by }
        set { by = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: by, d: 1, tx: -by * size.height / 2, ty: 0))
    }
}

/// Shapes, effects and transforms leave layout alone, or take part in it as measured on SwiftUI.
@MainActor @Suite struct PictureGoldenTests {
    private var zigzag: Path {
        var path = Path()
        path.addLines([CGPoint(x: 5, y: 35), CGPoint(x: 25, y: 5), CGPoint(x: 45, y: 35), CGPoint(x: 65, y: 5)])
        return path
    }

    @Test func borders() throws {
        try Golden.check("shape-border") {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    Color.gray.frame(width: 31, height: 16).named("inner").border(Color.red).named("outer")
                    Color.gray.frame(width: 31, height: 16).padding(6).border(Color.blue, width: 3).named("padded")
                    Color.gray.frame(width: 17.5, height: 16).border(Color.red, width: 8).named("thick")
                    Color.gray.frame(width: 18.5, height: 16).border(Color.green, width: 0).named("none")
                }
                .named("upper")
                HStack(spacing: 8) {
                    Color.gray.frame(width: 60, height: 30).border(Color.black).named("tile")
                    Color.gray.frame(width: 60, height: 30).border(Color.black, width: 2).padding(4).border(Color.blue)
                        .named("nested")
                    Circle().frame(width: 30, height: 30).border(Color.purple, width: 2).named("disc")
                }
                .named("lower")
            }
            .named("all")
        }
    }

    @Test func builtinShapes() throws {
        try Golden.check("shape-builtin") {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    RoundedRectangle(cornerRadius: 16).frame(width: 80, height: 50).named("smooth")
                    RoundedRectangle(cornerRadius: 16, style: .circular).frame(width: 80, height: 50).named("round")
                    RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).frame(width: 80, height: 50).named(
                        "elliptic")
                    UnevenRoundedRectangle(
                        cornerRadii: .init(topLeading: 4, bottomLeading: 20, bottomTrailing: 4, topTrailing: 20)
                    ).frame(width: 60, height: 50).named("uneven")
                }
                .named("upper")
                HStack(spacing: 8) {
                    Capsule().frame(width: 100, height: 40).named("pill")
                    Capsule(style: .circular).frame(width: 100, height: 40).named("pillRound")
                    Capsule().frame(width: 30, height: 60).named("pillTall")
                    Circle().named("disc").frame(width: 70, height: 40)
                }
                .named("middle")
                HStack(spacing: 8) {
                    Ellipse().frame(width: 90, height: 40).named("oval")
                    Rectangle().frame(width: 60, height: 40).named("plain")
                    RoundedRectangle(cornerRadius: 40).frame(width: 60, height: 40).named("limited")
                    AnyShape(Circle()).named("erased").frame(width: 60, height: 40)
                }
                .named("lower")
            }
            .named("all")
        }
    }

    @Test func strokes() throws {
        try Golden.check("shape-stroke") {
            VStack(spacing: 12) {
                HStack(spacing: 8) {
                    Circle().stroke(Color.blue, lineWidth: 4).named("ring").frame(width: 50, height: 50)
                    Circle().strokeBorder(Color.blue, lineWidth: 4).named("inner").frame(width: 50, height: 50)
                    Circle().stroke(lineWidth: 6).named("thick").frame(width: 50, height: 50)
                    Circle().fill(Color.yellow).stroke(Color.red, lineWidth: 3).named("filled").frame(
                        width: 50, height: 50)
                    Circle().stroke(Color.red, lineWidth: 3).fill(Color.yellow).named("covered").frame(
                        width: 50, height: 50)
                }
                .named("upper")
                HStack(spacing: 8) {
                    RoundedRectangle(cornerRadius: 8).stroke(
                        Color.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4])
                    ).frame(width: 80, height: 40).named("dashes")
                    Rectangle().stroke(Color.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12]))
                        .frame(width: 80, height: 40).named("dots")
                    Capsule().strokeBorder(Color.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3))
                        .frame(width: 80, height: 40).named("pill")
                }
                .named("middle")
                HStack(spacing: 8) {
                    zigzag.stroke(Color.blue, style: StrokeStyle(lineWidth: 6, lineJoin: .miter)).frame(
                        width: 70, height: 40
                    ).named("sharp")
                    zigzag.stroke(Color.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
                        .frame(width: 70, height: 40).named("soft")
                    zigzag.stroke(Color.blue, style: StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .bevel))
                        .frame(width: 70, height: 40).named("cut")
                }
                .named("lower")
            }
            .named("all")
        }
    }

    @Test func shapesInARow() throws {
        try Golden.check("paint-shapes") {
            HStack(spacing: 10) {
                Circle().named("disc")
                Rectangle().frame(width: 40).named("bar")
                RoundedRectangle(cornerRadius: 8).frame(width: 40, height: 40).named("tile")
                Capsule().frame(width: 60, height: 30).named("pill")
                Ellipse().frame(width: 50, height: 30).named("oval")
            }
            .frame(height: 100)
            .named("row")
        }
    }

    @Test func clips() throws {
        try Golden.check("paint-clipping") {
            VStack(spacing: 10) {
                Color.gray.frame(width: 100, height: 60).named("clipped").clipShape(RoundedRectangle(cornerRadius: 12))
                Color.gray.frame(width: 100, height: 60).named("rounded").cornerRadius(20)
                Color.gray.frame(width: 100, height: 40).opacity(0.5).named("faint")
            }
            .named("column")
        }
    }

    @Test func transforms() throws {
        try Golden.check("transform-basic") {
            VStack(spacing: 24) {
                HStack(spacing: 40) {
                    Color.gray.frame(width: 40, height: 40).offset(x: 10, y: 6).named("offsetTile")
                    Color.gray.frame(width: 40, height: 40).rotationEffect(.degrees(45)).named("rotatedTile")
                    Color.gray.frame(width: 40, height: 40).scaleEffect(1.5).named("scaledTile")
                }
                .named("upper")
                HStack(spacing: 40) {
                    Color.gray.frame(width: 40, height: 40).rotationEffect(.degrees(30), anchor: .topLeading).named(
                        "cornerTurn")
                    Color.gray.frame(width: 40, height: 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).named("flat")
                    Color.gray.frame(width: 19.5, height: 16).rotationEffect(.degrees(-20)).named("tilted")
                }
                .named("lower")
                Color.gray.frame(width: 60, height: 20).transformEffect(CGAffineTransform(translationX: 20, y: -4))
                    .named("affineTile")
            }
            .named("column")
        }
    }

    @Test func projections() throws {
        try Golden.check("transform-3d") {
            VStack(spacing: 30) {
                HStack(spacing: 40) {
                    Color.gray.frame(width: 40, height: 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1))
                        .named("turned")
                }
                .named("upper")
                HStack(spacing: 40) {
                    Color.gray.frame(width: 40, height: 40).projectionEffect(
                        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
                    ).named("projected")
                    Color.gray.frame(width: 40, height: 40).modifier(Lean(by: 0.4)).named("leaning")
                }
                .named("lower")
            }
            .named("all")
        }
    }

    @Test func hidden() throws {
        try Golden.check("effects-hidden") {
            VStack(spacing: 10) {
                Color.gray.frame(width: 38.5, height: 16).named("above")
                Color.gray.frame(width: 80, height: 30).hidden().named("ghost")
                Color.gray.frame(width: 36.5, height: 16).named("below")
                HStack(spacing: 8) {
                    Color.gray.frame(width: 60.5, height: 24).hidden().named("ghostWide")
                    Color.gray.frame(width: 40, height: 20).named("seen")
                }
                .named("row")
                Color.gray.frame(width: 60, height: 20).opacity(0).named("clear")
            }
            .named("all")
        }
    }

    @Test func drawingOrder() throws {
        try Golden.check("effects-zindex") {
            VStack(spacing: 30) {
                ZStack {
                    Color.gray.frame(width: 80, height: 80).offset(x: -25, y: -15).zIndex(2).named("topmost")
                    Color.gray.frame(width: 80, height: 80).named("plain")
                    Color.gray.frame(width: 80, height: 80).offset(x: 25, y: 15).zIndex(1).named("second")
                    Color.gray.frame(width: 120, height: 120).zIndex(-1).named("bottom")
                }
                .named("pile")
                HStack(spacing: -30) {
                    Color.gray.frame(width: 70, height: 50).named("one")
                    Color.gray.frame(width: 70, height: 50).zIndex(1).named("two")
                    Color.gray.frame(width: 70, height: 50).named("three")
                }
                .named("row")
            }
            .named("all")
        }
    }

    @Test func aspectRatio() throws {
        try Golden.check("image-aspect-ratio") {
            VStack(spacing: 8) {
                HStack(alignment: .top, spacing: 8) {
                    Color.red.aspectRatio(1.6, contentMode: .fit).named("fitWideIn").frame(width: 100, height: 40)
                        .named("fitWide")
                    Color.red.aspectRatio(1.6, contentMode: .fit).named("fitTallIn").frame(width: 40, height: 100)
                        .named("fitTall")
                    Color.red.aspectRatio(1.6, contentMode: .fill).named("fillIn").frame(width: 40, height: 60).named(
                        "fill")
                    Color.red.aspectRatio(1.6, contentMode: .fill).named("fillClipIn").frame(width: 40, height: 60)
                        .clipped().named("fillClip")
                    Color.red.aspectRatio(1, contentMode: .fit).named("squareIn").frame(width: 60, height: 40).named(
                        "square")
                    Color.red.aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).named("thirdIn").frame(
                        width: 30, height: 30
                    ).named("third")
                }
                .named("upper")
                HStack(alignment: .top, spacing: 8) {
                    Color.red.aspectRatio(1.6, contentMode: .fit).named("wIn").frame(width: 100).named("w")
                    Color.red.aspectRatio(1.6, contentMode: .fit).named("hIn").frame(height: 30).named("h")
                    Color.gray.frame(width: 64, height: 40).aspectRatio(nil, contentMode: .fit).named("rigidIn").frame(
                        width: 100, height: 40
                    ).named("rigid")
                    Color.red.aspectRatio(0.3125, contentMode: .fit).named("free")
                }
                .frame(height: 100)
                .named("lower")
                Color.blue.aspectRatio(2, contentMode: .fit).named("twoIn").frame(width: 100, height: 100).named("two")
            }
            .named("all")
        }
    }

    @Test func resizable() throws {
        try Golden.check("image-resizable") {
            VStack(spacing: 8) {
                HStack(spacing: 8) {
                    Color.red.frame(width: 30, height: 30).named("shrunk")
                    Color.red.frame(width: 96, height: 30).named("stretched")
                    Color.gray.frame(width: 64, height: 40).frame(width: 30, height: 30).named("over")
                    Color.gray.frame(width: 64, height: 40).frame(width: 30, height: 30).clipped().named("overClip")
                }
                .named("upper")
                Color.red.frame(height: 24).named("freeWidth")
                HStack(spacing: 0) {
                    Color.red.named("halfA")
                    Color.blue.named("halfB")
                }
                .frame(height: 40)
                .named("middle")
                Color.red.padding(10).background(Color.yellow).frame(width: 120, height: 60).named("padded")
            }
            .named("all")
        }
    }

    @Test func section() throws {
        try Golden.check("section-modifier") {
            VStack(spacing: 0) {
                Section {
                    Color.gray.frame(width: 35, height: 16).named("rowA")
                } header: {
                    Color.gray.frame(width: 34.5, height: 16).named("headA")
                }
                .padding()
                Section {
                    Color.gray.frame(width: 45, height: 16).named("rowB")
                } footer: {
                    Color.gray.frame(width: 39.5, height: 16).named("footB")
                }
                .frame(width: 120, height: 30)
                .background(Color.blue)
            }
            .named("column")
        }
    }

}
