/// A value of which only a change counts.
struct AnyTrigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) { self.value = value }

    static func == (a: AnyTrigger, b: AnyTrigger) -> Bool {
        func isEqual<T: Equatable>(_ first: T) -> Bool { (b.value as? T) == first }
        return isEqual(a.value)
    }
}
