import Foundation
import Testing

/// The table in Tests/Fixtures/layout/README.md: every golden is used, or it says why not.
@Suite struct GoldenTableTests {
    /// All goldens, copied from the folder that they came in; a new one is added here first.
    static let names = """
        animation-frame animation-implicit animation-transition button-basic button-styles canvas-sizing
        customlayout-any customlayout-flow customlayout-values datepicker-styles disclosure-basic
        effects-hidden effects-zindex foreach-empty foreach-identity foreach-nested form-basic form-styles
        grid-alignment grid-basic grid-flexible grid-modifiers grid-spacing groupbox-basic
        image-aspect-ratio image-resizable image-stack-spacing image-swap ios-form-basic ios-layout-basics
        ios-list-plain ios-list-spacing ios-nav-push ios-nav-scroll ios-picker-basic ios-stepper-basic
        ios-text-styles ios-textfield-basic ios-toggle-basic label-basic labeledcontent-basic
        labeledcontent-form layout-divider layout-frame-fixed layout-group-modifier layout-hstack-alignment
        layout-hstack-distribution layout-hstack-ideal layout-nested-stacks layout-padding-default
        layout-padding-edges layout-root-centering layout-rtl-custom layout-rtl-scroll layout-rtl-shapes
        layout-rtl-stacks layout-rtl-text layout-spacer layout-vstack-alignment
        layout-vstack-spacing-default layout-zstack-fill lazy-grid-alignment lazy-grid-sections lazy-grids
        lazy-laziness lazy-pinned-both lazy-pinned-footers list-basic list-modifiers list-outline
        list-pinning list-steps list-styles matched-follower nav-basic paint-background-overlay
        paint-clipping paint-shapes picker-basic pressure-alone25 pressure-alone45 pressure-heights
        pressure-overflow pressure-row-tight pressure-spacer-min0 pressure-spacer-min30 pressure-stack-fits
        pressure-stack-tight pressure-three-texts pressure-two-texts-swapped progress-basic
        scroll-anchor-roles scroll-both scroll-children scroll-geometry scroll-horizontal scroll-margins
        scroll-narrow-content scroll-padding scroll-position scroll-position-center scroll-scroll-to
        scroll-vertical section-modifier shape-border shape-builtin shape-layout shape-paths shape-stroke
        splitview-columns splitview-selection splitview-three stepper-basic symbol-sizes13 table-basic
        table-regimes tabview-sized text-alignment text-baseline-wrapped text-line-limit text-paragraphs
        text-styles text-truncation text-vstack-spacing text-vstack-spacing-mixed text-wrapped
        textfield-basic textfield-styles toggle-basic toggle-styles transform-3d transform-basic
        transform-steps
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private var folder: URL { tests.appending(path: "Fixtures/layout") }

    private func rows() throws -> [(name: String, entry: String)] {
        try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
            .map { line in
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                return (cells[0], cells[1])
            }
    }

    @Test func theTableHasEveryGoldenOnce() throws {
        #expect(try rows().map(\.name) == Self.names)
    }

    @Test func everyTestThatIsNamedUsesItsGolden() throws {
        for (name, entry) in try rows() {
            if entry.hasPrefix("waits: ") {
                #expect(entry.count > 15, "\(name) waits without a reason")
                continue
            }
            let file = tests.deletingLastPathComponent().appending(path: entry)
            let source = try String(contentsOf: file, encoding: .utf8)
            if entry.hasPrefix("Tests/LayoutTests/") {
                #expect(source.contains("\"\(name)\""), "\(entry) does not use \(name)")
                let fixture = folder.appending(path: name + ".txt").path(percentEncoded: false)
                #expect(FileManager.default.fileExists(atPath: fixture), "\(name).txt is missing")
            }
        }
    }

    @Test func noFixtureLiesAboutUnused() throws {
        let waiting = Set(
            try rows().filter { $0.entry.hasPrefix("waits: ") && !$0.entry.hasSuffix("under way") }.map(\.name))
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) {
            guard file.hasSuffix(".txt") else { continue }
            #expect(!waiting.contains(String(file.dropLast(4))), "\(file) waits for nothing: it is here")
        }
    }
}
