/// A key into the strings of a bundle, with the values that were written into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// One value written into a key.
    enum Argument: Equatable, Sendable {
        case text(Text)
        case string(String)
        case formatted(TextFormatting)
        /// A whole number, and the specifier of its type.
        case integer(Int, specifier: String)
        /// A number, shown by a `printf` specifier.
        case number(AnyHashableSendable, specifier: String)
    }

    /// The key with a specifier for each value: `%@`, `%lld`.
    let key: String
    let arguments: [Argument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the text and the values of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) {
            // Most literals have none; replacing would cost a microsecond each.
            if literal.utf8.contains(UInt8(ascii: "%")) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            } else {
                key += literal
            }
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

        public mutating func appendInterpolation(_ attributed: AttributedString) {
            append("%@", .text(Text(attributed)))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .formatted(TextFormatting(input, format)))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .string(formatter.string(for: subject) ?? ""))
        }

        /// A number in the style of its type: whole numbers `%lld`, others with six decimals.
        public mutating func appendInterpolation<T: _FormatSpecifiable & Hashable & Sendable>(_ value: T) {
            let specifier = T._formatSpecifier
            if T.self == Int.self {
                // A cast looks types up.
                let number = withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: Int.self) }
                return append(specifier, .integer(number, specifier: specifier))
            }
            append(specifier, .number(AnyHashableSendable(value), specifier: specifier))
        }

        /// A number by a `printf` specifier such as `%.1f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable & Hashable & Sendable>(
            _ value: T, specifier: String
        ) {
            append(specifier, .number(AnyHashableSendable(value), specifier: specifier))
        }

        /// Any other value, by its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append("%@", .string("\(value)")) }
    }
}

/// A number that `printf` knows.
public protocol _FormatSpecifiable {
    static var _formatSpecifier: String { get }
    var _formatArgument: any CVarArg { get }
}

extension Int: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%lld" }
    public var _formatArgument: any CVarArg { self }
}
extension Int8: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%d" }
    public var _formatArgument: any CVarArg { Int32(self) }
}
extension Int16: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%d" }
    public var _formatArgument: any CVarArg { Int32(self) }
}
extension Int32: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%d" }
    public var _formatArgument: any CVarArg { self }
}
extension Int64: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%lld" }
    public var _formatArgument: any CVarArg { self }
}
extension UInt: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%llu" }
    public var _formatArgument: any CVarArg { self }
}
extension UInt8: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%u" }
    public var _formatArgument: any CVarArg { UInt32(self) }
}
extension UInt16: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%u" }
    public var _formatArgument: any CVarArg { UInt32(self) }
}
extension UInt32: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%u" }
    public var _formatArgument: any CVarArg { self }
}
extension UInt64: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%llu" }
    public var _formatArgument: any CVarArg { self }
}
extension Float: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%f" }
    public var _formatArgument: any CVarArg { Double(self) }
}
extension Double: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%lf" }
    public var _formatArgument: any CVarArg { self }
}
extension CGFloat: _FormatSpecifiable {
    public static var _formatSpecifier: String { "%lf" }
    public var _formatArgument: any CVarArg { Double(self) }
}
