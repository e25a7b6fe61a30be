import Testing

@testable import MartletCore

/// The table of phases in the README of Input, for every pair of phases of the two.
@MainActor @Suite struct PhaseTableTests {
    typealias Phase = GesturePhase<Int>

    static let phases: [(String, Phase)] = [
        ("possible", .possible(nil)), ("possible+", .possible(1)), ("active", .active(1)), ("ended", .ended(1)),
        ("failed", .failed),
    ]

    private func text<Value>(_ phase: GesturePhase<Value>, _ value: (Value) -> String) -> String {
        switch phase {
        case .possible(nil): "possible"
        case .possible(let told?): "possible+ \(value(told))"
        case .active(let told): "active \(value(told))"
        case .ended(let told): "ended \(value(told))"
        case .failed: "failed"
        }
    }

    private func each(_ make: (Given, Given) -> String) -> [String: String] {
        var result: [String: String] = [:]
        for (a, first) in Self.phases {
            for (b, second) in Self.phases { result["\(a), \(b)"] = make(Given(first), Given(second)) }
        }
        return result
    }

    @Test func simultaneous() {
        let told = each { a, b in
            text(SimultaneousRecognizer<Fixed, Fixed>(a, b).phase) {
                "\($0.first == nil ? "-" : "a")\($0.second == nil ? "-" : "b")"
            }
        }
        for (pair, phase) in told {
            let (a, b) = parts(pair)
            let value = (has(a) ? "a" : "-") + (has(b) ? "b" : "-")
            let expected =
                switch (a, b) {
                case ("failed", "failed"): "failed"
                case ("ended", "ended"), ("ended", "failed"), ("failed", "ended"): "ended \(value)"
                case ("active", _), (_, "active"), ("ended", _), (_, "ended"): "active \(value)"
                case _ where value != "--": "possible+ \(value)"
                default: "possible"
                }
            #expect(phase == expected, "\(pair)")
        }
    }

    @Test func exclusive() {
        let told = each { a, b in
            text(ExclusiveRecognizer<Fixed, Fixed>(a, b).phase) { if case .first = $0 { "first" } else { "second" } }
        }
        for (pair, phase) in told {
            let (a, b) = parts(pair)
            let expected =
                switch (a, b) {
                case ("failed", "possible"), ("failed", "failed"): b
                case ("failed", _): "\(b) second"
                // Something to show while neither is decided.
                case ("possible", "possible+"): "possible+ second"
                case ("possible", _): "possible"
                default: "\(a) first"
                }
            #expect(phase == expected, "\(pair)")
        }
    }

    @Test func sequence() {
        let told = each { a, b in
            text(SequenceRecognizer<Fixed, Fixed>(a, b).phase) {
                switch $0 {
                case .first: "first"
                case .second(_, let second): second == nil ? "second nil" : "second"
                }
            }
        }
        for (pair, phase) in told {
            let (a, b) = parts(pair)
            let expected =
                switch (a, b) {
                case ("possible", _), ("failed", _): a
                case ("ended", "possible"): "active second nil"
                case ("ended", "possible+"), ("ended", "active"): "active second"
                case ("ended", "ended"): "ended second"
                case ("ended", _): "failed"
                default: "\(a) first"
                }
            #expect(phase == expected, "\(pair)")
        }
    }

    private func parts(_ pair: String) -> (String, String) {
        let names = pair.split(separator: ",").map { String($0).replacingOccurrences(of: " ", with: "") }
        return (names[0], names[1])
    }

    private func has(_ name: String) -> Bool { name != "possible" && name != "failed" }
}

/// A gesture that says what it is told to say.
private nonisolated struct Fixed: PrimitiveGesture {
    typealias Value = Int

    nonisolated static func _makeRecognizer(
        gesture: @escaping () -> Fixed, inputs: _GestureInputs
    ) -> _GestureRecognizer<Int> {
        Given(.failed)
    }
}

private final class Given: PrimitiveRecognizer<Int> {
    init(_ phase: GesturePhase<Int>) {
        super.init()
        current = phase
    }
}
