import Testing

@testable import MartletCore

@Suite struct CurveTests {
    @Test func linear() { #expect(UnitCurve.linear.value(at: 0.25) == 0.25) }
}
