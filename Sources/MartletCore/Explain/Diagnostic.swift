/// Something that will not work as it was written, said once, with the cure.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake; stable, for tests and tools.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let duplicateID = Code(rawValue: "duplicate-id")
        public static let stateWrittenDuringUpdate = Code(rawValue: "state-written-during-update")
        public static let uninstalledState = Code(rawValue: "uninstalled-state")
        public static let uninstalledStateObject = Code(rawValue: "uninstalled-state-object")
        public static let onChangeLoop = Code(rawValue: "on-change-loop")
        public static let preferenceLoop = Code(rawValue: "preference-loop")
        public static let updateLoop = Code(rawValue: "update-loop")
        public static let invalidFrame = Code(rawValue: "invalid-frame")
        public static let contradictoryFrame = Code(rawValue: "contradictory-frame")
        public static let missingSymbol = Code(rawValue: "missing-symbol")
        public static let missingImage = Code(rawValue: "missing-image")
        public static let missingColor = Code(rawValue: "missing-color")
        public static let missingFont = Code(rawValue: "missing-font")
        /// Something of SwiftUI that is not there yet.
        public static let unsupported = Code(rawValue: "unsupported")
        public static let invalidGeometry = Code(rawValue: "invalid-geometry")
        public static let misplacedSubview = Code(rawValue: "misplaced-subview")
        public static let emptyPhases = Code(rawValue: "empty-phases")
        public static let timelineSchedule = Code(rawValue: "timeline-schedule")
        public static let matchedGeometry = Code(rawValue: "matched-geometry")
        public static let graph = Code(rawValue: "graph")
    }

    public let code: Code
    public let message: String
    /// Where, from the root of the view tree; empty where no view is concerned.
    public let path: String

    public var description: String { path.isEmpty ? message : "\(message) [\(path)]" }
}

/// Runtime issues that have no host to go to: a property used outside of any view.
enum RuntimeIssue {
    /// Hears each issue; a host that is observed sets it.
    nonisolated(unsafe) static var listener: ((Diagnostic) -> Void)?
    nonisolated(unsafe) private static var said: Set<String> = []

    static func uninstalledState(_ type: Any.Type) {
        issue(
            .uninstalledState,
            "Accessing State's value outside of being installed on a View. This will result in a constant Binding "
                + "of the initial value and will not update. (State<\(type)>: use it in body or in an action.)")
    }

    static func uninstalledStateObject(_ type: Any.Type) {
        issue(
            .uninstalledStateObject,
            "Accessing StateObject's object without being installed on a View. This will create a new instance each "
                + "time. (StateObject<\(type)>: use it in body or in an action.)")
    }

    /// A view asks for what only an app can do, and there is none around it.
    static func noApp(_ action: String) {
        issue(.missingScene, "\(action): there is no App around this view, so it does nothing.")
    }

    private static func issue(_ code: Diagnostic.Code, _ message: String) {
        let diagnostic = Diagnostic(code: code, message: message, path: "")
        listener?(diagnostic)
        if said.insert(message).inserted { Diagnostic.printToStandardError(diagnostic) }
    }
}

extension Diagnostic {
    static func printToStandardError(_ diagnostic: Diagnostic) {
        FileHandle.standardError.write(Data("Martlet: \(diagnostic)\n".utf8))
    }
}
