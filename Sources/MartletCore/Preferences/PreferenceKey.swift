/// A value that flows from views up to their ancestors; several are combined by `reduce`.
public protocol PreferenceKey {
    associatedtype Value
    /// What holds where nobody writes. It has to be neutral for `reduce`: a dynamic part without a writer contributes it.
    static var defaultValue: Value { get }
    /// Takes the value of the next sibling into `value`.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension PreferenceKey {
    /// The key's name without the words that every key has.
    static var readableName: String {
        let name = "\(Self.self)"
        for suffix in ["PreferenceKey", "Preference", "Key"] where name.hasSuffix(suffix) && name != suffix {
            return String(name.dropLast(suffix.count))
        }
        return name
    }
}
