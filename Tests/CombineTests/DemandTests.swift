import Combine
import Foundation
import Testing

// Apple's documentation of Subscribers.Demand: "When adding any value to .unlimited, the result is .unlimited",
// "any operation that would result in a negative value is clamped to .max(0)", "unlimited - unlimited is unlimited".
@Suite struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test func sums() {
        #expect(Demand.max(2) + .max(3) == .max(5))
        #expect(Demand.unlimited + 1 == .unlimited)
        #expect(Demand.max(1) + .unlimited == .unlimited)
        #expect(Demand.max(.max) + 1 == .unlimited)
        var demand = Demand.none
        demand += 2
        demand += .max(1)
        #expect(demand == 3)
    }

    @Test func differences() {
        #expect(Demand.max(5) - 2 == .max(3))
        #expect(Demand.max(2) - 5 == .none)
        #expect(Demand.max(2) - .unlimited == .none)
        #expect(Demand.unlimited - 7 == .unlimited)
        #expect(Demand.unlimited - .unlimited == .unlimited)
        #expect(Demand.max(5) + -7 == .none)
    }

    @Test func products() {
        #expect(Demand.max(4) * 3 == .max(12))
        #expect(Demand.max(.max) * 2 == .unlimited)
        #expect(Demand.unlimited * 0 == .unlimited)
    }

    @Test func comparisons() {
        #expect(Demand.max(1) < .max(2))
        #expect(Demand.max(.max) < .unlimited)
        #expect(!(Demand.unlimited < .unlimited))
        #expect(Demand.unlimited > 1_000_000)
        #expect(2 < Demand.max(3) && 3 == Demand.max(3) && 4 > Demand.max(3))
        #expect(Demand.none == .max(0))
        #expect(Demand.unlimited.max == nil && Demand.max(4).max == 4)
        #expect(Demand.max(3) != 4 && Demand.unlimited != 4)
    }

    @Test func coding() throws {
        for demand in [Demand.none, .max(7), .unlimited] {
            #expect(try JSONDecoder().decode([Demand].self, from: JSONEncoder().encode([demand])) == [demand])
        }
        #expect("\(Demand.max(2)) \(Demand.unlimited)" == "max(2) unlimited")
    }
}
