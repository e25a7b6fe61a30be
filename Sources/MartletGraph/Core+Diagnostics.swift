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
        guard details(index).pointee.flags.contains(.hasValue) else { return nil }
        pointee.text = ""
        perform(index, .describe)
        return pointee.text
    }

    /// A running node was read. Only a previous value lets the reader go on.
    @usableFromInline @inline(never)
    func reportCycle(_ index: UInt32) {
        let nodes = cyclePath(to: index)
        let path = nodes.map { label(of: $0) }
        if !details(index).pointee.flags.contains(.hasValue) {
            fatalError(
                "MartletGraph: a cycle without a previous value to go on with: \(path.joined(separator: " reads "))")
        }
        noteDisturbance()
        // The edge is not recorded, so the reader would not hear of the end of the cycle.
        if innermost != index { pointee.cyclic.push(handle(innermost)) }
        report(.cycle(path: path), place: "cycle \(nodes.map { "\(handle($0))" })")
    }

    /// From a running node through everything that is on the way, running or waiting for an input, back to it.
    private func cyclePath(to index: UInt32) -> [UInt32] {
        var path: [UInt32] = []
        var end = pointee.frames.count
        var running = context.pointee
        while let outer = running.outer {
            // From the innermost outwards, so each is put before those that are there.
            let waiting = (Int(running.frameCount)..<end).map { pointee.frames.base[$0].index }
            path.insert(contentsOf: [running.node] + waiting, at: 0)
            if running.node == index { break }
            end = Int(running.frameCount)
            running = outer.pointee
        }
        return path + [index]
    }

    @usableFromInline @inline(never)
    func stopAtDeadRead(_ attribute: AnyAttribute, _ type: Any.Type) -> Never {
        let diagnostic = GraphDiagnostic.staleRead(attribute: "\(type) \(attribute)")
        report(diagnostic, place: "read \(attribute)")
        fatalError("MartletGraph: \(diagnostic.message)")
    }
}
