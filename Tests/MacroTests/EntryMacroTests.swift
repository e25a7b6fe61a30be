import Testing

@testable import MartletMacros

@Suite("@Entry")
struct EntryMacroTests {
    private func key(_ variable: String, in type: String = "EnvironmentValues") -> String {
        squeezed(
            MacroUse(type: "EntryMacro", role: "peer", source: variable, context: ["extension \(type) {}"]).expanded)
    }

    @Test func aTypedValueIsComputed() {
        #expect(
            key("@Entry public var accent: Color? = .blue // so far")
                == "private struct __Key_accent: MartletCore.EnvironmentKey { static var defaultValue: Color? { .blue } }"
        )
    }

    @Test func withoutATypeTheValueIsStored() {
        #expect(
            key("@Entry var count = Counter<Int, String>()")
                == "private struct __Key_count: MartletCore.EnvironmentKey "
                + "{ nonisolated(unsafe) static var defaultValue = Counter<Int, String>() }")
    }

    @Test func anOptionalNeedsNoValue() {
        #expect(key("@Entry var name: Swift.Optional<String>").contains("defaultValue: Swift.Optional<String> { nil }"))
    }

    @Test func closuresAndTheirTypesStayWhole() {
        let text = key("@Entry var act: @Sendable (Int, String) -> [Int: (A, B)] = { a, b in [a: f(b)] }")
        #expect(text.contains("defaultValue: @Sendable (Int, String) -> [Int: (A, B)] { { a, b in [a: f(b)] } }"))
    }

    @Test func namesInBackticksLoseThemInTheKey() {
        #expect(key("@Entry var `default` = 1").hasPrefix("private struct __Key_default:"))
    }

    @Test(arguments: [
        ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
        ("SwiftUI.Transaction", "TransactionKey"),
    ])
    func eachHomeHasItsKeys(home: String, keyProtocol: String) {
        #expect(key("@Entry var x: Int = 1", in: home).contains("__Key_x: MartletCore.\(keyProtocol) {"))
    }

    @Test func focusedValuesNameTheTypeInside() {
        #expect(
            key("@Entry var text: Binding<String>?", in: "FocusedValues").contains(
                "{ typealias Value = Binding<String> }"))
    }

    @Test func accessorsUseTheKey() {
        let use = MacroUse(
            type: "EntryMacro", role: "accessor", source: "@Entry var x = 1",
            context: ["public extension EnvironmentValues {}"])
        #expect(squeezed(use.expanded) == "{ get { self[__Key_x.self] } set { self[__Key_x.self] = newValue } }")
    }

    @Test func anErrorIsToldOnceAndAtItsPlace() throws {
        var use = MacroUse(
            type: "EntryMacro", role: "accessor", source: "\n    @Entry let x = 1",
            context: ["extension Transaction {}"])
        use.place = (100, 7, 20)
        let diagnostic = try #require(use.expansion.diagnostics.first)
        #expect(diagnostic.message == "@Entry needs 'var': an entry of Transaction can be set")
        #expect(diagnostic.position.offset == 100 + 12)
        use.role = "peer"
        #expect(use.expansion.diagnostics.isEmpty)
    }
}
