import Testing

@testable import MartletMacros

@Suite("#Preview and @Previewable")
struct PreviewMacroTests {
    private func made(_ source: String) -> String {
        let text = squeezed(MacroUse(type: "PreviewMacro", role: "declaration", source: source).expanded)
        let start = text.range(of: "-> MartletCore.Preview { ")?.upperBound ?? text.startIndex
        return String(text[start...].dropLast(" } }".count))
    }

    @Test func theRegistryKnowsTheName_thePlace_andTheMaker() {
        var use = MacroUse(type: "PreviewMacro", role: "declaration", source: " \n\n  #Preview { A() }")
        use.place = (50, 10, 30)
        #expect(
            squeezed(use.expanded)
                == """
                struct $s4test15PreviewRegistryfMu_: MartletCore._PreviewRegistry { \
                static var fileID: String { "App/File.swift" } static var line: Int { 12 } static var column: Int { 3 } \
                @MainActor static func makePreview() -> MartletCore.Preview { return MartletCore.Preview() { A() } } }
                """)
    }

    @Test(arguments: [
        (
            #"#Preview("a, (b", traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }"#,
            #"return MartletCore.Preview("a, (b", traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }"#
        ),
        (#"#Preview("x", body: { A() })"#, #"return MartletCore.Preview("x") { A() }"#),
        (#"#Preview("x", body: make)"#, #"return MartletCore.Preview("x", body: make)"#),
        (
            "#SwiftUI.Preview { if a { A() } else { B() } }",
            "return MartletCore.Preview() { if a { A() } else { B() } }"
        ),
    ])
    func argumentsAreHandedOn(source: String, expected: String) {
        #expect(made(source) == expected)
    }

    @Test func attributesStayOnTheType() {
        let use = MacroUse(
            type: "PreviewMacro", role: "declaration", source: "@available(macOS 14, *)\n#Preview { A() }")
        #expect(use.expanded.hasPrefix("@available(macOS 14, *)\nstruct "))
    }

    @Test func previewableVariablesMoveIntoAView() {
        #expect(
            made(
                """
                #Preview("t") {
                    @Previewable @State var isOn = true
                    @Previewable
                    @State
                    var text = "a" +
                        "b"
                    @Previewable @Namespace var space
                    let twice = text + text
                    Toggle(twice, isOn: $isOn)
                        .padding()
                }
                """)
                    == """
                    struct __PreviewBody: MartletCore.View { @State var isOn = true @State var text = "a" + "b" \
                    @Namespace var space var body: some MartletCore.View { let twice = text + text \
                    Toggle(twice, isOn: $isOn) .padding() } } return MartletCore.Preview("t") { __PreviewBody() }
                    """)
    }

    @Test func previewableElsewhereIsAnError() throws {
        var use = MacroUse(type: "PreviewableMacro", role: "peer", source: "  @Previewable ", context: ["struct S {}"])
        let diagnostic = try #require(use.expansion.diagnostics.first)
        #expect(diagnostic.message == "@Previewable works only on variables directly inside the closure of #Preview")
        #expect(diagnostic.position.offset == 2)
        use.context = ["{ }", #"#Preview("x")"#]
        #expect(use.expansion.diagnostics.isEmpty)
    }
}
