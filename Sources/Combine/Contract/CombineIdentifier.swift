import Synchronization

/// A value that tells one publisher stream, subscriber or subscription from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let counter = Atomic<UInt64>(0)
    private let value: UInt64

    /// Makes an identifier that no other call of this initializer in this process makes.
    public init() {
        // Odd numbers, so that none equals an (aligned, even) object address.
        value = Self.counter.add(2, ordering: .relaxed).newValue | 1
    }

    /// Makes the identifier of an object; unique as long as the object lives.
    public init(_ object: AnyObject) {
        value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The identifier in hexadecimal.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// A type with an identity of its own in a chain of publishers.
public protocol CustomCombineIdentifierConvertible {
    /// What tells this stream from others.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of this object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
