import MartletCore
import Testing

private final class Model {}

extension EnvironmentValues {
    @Entry fileprivate var margin: Double = 8
    @Entry fileprivate var caption = "none"
    @Entry fileprivate var model = Model()
    @Entry fileprivate var note: String?
}
extension Transaction {
    @Entry fileprivate var isQuiet = false
}

@Suite("@Entry in the values it is for")
struct EntryTests {
    @Test func defaultsHoldUntilSomethingIsSet() {
        var values = EnvironmentValues()
        #expect(values.margin == 8)
        #expect(values.caption == "none")
        #expect(values.note == nil)
        values.margin = 2
        values.note = "x"
        #expect(values.margin == 2)
        #expect(values.note == "x")
        #expect(EnvironmentValues().margin == 8)
    }

    @Test func aDefaultWithoutAWrittenTypeIsOneValue() {
        #expect(EnvironmentValues().model === EnvironmentValues().model)
    }

    @Test func transactionsHaveEntries() {
        var transaction = Transaction()
        #expect(!transaction.isQuiet)
        transaction.isQuiet = true
        #expect(transaction.isQuiet)
    }
}
