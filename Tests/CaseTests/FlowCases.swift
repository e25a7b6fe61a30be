import MartletTesting
import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry fileprivate var k = 0
    @Entry fileprivate var p = 0
    @Entry fileprivate var q = 0
}

/// Environment down and preferences up.
@MainActor @Suite struct FlowCases {
    private struct K: PreferenceKey {
        static var defaultValue: String { "default" }
        static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    // Source: https://shadowfacts.net/2025/swiftui-preferences
    @Test("26 Preference written next to an empty branch can be replaced by the default")
    func case26() {
        struct Dynamic: View {
            let log: Log
            var body: some View {
                Color.red.preference(key: K.self, value: "set")
                    .overlay { if log.lines.isEmpty { Color.green } }
                    .onPreferenceChange(K.self) { log($0) }
            }
        }
        struct Static: View {
            let log: Log
            var body: some View {
                Color.red.preference(key: K.self, value: "set")
                    .overlay { Color.green }
                    .onPreferenceChange(K.self) { log($0) }
            }
        }
        struct Alone: View {
            let log: Log
            var body: some View {
                Color.red.preference(key: K.self, value: "set").onPreferenceChange(K.self) { log($0) }
            }
        }
        let (one, two, three) = (Log(), Log(), Log())
        let all = [
            Harness { Dynamic(log: one) }, Harness { Static(log: two) }, Harness { Alone(log: three) },
        ]
        #expect(one.lines == ["default"])
        #expect(two.lines == ["set"])
        #expect(three.lines == ["set"])
        withExtendedLifetime(all) {}
    }

    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 EnvironmentKeyWritingModifierCompatibilityTests.swift.
    @Test("28 environment(\\.k) is seen by the subtree only, read at body time")
    func case28() {
        struct R: View {
            let log: Log
            let n: String
            @Environment(\.k) var k
            var body: some View {
                let _ = log(n, k)
                Color.red
            }
        }
        let log = Log()
        _ = Harness {
            VStack {
                R(log: log, n: "a").environment(\.k, 1)
                R(log: log, n: "b")
            }
        }
        #expect(log.lines == ["a 1", "b 0"])
    }

    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 EnvironmentKeyTransformModifierCompatibilityTests.swift. Apple's
    // SwiftUI says (0, 0) twice, which the source calls a known defect; the sensible value is asserted here.
    @Test("29 transformEnvironment with a key path that changes at run time")
    func case29() {
        struct R: View {
            let log: Log
            @Environment(\.p) var p
            @Environment(\.q) var q
            var body: some View {
                let _ = log(p, q)
                Color.red
            }
        }
        struct V: View {
            let log: Log
            @State var v = 0
            var body: some View {
                R(log: log).transformEnvironment(v == 0 ? \.p : \.q) { $0 = v }.onAppear { v = 2 }
            }
        }
        let log = Log()
        _ = Harness { V(log: log) }
        #expect(log.lines == ["0 0", "0 2"])
    }

    // Source: message as quoted at https://fivestars.blog/articles/environment-objects-and-swiftui-styles/
    @Test("30 Missing environment object")
    func case30() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Harness { NeedsObject() } }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let wanted =
            "No ObservableObject of type MissingObject found. A View.environmentObject(_:) for MissingObject may be "
            + "missing as an ancestor of this view."
        #expect(said.contains(wanted), "standard error says: \(said.suffix(2000))")
    }

    // Source: as 30.
    @Test("30 An environment object that is not read may be missing")
    func case30Unread() {
        struct V: View {
            @EnvironmentObject var m: MissingObject
            var body: some View { Text("well") }
        }
        #expect(Harness { V() }.texts == ["well"])
    }
}

private final class MissingObject: ObservableObject {}

private struct NeedsObject: View {
    @EnvironmentObject var m: MissingObject
    var body: some View { Text("\(ObjectIdentifier(m).hashValue)") }
}
