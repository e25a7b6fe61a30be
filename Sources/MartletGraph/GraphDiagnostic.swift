/// Something a graph was asked to do that it cannot do rightly, with the nodes it is about. Nodes are told by name where
/// they have one, else by value type and handle.
public enum GraphDiagnostic: Equatable, Sendable {
    /// A node was read, directly or not, by its own evaluation. The path begins and ends with it. The read gave its
    /// previous value.
    case cycle(path: [String])
    /// A rule's body wrote a source. The write was not applied.
    case writeDuringRule(source: String, rule: String)
    /// A source was written that had been removed. Nothing happened.
    case staleWrite(attribute: String)
    /// A removed attribute was read. The read then stops the program.
    case staleRead(attribute: String)
    /// Effects kept making each other run. The flush ended and left them queued.
    case feedbackLimit(passes: Int, effects: [String])
    /// A rule's body called `flush`. Nothing happened.
    case flushInsideRule(rule: String)
    /// `within` was given a removed subgraph. What its body makes is removed at its end.
    case removedSubgraph(String)

    /// What happened and what to do about it.
    public var message: String {
        switch self {
        case .cycle(let path):
            "Cycle: \(path.joined(separator: " reads ")). The last read gave the previous value. Break it by a source."
        case .writeDuringRule(let source, let rule):
            "The rule \(rule) wrote \(source) while it ran. The write was dropped. Write from an effect or an event instead."
        case .staleWrite(let attribute):
            "\(attribute) was written after its subgraph was removed. The write was dropped."
        case .staleRead(let attribute):
            "\(attribute) was read after its subgraph was removed. Ask isAlive first, or use peekCommitted."
        case .feedbackLimit(let passes, let effects):
            "Effects still make each other run after \(passes) passes: \(effects.joined(separator: ", ")). "
                + "They wait for the next flush. Let one of them write only when its value differs."
        case .flushInsideRule(let rule):
            "The rule \(rule) called flush while it ran. Nothing was flushed. Flush from an effect or an event instead."
        case .removedSubgraph(let subgraph):
            "within was called with \(subgraph), which has been removed. What is made in it is removed at once."
        }
    }
}

extension GraphDiagnostic: CustomStringConvertible {
    public var description: String { message }
}
