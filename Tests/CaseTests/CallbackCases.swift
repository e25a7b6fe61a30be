import MartletTesting
import SwiftUI
import Testing

/// When callbacks run, how often, and in which order.
@MainActor @Suite struct CallbackCases {
    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 StateCompatibilityTests.swift (nestedStateUpdate).
    @Test("04 Several writes in one callback are coalesced per transaction")
    func case04() {
        struct V: View {
            let log: Log
            @State private var v = 0
            var body: some View {
                let _ = log("body", v)
                Color.white
                    .onAppear {
                        v = 1
                        v = 2
                        withAnimation {
                            v = 3
                            v = 4
                        }
                    }
                    .onChange(of: v) { old, new in log("chg", old, new) }
            }
        }
        let log = Log()
        _ = Harness { V(log: log) }
        #expect(log.lines.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
        #expect(log.lines.filter { $0.hasPrefix("chg") } == ["chg 0 2", "chg 2 4"])
    }

    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 ValueActionModifierCompatibilityTests.swift (multipleValueChanges).
    @Test("06 onChange is not called when an equal value is written")
    func case06() async {
        struct V: View {
            let log: Log
            @State private var v = 0
            var body: some View {
                Color.purple
                    .onAppear {
                        v = 1
                        later {
                            v = 2
                            later { v = 2 }
                        }
                    }
                    .onChange(of: v) { o, n in log(o, n) }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        await ui.settle()
        #expect(log.lines == ["0 1", "1 2"])
    }

    // Source: OpenSwiftUIProject/OpenSwiftUI@069dd80 TaskModifierCompatibilityTests.swift (taskWithID).
    @Test("07 task(id:) runs at appearance and once per id change")
    func case07() async throws {
        struct V: View {
            let log: Log
            @State private var v = 0
            var body: some View {
                Color.red
                    .onAppear { after(0.05) { v += 1 } }
                    .task(id: v) { log("run", v) }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        await ui.settle()
        try await Task.sleep(for: .milliseconds(150))
        await ui.settle()
        #expect(log.lines == ["run 0", "run 1"])
    }

    private struct Loader: View {
        let log: Log
        var key: Int
        let usesID: Bool
        var body: some View {
            if usesID {
                Color.gray.task(id: key) { log("load", key) }
            } else {
                Color.gray.task { log("load", key) }
            }
        }
    }

    // Source: https://chris.eidhof.nl/post/swiftui-task-identity
    @Test("08 task without id does not restart when an input property changes", arguments: [false, true])
    func case08(usesID: Bool) async {
        struct V: View {
            let log: Log
            let usesID: Bool
            @State private var k = 1
            var body: some View {
                Loader(log: log, key: k, usesID: usesID).probe(log, "next") { k += 1 }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log, usesID: usesID) }
        await ui.settle()
        ui.run("next", log)
        await ui.settle()
        #expect(ui.bodies(of: Loader.self) == 2)
        #expect(log.lines == (usesID ? ["load 1", "load 2"] : ["load 1"]))
    }

    // Source: https://android.benigumo.com/20240328/onappear-onchange-task
    @Test("10 Order of onAppear / onChange(initial:) / task in nested containers")
    func case10() async {
        struct V: View {
            let log: Log
            var body: some View {
                Group {
                    VStack {
                        Text("x")
                            .task { log("text task") }
                            .onChange(of: 1, initial: true) { log("text chg") }
                            .onAppear { log("text app") }
                    }
                    .task { log("v task") }
                    .onChange(of: 1, initial: true) { log("v chg") }
                    .onAppear { log("v app") }
                }
                .task { log("g task") }
                .onChange(of: 1, initial: true) { log("g chg") }
                .onAppear { log("g app") }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        await ui.settle()
        #expect(
            log.lines == [
                "text chg", "text app", "v chg", "v app", "g chg", "g app", "text task", "v task", "g task",
            ])
    }

    // Source: fatbobman/FatBlog@2727484 onChange.md; the count depends on the version, so only its end is asserted.
    @Test("12 onChange that writes its own value is cut off with a diagnostic")
    func case12() {
        struct V: View {
            let log: Log
            @State private var t = 0
            var body: some View {
                Color.red
                    .onChange(of: t) { _, n in
                        log(n)
                        t = n + 1
                    }
                    .probe(log, "go") { t = 1 }
            }
        }
        let log = Log()
        let ui = Harness { V(log: log) }
        ui.run("go", log)
        #expect((1...10).contains(log.lines.count))
        #expect(ui.diagnostics.map(\.code) == [.onChangeLoop])
        let text = "onChange(of: Int) action tried to update multiple times per frame."
        #expect(ui.diagnostics.first?.message.contains(text) == true)
    }
}
