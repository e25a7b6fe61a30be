extension UnsafeMutablePointer where Pointee == Core {
    /// Reports a diagnostic unless it was reported for the same place before.
    func report(_ diagnostic: GraphDiagnostic, place: String) {
        guard pointee.reported.insert(place).inserted else { return }
        if let handler = pointee.onDiagnostic {
            handler(diagnostic)
        } else {
            printToStandardError("MartletGraph: \(diagnostic.message)")
        }
    }

    /// A name for messages: the node's own, else its value type and handle.
    @usableFromInline
    func label(of index: UInt32) -> String {
        if let name = pointee.names[index] { return name }
        return "\(typeName(of: index)) \(handle(index))"
    }

    func typeName(of index: UInt32) -> String {
        pointee.text = ""
        perform(index, .nameType)
        return pointee.text
    }

    func valueDescription(of index: UInt32) -> String? {
        guard node(index).pointee.flags.contains(.hasValue) else { return nil }
        pointee.text = ""
        perform(index, .describe)
        return pointee.text
    }

    /// A running node was read. Only a previous value lets the reader go on.
    @usableFromInline @inline(never)
    func reportCycle(_ index: UInt32) {
        let running = UnsafeBufferPointer(start: pointee.running.base, count: pointee.running.count)
        let start = running.firstIndex(of: index) ?? 0
        let nodes = running[start...] + [index]
        let path = nodes.map { label(of: $0) }
        if !node(index).pointee.flags.contains(.hasValue) {
            fatalError("MartletGraph: \(path.joined(separator: " reads ")): a cycle, and there is no previous value to go on with")
        }
        report(.cycle(path: path), place: "cycle \(nodes.map { "\(handle($0))" })")
    }

    @usableFromInline @inline(never)
    func stopAtDeadRead(_ attribute: AnyAttribute, _ type: String) -> Never {
        let diagnostic = GraphDiagnostic.staleRead(attribute: "\(type) \(attribute)")
        report(diagnostic, place: "read \(attribute)")
        fatalError("MartletGraph: \(diagnostic.message)")
    }
}
