import Foundation
import SwiftUI
import Testing

@testable import MartletTesting

private struct Wave: Shape {
    var height: CGFloat
    var animatableData: CGFloat {
        get { height }
        set { height = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + height))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}

private struct Fan: Layout {
    var distance: CGFloat
    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * distance, y: bounds.minY), proposal: .unspecified)
        }
    }
}

private struct Lean: GeometryEffect {
    var by: CGFloat
    var animatableData: CGFloat {
        get { by }
        set { by = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: by, d: 1, tx: 0, ty: 0))
    }
}

private func gray(_ x: Double) -> Color { Color(red: x, green: 1 - x, blue: 0.5) }
private let box = Color.red

/// Everything that changes continuously without further ado.
private let cases: [AttributeCase] = [
    // Geometry
    .init("offset") { box.frame(width: 20, height: 20).offset(x: 40 * $0, y: 0 - 20 * $0) },
    .init("position") { box.frame(width: 20, height: 20).position(x: 20 + 100 * $0, y: 30) },
    .init("frame width") { box.frame(width: 20 + 100 * $0, height: 20) },
    .init("frame height") { box.frame(width: 20, height: 20 + 80 * $0) },
    .init("padding") { box.padding(40 * $0) },
    .init("padding of one edge") { box.padding(.leading, 40 * $0) },
    .init("stack spacing") { x in
        HStack(spacing: 40 * x) {
            box.frame(width: 20, height: 20)
            Color.blue.frame(width: 20, height: 20)
        }
    },
    .init("alignment guide") { x in
        ZStack {
            box.frame(width: 60, height: 60)
            Color.blue.frame(width: 20, height: 20).alignmentGuide(HorizontalAlignment.center) { _ in 30 * x }
        }
    },
    .init("grid spacing") { x in
        Grid(horizontalSpacing: 30 * x, verticalSpacing: 10 * x) {
            GridRow {
                box.frame(width: 20, height: 20)
                box.frame(width: 20, height: 20)
            }
            GridRow {
                box.frame(width: 20, height: 20)
                box.frame(width: 20, height: 20)
            }
        }
    },
    .init("layout of one's own") { x in
        Fan(distance: 20 + 40 * x) {
            box.frame(width: 10, height: 10)
            box.frame(width: 10, height: 10)
            box.frame(width: 10, height: 10)
        }
    },
    .init("any layout") { x in
        AnyLayout(Fan(distance: 20 + 40 * x)) {
            box.frame(width: 10, height: 10)
            box.frame(width: 10, height: 10)
        }
    },
    .init("size of a shape's frame") { Circle().frame(width: 40 + 60 * $0, height: 40 + 60 * $0) },
    .init("safe area padding") { box.safeAreaPadding(.top, 40 * $0) },

    // Effects
    .init("opacity") { box.opacity(0.9 - 0.8 * $0) },
    .init("scale") { box.frame(width: 20, height: 20).scaleEffect(1.5 + 2 * $0) },
    .init("scale by axis") { box.frame(width: 20, height: 20).scaleEffect(x: 1.5 + $0, y: 2 - $0) },
    .init("anchor of a scale") { box.frame(width: 20, height: 20).scaleEffect(2, anchor: UnitPoint(x: $0, y: 0)) },
    .init("rotation", tolerance: 0.1) { box.frame(width: 20, height: 20).rotationEffect(.degrees(10 + 100 * $0)) },
    .init("rotation in space", tolerance: 0.1) {
        box.frame(width: 20, height: 20).rotation3DEffect(.degrees(10 + 40 * $0), axis: (x: 0, y: 1, z: 0))
    },
    .init("axis of a rotation in space", tolerance: 0.1) {
        box.frame(width: 20, height: 20).rotation3DEffect(.degrees(40), axis: (x: $0, y: 1, z: 0))
    },
    .init("perspective", tolerance: 0.1) {
        box.frame(width: 20, height: 20)
            .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), perspective: 0.2 + 0.5 * $0)
    },
    .init("blur") { box.blur(radius: 1 + 10 * $0) },
    .init("shadow radius") { box.shadow(radius: 1 + 10 * $0) },
    .init("shadow offset") { box.shadow(radius: 4, x: 10 * $0, y: -5 * $0) },
    .init("brightness") { box.brightness(0.1 + 0.5 * $0) },
    .init("contrast") { box.contrast(1.1 + $0) },
    .init("saturation") { box.saturation(0.9 - 0.8 * $0) },
    .init("grayscale") { box.grayscale(0.1 + 0.8 * $0) },
    .init("hue rotation") { box.hueRotation(.degrees(10 + 90 * $0)) },
    .init("geometry effect of one's own") { box.frame(width: 20, height: 20).modifier(Lean(by: 0.1 + $0)) },
    .init("geometry effect that layout ignores") {
        box.frame(width: 20, height: 20).modifier(Lean(by: 0.1 + $0).ignoredByLayout())
    },
    .init("visual effect") { x in box.visualEffect { content, _ in content.opacity(0.2 + 0.5 * x) } },
    .init("mask") { x in box.mask { Color.black.frame(width: 20 + 40 * x, height: 20) } },

    // Colours and styles
    .init("color view") { gray($0) },
    .init("fill of a shape") { Circle().fill(gray($0)) },
    .init("stroke of a shape") { Circle().stroke(gray($0), lineWidth: 3) },
    .init("foreground of a shape") { Circle().foregroundStyle(gray($0)) },
    .init("foreground of text") { Text("Hello").foregroundStyle(gray($0)) },
    .init("color of text itself") { Text("Hello").foregroundColor(gray($0)) },
    .init("foreground of a symbol") { Image(systemName: "star").foregroundStyle(gray($0)) },
    .init("background") { Text("Hello").background(gray($0)) },
    .init("background in a shape") { Text("Hello").background(gray($0), in: RoundedRectangle(cornerRadius: 10 * $0)) },
    .init("overlay") { Text("Hello").overlay(gray($0)) },
    .init("border") { box.border(gray($0), width: 2 + 4 * $0) },
    .init("opacity of a color") { Color.red.opacity(0.2 + 0.6 * $0) },
    .init("shape style opacity") { Circle().fill(Color.red.opacity(0.2 + 0.6 * $0)) },
    .init("tint") { ProgressView(value: 0.5).tint(gray($0)) },
    .init("linear gradient: colors") {
        LinearGradient(colors: [gray($0), .black], startPoint: .top, endPoint: .bottom)
    },
    .init("linear gradient: points") {
        LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: $0, y: 0), endPoint: UnitPoint(x: 1, y: 1 - $0))
    },
    .init("linear gradient: places of stops") {
        LinearGradient(
            stops: [.init(color: .red, location: 0.1 + 0.4 * $0), .init(color: .blue, location: 0.8)],
            startPoint: .leading, endPoint: .trailing)
    },
    .init("radial gradient") {
        Circle().fill(
            RadialGradient(
                colors: [gray($0), .black], center: UnitPoint(x: $0, y: 0.5), startRadius: 10 * $0,
                endRadius: 50 + 20 * $0))
    },
    .init("elliptical gradient") {
        EllipticalGradient(
            colors: [gray($0), .black], center: UnitPoint(x: $0, y: 0.5), startRadiusFraction: 0.1 * $0,
            endRadiusFraction: 0.5 + 0.4 * $0)
    },
    .init("angular gradient") {
        AngularGradient(colors: [gray($0), .black, gray($0)], center: .center, angle: .degrees(90 * $0))
    },
    .init("gradient of text") {
        Text("Hello").foregroundStyle(
            LinearGradient(colors: [gray($0), .black], startPoint: .leading, endPoint: .trailing))
    },
    .init("gradient as background") {
        Text("Hello").background(LinearGradient(colors: [gray($0), .black], startPoint: .top, endPoint: .bottom))
    },
    .init("gradient under an opacity") {
        Rectangle().fill(
            LinearGradient(colors: [.red, .black], startPoint: .top, endPoint: .bottom).opacity(0.2 + 0.5 * $0))
    },

    // Shapes
    .init("line width") { Circle().stroke(.red, lineWidth: 1 + 10 * $0) },
    .init("dash phase") {
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1 + 20 * $0))
    },
    .init("line width of a traced shape") { Circle().stroke(lineWidth: 1 + 10 * $0) },
    .init("border of a shape") { Circle().strokeBorder(.red, lineWidth: 1 + 10 * $0) },
    .init("trim", tolerance: 0.3) { Rectangle().trim(from: 0, to: 0.6 + 0.1 * $0).stroke(.red, lineWidth: 3) },
    .init("corner radius of a shape") { RoundedRectangle(cornerRadius: 2 + 20 * $0) },
    .init("uneven corners") { UnevenRoundedRectangle(topLeadingRadius: 2 + 20 * $0, bottomTrailingRadius: 30 * $0) },
    .init("shape of any type") { AnyShape(RoundedRectangle(cornerRadius: 2 + 20 * $0)) },
    .init("shape of one's own") { Wave(height: 10 + 50 * $0) },
    .init("inset") { Rectangle().inset(by: 20 * $0) },
    .init("offset of a shape") { Rectangle().offset(x: 20 * $0, y: 0) },
    .init("scale of a shape") { Rectangle().scale(0.4 + 0.5 * $0) },
    .init("size of a shape") { Rectangle().size(width: 20 + 20 * $0, height: 30) },
    .init("clip shape") { box.clipShape(RoundedRectangle(cornerRadius: 2 + 20 * $0)) },
    .init("corner radius of a view") { box.cornerRadius(2 + 20 * $0) },
    .init("container shape") {
        ContainerRelativeShape().padding(5).containerShape(RoundedRectangle(cornerRadius: 20 + 20 * $0))
    },

    // Text
    .init("font size", tolerance: 1.1) { Text("Hello").font(.system(size: 10 + 20 * $0)) },
    .init("kerning", tolerance: 1.1) { Text("Hello").kerning(10 * $0) },
    .init("tracking", tolerance: 1.1) { Text("Hello").tracking(10 * $0) },
    .init("baseline offset", tolerance: 1.1) { Text("Hello").baselineOffset(10 * $0) },
    .init("size of a symbol", tolerance: 1.1) { Image(systemName: "star").font(.system(size: 10 + 20 * $0)) },

    // Controls
    .init("progress", tolerance: 0.3) { ProgressView(value: 0.2 + 0.6 * $0) },
    .init("progress ring", tolerance: 0.6) { ProgressView(value: 0.3 + 0.15 * $0).progressViewStyle(.circular) },
]

