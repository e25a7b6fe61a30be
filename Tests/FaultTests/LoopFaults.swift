import MartletTesting
import SwiftUI
import Testing

/// What would go on for ever is cut off and said.
@MainActor @Suite(.timeLimit(timeLimit)) struct LoopFaults {
    @Test func aWriteDuringBody() {
        struct V: View {
            @State private var n = 0
            var body: some View {
                let _ = n += 1
                Text("n")
            }
        }
        let ui = Harness { V() }
        ui.flush()
        #expect(ui.texts == ["n"])
        #expect(ui.diagnostics.map(\.code).contains(.stateWrittenDuringUpdate))
        #expect(Set(ui.diagnostics).count == ui.diagnostics.count)
        #expect(ui.bodies(of: V.self) < 500)
        #expect(ui.diagnostics.first?.message.contains("n of V was written while a body ran") == true)
    }

    @Test func aWriteDuringTheBodyOfAChild() {
        struct Child: View {
            @Binding var n: Int
            var body: some View {
                let _ = (n = 5)
                Text("child \(n)")
            }
        }
        struct V: View {
            @State private var n = 0
            var body: some View { Child(n: $n) }
        }
        let ui = Harness { V() }
        #expect(ui.texts == ["child 5"])
        #expect(ui.diagnostics.map(\.code) == [.stateWrittenDuringUpdate])
    }

    private struct Sum: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test func aPreferenceLoop() {
        struct V: View {
            @State private var n = 0
            let actions: Actions
            var body: some View {
                Text("x").preference(key: Sum.self, value: n).onPreferenceChange(Sum.self) {
                    actions.count += 1
                    n = $0 + 1
                }
            }
        }
        let actions = Actions()
        let ui = Harness { V(actions: actions) }
        #expect((1..<20).contains(actions.count))
        ui.expectSaid(.preferenceLoop, "Bound preference Sum tried to update multiple times per frame.")
    }

    @Test func anOnChangeLoop() {
        struct V: View {
            @State private var n = 0
            let actions: Actions
            var body: some View {
                Text("x")
                    .onChange(of: n) {
                        actions.count += 1
                        n += 1
                    }
                    .onAppear { n = 1 }
            }
        }
        let actions = Actions()
        let ui = Harness { V(actions: actions) }
        #expect((1..<20).contains(actions.count))
        ui.expectSaid(.onChangeLoop, "onChange(of: Int) action tried to update multiple times per frame.")
    }

    @Test func twoThatChangeEachOther() {
        struct V: View {
            @State private var a = 0
            @State private var b = 0
            var body: some View {
                Text("x").onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }.onAppear { a = 1 }
            }
        }
        let ui = Harness { V() }
        #expect(Set(ui.diagnostics.map(\.code)) == [.onChangeLoop])
        #expect((1...2).contains(ui.diagnostics.count))
    }

    @Test func endlessAppearing() {
        struct V: View {
            @State private var n = 0
            let actions: Actions
            var body: some View {
                Text("x").onAppear {
                    actions.count += 1
                    n += 1
                }
                .id(n)
            }
        }
        let actions = Actions()
        let ui = Harness { V(actions: actions) }
        #expect((10..<1000).contains(actions.count))
        #expect(ui.diagnostics.map(\.code) == [.updateLoop])
        #expect(ui.diagnostics.first?.message.contains("does not come to rest") == true)
        #expect(ui.texts == ["x"])
    }

    @Test func anObjectThatAnnouncesChangesDuringBody() {
        final class M: ObservableObject { @Published var n = 0 }
        struct V: View {
            @StateObject private var m = M()
            var body: some View {
                let _ = m.n += 1
                Text("x")
            }
        }
        let ui = Harness { V() }
        #expect(ui.texts == ["x"])
        #expect(ui.bodies(of: V.self) < 500)
        #expect(Set(ui.diagnostics).count == ui.diagnostics.count)
    }

    @Observable final class Fine { var n = 0 }

    @Test func anObservedPropertyThatBodyWrites() {
        struct V: View {
            @State private var m = Fine()
            var body: some View {
                let _ = m.n += 1
                Text("x")
            }
        }
        let ui = Harness { V() }
        #expect(ui.texts == ["x"])
        #expect(ui.bodies(of: V.self) < 500)
        #expect(Set(ui.diagnostics).count == ui.diagnostics.count)
    }
}
