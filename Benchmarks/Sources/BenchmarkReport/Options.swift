/// The command line: `[--only GROUP] [--json FILE] [--compare FILE] [--quick] [--instructions]`.
package struct Options {
    package var only: String?
    package var json: String?
    package var compare: String?
    package var quick = false
    package var instructions = false
    /// Said by ``Counting`` to the run under valgrind.
    package var countInto: String?

    package init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--only": only = try Self.value(of: argument, &rest)
            case "--json": json = try Self.value(of: argument, &rest)
            case "--compare": compare = try Self.value(of: argument, &rest)
            case "--quick": quick = true
            case "--instructions": instructions = true
            case "--count-into": countInto = try Self.value(of: argument, &rest)
            default: throw OptionError(message: "unknown argument \(argument)")
            }
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw OptionError(message: "\(option) needs a value") }
        return value
    }
}

package struct OptionError: Error {
    package let message: String

    package init(message: String) { self.message = message }
}
