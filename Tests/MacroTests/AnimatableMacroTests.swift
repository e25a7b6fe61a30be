import Testing

@testable import MartletMacros

@Suite("@Animatable")
struct AnimatableMacroTests {
    private func data(_ source: String) -> String {
        squeezed(MacroUse(type: "AnimatableMacro", role: "member", source: source).expanded)
    }

    @Test func oneVariableIsItsOwnData() {
        #expect(
            data("@Animatable struct S { var x: CGFloat }")
                == "nonisolated var animatableData: CGFloat.AnimatableData "
                + "{ get { x.animatableData } set { x.animatableData = newValue } }")
    }

    @Test func severalArePairedFromTheRight() {
        let text = data("@Animatable public struct S { var a, b: Double; var c = Angle(degrees: 3) }")
        #expect(
            text.hasPrefix(
                "public nonisolated var animatableData: MartletCore.AnimatablePair<Double.AnimatableData, "
                    + "MartletCore.AnimatablePair<Double.AnimatableData, Angle.AnimatableData>> {"))
        #expect(text.contains("a.animatableData = newValue.first b.animatableData = newValue.second.first"))
        #expect(text.contains("c.animatableData = newValue.second.second }"))
    }

    @Test func onlyStoredVariablesCount() {
        let text = data(
            """
            @Animatable struct S {
                let k = 1.0
                static var shared = 2.0
                @AnimatableIgnored var on: Bool
                @State private var n = 1
                var computed: Double { x }
                var twoLines
                    : Double = 1 +
                        2 { didSet { print("}") } }
                func f() { var inner: Double = 1; _ = inner }
                struct Nested { var y: Double }
                init(x: Double) { self.x = x }
            }
            """)
        #expect(text == data("@Animatable struct S { var twoLines: Double }"))
    }

    @Test func sugarIsPutInParentheses() {
        #expect(
            data("@Animatable struct S { var x: [Double] }").contains("animatableData: ([Double]).AnimatableData {"))
        #expect(data("@Animatable struct S { var x: Pair<A, B>.C }").contains(": (Pair<A, B>.C).AnimatableData {"))
    }

    @Test func nothingToAnimateIsAllowed() {
        #expect(
            data("@Animatable struct S { let a = 1 }").contains("animatableData: MartletCore.EmptyAnimatableData {"))
    }

    @Test func whoWritesTheDataKeepsIt() {
        #expect(data("@Animatable struct S { var x = true; var animatableData: Double { get { 1 } set {} } }") == "")
    }

    @Test func theConformanceIsAddedWhereItIsMissing() {
        let use = MacroUse(type: "AnimatableMacro", role: "extension", source: "@Animatable struct S { var x: Double }")
        #expect(use.expanded == "extension S: MartletCore.Animatable {}")
    }
}
