import MartletTesting
import SwiftUI
import Testing

/// The laws of the compositions (the table in the README of Input): what a gesture tells for each script.
@MainActor @Suite struct CompositionTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let script: String
        let told: [String]
        let view: @MainActor (AnyView, Log) -> AnyView
        nonisolated var testDescription: String { "\(name): \(script)" }

        nonisolated init<G: Gesture>(
            _ name: String, _ script: String, _ told: String..., gesture: @escaping @MainActor (Log) -> G
        ) {
            self.name = name
            self.script = script
            self.told = told
            view = { view, log in AnyView(view.gesture(gesture(log))) }
        }
    }

    @Test(arguments: Self.single + Self.sequences + Self.pairs) func tells(_ row: Row) async {
        let log = Log()
        let ui = stage { row.view($0, log) }
        await ui.run(row.script)
        #expect(log.take() == row.told)
    }

    /// What a sequence, a pair or a choice says, in short.
    static func short(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
        switch value {
        case .first(let isPressing): "first \(isPressing)"
        case .second(let isPressing, let drag):
            "second \(isPressing) \(drag.map { "\($0.translation.width)" } ?? "nil")"
        }
    }

    nonisolated static let single: [Row] = [
        Row("tap", "tap 50,50", "tap") { log in TapGesture().onEnded { log("tap") } },
        Row("tap", "down 50,50; move 59,50; up", "tap") { log in TapGesture().onEnded { log("tap") } },
        Row("tap", "down 50,50; move 61,50; move 50,50; up") { log in TapGesture().onEnded { log("tap") } },
        Row("tap", "down 50,50; wait 5; up", "tap") { log in TapGesture().onEnded { log("tap") } },
        Row("three taps", "tap 50,50; tap 50,50; wait 0.3; tap 50,50", "tap") { log in
            TapGesture(count: 3).onEnded { log("tap") }
        },
        Row("three taps", "tap 50,50; tap 50,50; wait 0.4; tap 50,50") { log in
            TapGesture(count: 3).onEnded { log("tap") }
        },
        Row("two taps apart", "tap 50,50; tap 150,50") { log in TapGesture(count: 2).onEnded { log("tap") } },
        Row("spatial tap", "tap 50,60", "50.0 60.0") { log in
            SpatialTapGesture().onEnded { log("\($0.location.x) \($0.location.y)") }
        },
        Row("long press", "down 50,50; wait 0.5; up", "true", "ended") { log in
            LongPressGesture().onChanged { log("\($0)") }.onEnded { _ in log("ended") }
        },
        Row("long press", "down 50,50; wait 0.4; up", "true") { log in
            LongPressGesture().onChanged { log("\($0)") }.onEnded { _ in log("ended") }
        },
        Row("long press", "down 50,50; move 61,50; wait 1; up", "true") { log in
            LongPressGesture().onChanged { log("\($0)") }.onEnded { _ in log("ended") }
        },
        Row("wide long press", "down 50,50; move 80,50; wait 0.2; up", "ended") { log in
            LongPressGesture(minimumDuration: 0.2, maximumDistance: 30).onEnded { _ in log("ended") }
        },
        Row("drag", "down 50,50; move 59,50; move 60,50; up", "10.0", "ended") { log in
            DragGesture().onChanged { log("\($0.translation.width)") }.onEnded { _ in log("ended") }
        },
        Row("drag at once", "down 50,50; up", "0.0", "ended") { log in
            DragGesture(minimumDistance: 0).onChanged { log("\($0.translation.width)") }.onEnded { _ in log("ended") }
        },
        Row("mapped drag", "down 50,50; move 70,50; up", "right", "right") { log in
            DragGesture().map { $0.translation.width > 0 ? "right" : "left" }.onChanged { log($0) }
                .onEnded { log($0) }
        },
        Row("none", "tap 50,50") { _ in TapGesture?.none },
        Row("perhaps", "tap 50,50", "tap") { log in Optional(TapGesture().onEnded { log("tap") }) },
        Row("any", "tap 50,50", "tap") { log in AnyGesture(TapGesture().onEnded { log("tap") }) },
        Row("custom", "down 50,50; wait 0.5; move 70,50; up", "20.0") { log in
            HeldDrag().onEnded { log("\($0)") }
        },
    ]

    nonisolated static let sequences: [Row] = [
        Row(
            "press, then drag", "down 50,50; wait 0.5; move 55,50; move 70,50; up", "first true", "second true nil",
            "second true 20.0", "ended second true 20.0"
        ) { log in
            LongPressGesture().sequenced(before: DragGesture()).onChanged { log(short($0)) }
                .onEnded { log("ended " + short($0)) }
        },
        Row("press, no drag", "down 50,50; wait 0.5; up", "first true", "second true nil") { log in
            LongPressGesture().sequenced(before: DragGesture()).onChanged { log(short($0)) }
                .onEnded { log("ended " + short($0)) }
        },
        Row("no press, drag", "down 50,50; move 70,50; up", "first true") { log in
            LongPressGesture().sequenced(before: DragGesture()).onChanged { log(short($0)) }
                .onEnded { log("ended " + short($0)) }
        },
        Row("tap, then drag", "tap 50,50; down 50,50; move 70,50; up", "tap", "drag", "both") { log in
            TapGesture().onEnded { log("tap") }.sequenced(before: DragGesture().onEnded { _ in log("drag") })
                .onEnded { _ in log("both") }
        },
        Row("drag, then tap, in vain", "tap 50,50; down 50,50; move 70,50; up", "drag") { log in
            DragGesture().onEnded { _ in log("drag") }.sequenced(before: TapGesture().onEnded { log("tap") })
        },
    ]

    nonisolated static let pairs: [Row] = [
        Row("double or single", "tap 50,50; tap 50,50; wait 1", "double") { log in
            TapGesture(count: 2).onEnded { log("double") }.exclusively(before: TapGesture().onEnded { log("single") })
        },
        Row("double or single", "tap 50,50; wait 0.3; wait 0.1", "single") { log in
            TapGesture(count: 2).onEnded { log("double") }.exclusively(before: TapGesture().onEnded { log("single") })
        },
        Row("drag or tap", "tap 50,50; down 50,50; move 70,50; up", "second", "first 20.0") { log in
            DragGesture().exclusively(before: TapGesture()).onEnded { value in
                switch value {
                case .first(let drag): log("first \(drag.translation.width)")
                case .second: log("second")
                }
            }
        },
        Row("tap or press", "tap 50,50; down 50,50; wait 0.5; up", "tap", "press") { log in
            TapGesture().onEnded { log("tap") }.exclusively(before: LongPressGesture().onEnded { _ in log("press") })
        },
        Row("tap and press", "down 50,50; wait 0.5; up", "press", "tap", "both true true") { log in
            TapGesture().onEnded { log("tap") }
                .simultaneously(with: LongPressGesture().onEnded { _ in log("press") })
                .onEnded { log("both \($0.first != nil) \($0.second != nil)") }
        },
        Row("tap and press", "tap 50,50", "tap", "both true false") { log in
            TapGesture().onEnded { log("tap") }
                .simultaneously(with: LongPressGesture().onEnded { _ in log("press") })
                .onEnded { log("both \($0.first != nil) \($0.second != nil)") }
        },
        Row("two drags", "down 50,50; move 65,50; move 80,50; up", "15.0 nil", "30.0 30.0", "ended") { log in
            DragGesture().simultaneously(with: DragGesture(minimumDistance: 20))
                .onChanged { value in
                    log(
                        [value.first, value.second].map { $0.map { "\($0.translation.width)" } ?? "nil" }
                            .joined(separator: " "))
                }
                .onEnded { _ in log("ended") }
        },
        Row(
            "pinch and turn", "down 90,100; down#1 110,100; move#1 130,100; move#1 90,140; up; up#1",
            "2.0 nil", "2.0 90", "ended"
        ) { log in
            MagnifyGesture().simultaneously(with: RotateGesture())
                .onChanged { value in
                    let turn = value.second.map { "\(Int($0.rotation.degrees.rounded()))" } ?? "nil"
                    log("\(value.first?.magnification ?? 0) \(turn)")
                }
                .onEnded { _ in log("ended") }
        },
    ]
}

/// A gesture made of others.
private struct HeldDrag: Gesture {
    var body: some Gesture<CGFloat> {
        LongPressGesture().sequenced(before: DragGesture())
            .map { value in if case .second(_, let drag?) = value { drag.translation.width } else { 0 } }
    }
}
