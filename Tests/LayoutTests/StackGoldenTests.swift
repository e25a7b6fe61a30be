import MartletDrawing
import Testing

@testable import MartletCore

/// Stacks, frames and padding against frames measured on SwiftUI: one test a file of Tests/Fixtures/layout.
@MainActor @Suite struct StackGoldenTests {
    @Test func divider() throws {
        try Golden.check("layout-divider") {
            VStack(spacing: 0) {
                Box().frame(width: 100, height: 20).named("head")
                Divider().named("lineH")
                HStack(spacing: 0) {
                    Box().frame(width: 20, height: 60).named("west")
                    Divider().named("lineV")
                    Box().frame(width: 20, height: 60).named("east")
                }
                .named("lower")
            }
            .named("all")
        }
    }

    @Test func fixedFrame() throws {
        try Golden.check("layout-frame-fixed") {
            Box().frame(width: 40, height: 40).named("core")
                .frame(width: 120, height: 80, alignment: .topLeading)
                .named("shell")
        }
    }

    @Test func modifierOnGroup() throws {
        try Golden.check("layout-group-modifier") {
            HStack(spacing: 0) {
                Group {
                    Box().named("one")
                    Box().named("two")
                }
                .frame(width: 50, height: 50)
                .padding(5)
                Box().named("rest")
            }
        }
    }

    @Test func rowAlignment() throws {
        try Golden.check("layout-hstack-alignment") {
            VStack(spacing: 0) {
                HStack(alignment: .top, spacing: 4) {
                    Box(20, 60).named("topTall")
                    Box(20, 30).named("topShort")
                }
                HStack(alignment: .bottom, spacing: 4) {
                    Box(20, 60).named("bottomTall")
                    Box(20, 30).named("bottomShort")
                }
            }
        }
    }

    @Test func distribution() throws {
        try Golden.check("layout-hstack-distribution") {
            HStack(spacing: 0) {
                Box().named("flexA")
                Box().frame(width: 50).named("fixed")
                Box().named("flexB")
            }
        }
    }

    @Test func rigidRowInColumn() throws {
        try Golden.check("layout-hstack-ideal") {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    Box(30, 30).named("a")
                    Box(40, 30).named("b")
                }
                .named("row")
                Box(200, 10).named("ruler")
            }
            .named("column")
        }
    }

    @Test func nestedStacks() throws {
        try Golden.check("layout-nested-stacks") {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Box().named("wide")
                    Box().frame(width: 80).named("narrow")
                }
                .padding(10)
                .named("upper")
                HStack {
                    Box().frame(width: 40, height: 40).named("west")
                    Spacer()
                    Box().frame(width: 40, height: 40).named("east")
                }
                .frame(height: 60)
                .named("lower")
            }
        }
    }

    @Test func defaultPadding() throws {
        try Golden.check("layout-padding-default") { Box().named("core").padding().named("shell") }
    }

    @Test func paddingByEdge() throws {
        try Golden.check("layout-padding-edges") {
            Box()
                .named("core")
                .padding(.leading, 30)
                .padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .named("shell")
        }
    }

    @Test func rootIsCentred() throws {
        try Golden.check("layout-root-centering") { Box(50, 30).named("tile") }
    }

    @Test func spacer() throws {
        try Golden.check("layout-spacer") {
            HStack {
                Box(50, 50).named("a")
                Spacer().named("gap")
                Box(50, 50).named("z")
            }
            .named("row")
        }
    }

    @Test func columnAlignment() throws {
        try Golden.check("layout-vstack-alignment") {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    Box(100, 20).named("leadWide")
                    Box(50, 20).named("leadNarrow")
                }
                .named("leadColumn")
                VStack(alignment: .trailing, spacing: 4) {
                    Box(100, 20).named("trailWide")
                    Box(50, 20).named("trailNarrow")
                }
                .named("trailColumn")
            }
        }
    }

    @Test func defaultSpacing() throws {
        try Golden.check("layout-vstack-spacing-default") {
            VStack {
                Box(50, 50).named("top")
                Box(50, 50).named("low")
            }
            .named("column")
        }
    }

    @Test func layersFill() throws {
        try Golden.check("layout-zstack-fill") {
            ZStack(alignment: .topLeading) {
                Box().named("ground")
                Box(30, 30).named("corner")
            }
        }
    }

    @Test func nestedForEach() throws {
        try Golden.check("foreach-nested") {
            VStack {
                ForEach(0..<2) { r in
                    HStack {
                        ForEach(0..<3) { c in Box(30, 20).named("r\(r)c\(c)") }
                    }
                    .named("line\(r)")
                }
            }
            .named("block")
        }
    }

    @Test func backgroundAndOverlay() throws {
        try Golden.check("paint-background-overlay") {
            VStack(spacing: 20) {
                Box(100, 60).named("card")
                    .background(alignment: .bottomTrailing) { Box(20, 20).named("behind") }
                    .overlay(alignment: .topLeading) { Box(10, 10).named("front") }
                    .named("cardOuter")
                Box(31, 16).named("label")
                    .padding(4)
                    .background { Box().named("labelBack") }
                    .named("labelOuter")
                Box(40, 20).named("small")
                    .background { Box(80, 40).named("bigBack") }
                    .named("smallOuter")
            }
        }
    }

    @Test func shapes() throws {
        try Golden.check("shape-layout") {
            VStack(spacing: 8) {
                HStack(spacing: 0) {
                    Disc()() {}.named("disc")
                    Box().named("oval")
                    Box().named("pill")
                    Disc()() {}.named("ring")
                }
                .frame(height: 40)
                .named("upper")
                HStack(spacing: 4) {
                    Box().named("flex")
                    Box().frame(width: 40).named("fixed")
                    Box().frame(width: 20).named("thin")
                    Box().frame(maxWidth: 50).named("capped")
                }
                .frame(width: 200, height: 30)
                .named("middle")
                HStack(spacing: 4) {
                    Box().fixedSize().named("idealRect")
                    Disc()() {}.fixedSize().named("idealDisc")
                    Disc()() {}.fixedSize().named("idealRing")
                    VStack(spacing: 0) {
                        Disc()() {}.named("stackDisc")
                        Box().named("stackRect")
                    }
                    .frame(width: 60, height: 100)
                    .named("tower")
                }
                .named("lower")
            }
            .named("all")
        }
    }

    @Test func canvases() throws {
        try Golden.check("canvas-sizing") {
            VStack(spacing: 8) {
                Box(38.5, 16).named("above")
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                }
                .named("flexible")
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
                }
                .frame(width: 80, height: 50)
                .named("framed")
            }
            .named("all")
        }
    }
}
