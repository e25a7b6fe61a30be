import Foundation
import SwiftUI
import Testing

@testable import MartletTesting

@MainActor @Suite struct CanvasTests {
    private func canvas(
        _ size: CGSize = CGSize(width: 40, height: 40), _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> Harness { Harness(size: size) { Canvas(renderer: draw) } }

    private func color(_ ui: Harness, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixel = try ui.bitmap()[x, y]
        return [pixel.r, pixel.g, pixel.b, pixel.a]
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("paths are filled and traced in order, in the size of the canvas") func paths() throws {
        let (red, blue) = (red, blue)
        let ui = canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
            context.stroke(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(blue), lineWidth: 4)
        }
        #expect(try color(ui, 2, 2) == [255, 0, 0, 255])
        #expect(try color(ui, 10, 20) == [0, 0, 255, 255])
        #expect(try color(ui, 20, 20) == [255, 0, 0, 255])
    }

    @Test("a copy of a context has a state of its own and draws into the same layer") func copies() throws {
        let (red, blue) = (red, blue)
        let ui = canvas { context, _ in
            var moved = context
            moved.translateBy(x: 20, y: 0)
            moved.scaleBy(x: 0.5, y: 1)
            moved.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(red))
            context.opacity = 0.5
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 40)), with: .color(blue))
        }
        #expect(try color(ui, 25, 20) == [255, 0, 0, 255])
        #expect(try color(ui, 32, 20) == [0, 0, 0, 0])
        #expect(abs(Int(try color(ui, 5, 20)[3]) - 128) <= 1)
    }

    @Test("clips, inverse clips and masks cut what is drawn later") func clips() throws {
        let red = red
        let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        let half = Path(CGRect(x: 0, y: 0, width: 20, height: 40))
        let inside = canvas { context, _ in
            context.clip(to: half)
            #expect(context.clipBoundingRect == half.boundingRect)
            context.fill(all, with: .color(red))
        }
        #expect(try color(inside, 10, 20)[3] == 255 && color(inside, 30, 20)[3] == 0)
        let outside = canvas { context, _ in
            context.clip(to: half, options: .inverse)
            context.fill(all, with: .color(red))
        }
        #expect(try color(outside, 10, 20)[3] == 0 && color(outside, 30, 20)[3] == 255)
        for isInverse in [false, true] {
            let masked = canvas { context, _ in
                context.clipToLayer(opacity: 0.5, options: isInverse ? .inverse : []) {
                    $0.fill(half, with: .color(.black))
                }
                context.fill(all, with: .color(red))
            }
            #expect(abs(Int(try color(masked, 10, 20)[3]) - 128) <= 1)
            #expect(try color(masked, 30, 20)[3] == (isInverse ? 255 : 0))
        }
    }

    @Test("a layer is one picture: opacity and filters apply once") func layers() throws {
        let red = red
        let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        let ui = canvas { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(red))
                layer.fill(square, with: .color(red))
            }
        }
        #expect(abs(Int(try color(ui, 20, 20)[3]) - 128) <= 1)
        let gray = canvas { context, _ in
            context.addFilter(.grayscale(1))
            context.fill(square, with: .color(red))
        }
        let pixel = try color(gray, 20, 20)
        #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2])
        let blended = canvas { context, _ in
            context.fill(square, with: .color(red))
            context.blendMode = .multiply
            context.fill(square, with: .color(Color(red: 0, green: 1, blue: 0)))
        }
        #expect(try color(blended, 20, 20) == [0, 0, 0, 255])
    }

    @Test("gradients have their points in user space") func gradients() throws {
        let ui = canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 10, y: 0),
                    endPoint: CGPoint(x: 30, y: 0)))
        }
        #expect(try color(ui, 5, 20)[0] == 0)
        #expect(try color(ui, 35, 20)[0] == 255)
        #expect(try (90...170).contains(color(ui, 20, 20)[0]))
    }

    @Test("images, texts and views are drawn at a point or into a rectangle") func contents() throws {
        let ui = Harness(size: CGSize(width: 100, height: 40)) {
            Canvas { context, size in
                let text = context.resolve(Text("Hello"))
                #expect(text.measure(in: size).width > 10)
                context.draw(text, at: CGPoint(x: 20, y: 20))
                context.draw(Image(systemName: "star"), in: CGRect(x: 40, y: 10, width: 20, height: 20))
                #expect(context.resolveSymbol(id: "other") == nil)
                if let box = context.resolveSymbol(id: "box") {
                    #expect(box.size == CGSize(width: 10, height: 10))
                    context.draw(box, at: CGPoint(x: 80, y: 20))
                }
            } symbols: {
                Color.red.frame(width: 10, height: 10).tag("box")
            }
        }
        let list = ui.displayList
        #expect(list.contains("text \"Hello\""))
        #expect(list.contains("vector in (40, 10) 20x20"))
        #expect(list.contains("translate (75, 15)"))
    }

    @Test("the closure runs when something that it has read is another, and at no other time") func runs() async throws
    {
        struct Screen: View {
            let notes: Notes
            @State private var width = 10.0
            @State private var other = 0
            var body: some View {
                VStack {
                    Button("wider") { width += 10 }
                    Button("other \(other)") { other += 1 }
                    Drawing(width: width, notes: notes)
                }
            }
        }
        struct Drawing: View {
            let width: Double
            let notes: Notes
            var body: some View {
                Canvas { context, size in
                    context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .foreground)
                    _ = MainActor.assumeIsolated { notes.note(width) }
                }
            }
        }
        let notes = Notes()
        let ui = Harness { Screen(notes: notes) }
        _ = ui.displayList
        let first = notes.entries.count
        try ui.tap("other 0")
        _ = ui.displayList
        #expect(notes.entries.count == first)
        try ui.tap("wider")
        #expect(ui.displayList.contains("20x10"))
        #expect(notes.entries.last == "20.0")
        ui.expectSameAsFresh()
        let before = notes.entries.count
        ui.setTraits { $0.colorScheme = .dark }
        #expect(ui.displayList.contains("#FFFFFF"))
        #expect(notes.entries.count > before)
    }

    @Test("a timeline around it draws each frame, and no body runs") func timeline() async throws {
        struct Clock: View {
            var body: some View {
                TimelineView(.animation) { context in
                    Canvas { drawing, size in
                        let seconds = context.date.timeIntervalSinceReferenceDate
                        drawing.fill(
                            Path(CGRect(x: seconds * 10, y: 0, width: 5, height: 5)), with: .color(.red))
                    }
                }
            }
        }
        let ui = Harness(traits: .init(startDate: Date(timeIntervalSinceReferenceDate: 0))) { Clock() }
        ui.forget()
        await ui.advance(1)
        #expect(ui.displayList.contains("rect (10, 0) 5x5"))
        await ui.advance(0.5)
        #expect(ui.displayList.contains("rect (15, 0) 5x5"))
        #expect(ui.bodies(of: Clock.self) == 0)
    }
}
