final class Model {
    let number: Int
    init(_ number: Int) { self.number = number }
}

extension EnvironmentValues {
    /// Documented.
    @Entry public var typed: Int = 5  // and commented
    @Entry var inferred = "a"
    @Entry var optional: Int?
    @Entry var model: Model = Model(1)
    @Entry var kept = Model(2)
    @Entry var action: @Sendable (Int) -> [String: [Int]] = { n in ["a": [n]] }
    @Entry var `default` = 1.5
}
extension Transaction { @Entry var isQuiet = false }
extension FocusedValues { @Entry var title: String? }

@Animatable public struct Curve: Shape {
    var start = 1.0
    var end: Double
    @AnimatableIgnored var isOpen: Bool = false
    let steps = 3
}
@Animatable struct Dot: View {
    var size: Double
    @State var n = 1
    var body: some View { Text("\(size)") }
}

#Preview("first") { Text("plain") }
#Preview {
    @Previewable @State var count = 1 +
        2
    // A comment with a brace }
    Text("count \(count, default: "}")")
}

extension String.StringInterpolation {
    mutating func appendInterpolation(_ value: Int, default text: String) { appendInterpolation(value) }
}

@main struct Program {
    @MainActor static func main() {
        var values = EnvironmentValues()
        print(values.typed, values.inferred, values.optional as Any, values.action(3), values.`default`)
        (values.typed, values.optional) = (6, 7)
        print(values.typed, values.optional as Any, values.model.number, values.kept === values.kept)
        var transaction = Transaction()
        transaction.isQuiet = true
        var focused = FocusedValues()
        print(transaction.isQuiet, focused.title as Any)
        focused.title = "t"
        print(focused.title as Any)

        var curve = Curve(end: 2)
        curve.animatableData.second = 9
        print(curve.start, curve.end, curve.animatableData.first)
        var dot: any Animatable = Dot(size: 4)
        grow(&dot)
    }

    static func grow<A: Animatable>(_ value: inout A) {
        print(type(of: value.animatableData))
    }
}
