import Foundation
import MartletCairo
import MartletDrawing
import Testing

@Suite struct SymbolTests {
    let library = SymbolLibrary.shared

    /// The names used most in open-source SwiftUI code, and some that are put together.
    static let common = [
        "plus", "trash", "clock", "checkmark", "star", "magnifyingglass", "xmark", "star.fill", "xmark.circle.fill",
        "ellipsis",
        "gear", "list.bullet", "chevron.right", "heart.fill", "arrow.clockwise", "person.crop.circle",
        "square.and.arrow.up",
        "exclamationmark.triangle.fill", "plus.circle", "calendar", "sparkles", "ellipsis.circle", "gearshape",
        "pencil", "globe",
        "play.fill", "photo", "bell", "house", "wifi", "pawprint.fill", "paperplane", "1.circle", "heart.circle.fill",
        "a.square",
        "bell.slash.fill", "folder.badge.plus", "doc.badge.gearshape", "moon.circle.fill", "trash.slash",
        "42.circle.fill",
    ]

    @Test(arguments: common) func symbolsDrawInsideTheirFrame(_ name: String) throws {
        let symbol = try #require(library.symbol(named: name), "no symbol \(name)")
        let size = CGSize(width: symbol.size.width * 20, height: symbol.size.height * 20)
        let item = DisplayItem(
            .vector(
                symbol, in: CGRect(x: 10, y: 10, width: size.width, height: size.height),
                tint: .color(RasterTests.orange)))
        let map = try Pictures.render(item, 60, 60, scale: 2)
        let ink = try #require(map.ink, "\(name) draws nothing")
        let frame = CGRect(x: 20, y: 20, width: size.width * 2, height: size.height * 2).insetBy(dx: -1.5, dy: -1.5)
        #expect(frame.holds(ink), "\(name): ink \(ink), frame \(frame)")
        #expect(ink.width > frame.width * 0.5 || ink.height > frame.height * 0.5)
        let dark = map[Int(ink.midX), Int(ink.midY)]
        #expect(dark.a == 0 || dark.r >= dark.g, "\(name) takes its tint")
    }

    /// Layout sizes at 13 points, measured on macOS 26.2 (iamcgn/swiftui-web, Fixtures/Goldens/symbol/catalog-13).
    @Test func measuredSizesAreKept() throws {
        for (name, width, height, below) in [
            ("arrow.left", 15.0, 12.0, 1.0), ("trash", 14.5, 16.5, 3), ("xmark", 13.5, 12.5, 1.5),
            ("wifi", 17, 13, 1.5),
            ("trash.circle", 15, 15, 3), ("backward.fill", 19.5, 12, 1.5),
        ] {
            let symbol = try #require(library.symbol(named: name))
            #expect(
                abs(symbol.size.width * 13 - width) < 1e-9 && abs(symbol.size.height * 13 - height) < 1e-9, "\(name)")
            let baseline = try #require(symbol.baseline)
            #expect(abs(baseline * 13 - (height - below)) < 1e-9, "\(name)")
        }
    }

    @Test(arguments: [
        "", "nonsense", "nonsense.fill", "nonsense.circle", ".circle", "fill", ".fill", "plus.badge.nonsense",
    ])
    func unknownNamesAreNil(_ name: String) { #expect(library.symbol(named: name) == nil) }

    @Test func everyDrawingIsSoundSVG() throws {
        let names = SymbolLibrary.names
        #expect(names.count > 900)
        for name in names {
            let symbol = try #require(library.symbol(named: name))
            #expect(ImageCodec.vector(symbol.data) != nil, "\(name)")
            #expect(
                symbol.size.width > 0.1 && symbol.size.width < 3 && symbol.size.height > 0.1 && symbol.size.height < 3,
                "\(name)")
        }
    }

    @Test func thePlatformInstallsItself() {
        CairoPlatform.install()
        #expect(Drawing.symbolProvider?.symbol(named: "star") != nil)
        #expect(Drawing.decoder?.decode(ImageTests.four.png) == ImageTests.four)
    }
}
