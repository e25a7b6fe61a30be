/// What a drop does with what is dropped.
public enum DropOperation: Sendable {
    /// Nothing: the drag is called off.
    case cancel
    case copy
    case move
    /// Nothing: it may not be dropped here.
    case forbidden

    /// Whether letting go would do something.
    var drops: Bool { self == .copy || self == .move }
}

/// What a destination intends to do.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    /// What it intends to do with what comes from another program.
    let operationOutsideApplication: DropOperation?

    public init(operation: DropOperation) {
        self.operation = operation
        operationOutsideApplication = nil
    }

    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
        operationOutsideApplication = outsideApplication
    }
}
