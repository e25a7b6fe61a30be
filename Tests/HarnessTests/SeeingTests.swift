import MartletTesting
import Testing

private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.platformMetrics) private var metrics

    var body: some View {
        GeometryReader { proxy in
            Text("\(scheme) \(direction) \(metrics) \(Int(proxy.size.width))")
        }
    }
}

@MainActor struct SeeingTests {
    @Test func targets() throws {
        let ui = Harness {
            VStack {
                Button("Same") {}
                Text("Same").accessibilityIdentifier("second")
                Text("Shown").accessibilityLabel("Read")
                Text("Gone").opacity(0)
                Text("Unread").accessibilityHidden(true)
            }
        }
        #expect(ui.texts == ["Same", "Same", "Shown", "Unread"])
        #expect(ui.count("Same") == 2)
        #expect(ui.count(.role(.button)) == 1)
        #expect(ui.exists(.id("second")))
        #expect(!ui.exists(.label("Shown")))
        #expect(ui.exists(.label("Read")))
        #expect(try ui.frame("Read") == ui.frame(.text("Shown")))
        #expect(try ui.frame("second") == ui.frame(.text("Same").nth(1)))
        #expect(!ui.exists("Gone"))
        #expect(try ui.opacity("Gone") == 0)
        #expect(ui.exists(.text("Unread")))
        let failure = #expect(throws: Harness.Failure.self) { try ui.frame("Same".nth(2)) }
        #expect(failure?.reason == .outOfRange(count: 2))
    }

    @Test func framesAreNotRounded() throws {
        let ui = Harness(size: CGSize(width: 101, height: 51)) { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("c") }
        #expect(try ui.frame("c") == CGRect(x: 45.5, y: 20.5, width: 10, height: 10))
        #expect(ui.size == CGSize(width: 10, height: 10))
    }

    @Test func surroundings() {
        let ui = Harness(size: CGSize(width: 400, height: 300), traits: .init(metrics: .touch, colorScheme: .dark)) { Reader() }
        #expect(ui.texts == ["dark leftToRight touch 400"])
        ui.resize(to: CGSize(width: 200, height: 100))
        ui.setTraits { $0.colorScheme = .light; $0.layoutDirection = .rightToLeft }
        #expect(ui.texts == ["light rightToLeft touch 200"])
    }

    @Test func picturesAreStraightColours() throws {
        let ui = Harness(size: CGSize(width: 20, height: 10)) {
            HStack(spacing: 0) { Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5); Color.clear }
        }
        let bitmap = try ui.bitmap(scale: 2)
        #expect(bitmap.width == 40 && bitmap.height == 20)
        #expect(bitmap[5, 5] == Pixel(r: 255, g: 0, b: 0, a: 128))
        #expect(bitmap[35, 5].a == 0)
        #expect(bitmap.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func snapshots() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let test = folder.appendingPathComponent("Test.swift").path
        let red = Harness(size: CGSize(width: 4, height: 4)) { Color.red }
        red.expectSnapshot("box", filePath: test)
        red.expectSnapshot("box", filePath: test)
        let blue = Harness(size: CGSize(width: 4, height: 4)) { Color.blue }
        withKnownIssue { blue.expectSnapshot("box", filePath: test) } matching: { issue in
            issue.comments.contains { "\($0)".contains("in 16 pixels, first at (0, 0)") }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/__Snapshots__")
        #expect(files.sorted() == ["box.diff.png", "box.new.png", "box.png"])
    }

    @Test func printedForms() throws {
        let ui = Harness(size: CGSize(width: 100, height: 50)) { Button("Go") {}.disabled(true) }
        #expect(ui.accessibility.description.contains("button \"Go\" disabled"))
        #expect(try !ui.isEnabled("Go"))
        #expect(ui.displayList.hasPrefix("list 100x50"))
        #expect(ui.tree.hasPrefix("Root (0.0, 0.0, 100.0, 50.0)"))
        #expect(!ui.graph.nodes.isEmpty)
        let data = try JSONEncoder().encode(ui.accessibility)
        #expect(try JSONDecoder().decode(AccessibilitySnapshot.self, from: data) == ui.accessibility)
    }
}