@MainActor @Suite struct AttributeTests {
    @Test("after a part of a linear animation the picture is that of the part", arguments: cases)
    func closedForm(attribute: AttributeCase) async throws {
        let ui = attribute.make(0)
        try ui.tap("there")
        for step in 0...3 {
            let x = Double(step) / 4
            if step > 0 { await ui.advance(0.25) }
            let still = attribute.make(x)
            let distance = PictureNumbers(ui.displayList).distance(to: PictureNumbers(still.displayList))
            #expect(
                distance ?? .infinity <= attribute.tolerance,
                "at \(x) it is\n\(ui.displayList)\nand should be\n\(still.displayList)")
        }
        await ui.advance(0.3)
        ui.expectSameAsFresh()
        #expect(ui.displayList.count == attribute.make(1).displayList.count)
        #expect(!ui.asksForFrames)
    }

    @Test("turned around on the way, it goes on from where it is", arguments: cases)
    func turnedAround(attribute: AttributeCase) async throws {
        let ui = attribute.make(0)
        try ui.tap("there")
        await ui.advance(0.4)
        var before = PictureNumbers(ui.displayList)
        try ui.tap("back")
        let same = before.distance(to: PictureNumbers(ui.displayList))
        #expect(same ?? .infinity <= 0.02)
        // No frame brings it further than it would move in a few of them at full speed.
        let whole = PictureNumbers(attribute.make(0.02).displayList)
            .distance(to: PictureNumbers(attribute.make(0.98).displayList))
        for _ in 0..<30 {
            await ui.advance(1.0 / 60)
            let now = PictureNumbers(ui.displayList)
            if let step = now.distance(to: before), let whole { #expect(step <= whole / 10 + attribute.tolerance) }
            before = now
        }
        await ui.advance(1)
        ui.expectSameAsFresh()
        #expect(!ui.asksForFrames)
    }
}
