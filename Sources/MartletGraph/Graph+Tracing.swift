extension Graph {
    /// Whether the graph keeps why each rule and effect ran last, and names. Off, it costs a branch per run.
    public var isTracing: Bool {
        get { core.pointee.isTracing }
        set {
            core.pointee.isTracing = newValue
            if !newValue { core.pointee.traces = [:] }
        }
    }

    /// A name for what is going on, such as an action, that is attached to writes while it is set and ``isTracing``.
    public var writeLabel: String? {
        get { core.pointee.writeLabel }
        set { core.pointee.writeLabel = newValue }
    }

    /// Why a rule or effect ran last. Nil for sources, and for what has not run while ``isTracing``.
    public func cause(of attribute: AnyAttribute) -> Cause? {
        isAlive(attribute) ? core.cause(of: attribute) : nil
    }

    /// Names a node for messages, causes and snapshots. The name is built and kept only while ``isTracing``.
    @inlinable
    public func setName(_ attribute: AnyAttribute, _ name: @autoclosure () -> String) {
        if core.pointee.isTracing { core.setName(attribute, name()) }
    }
}

extension UnsafeMutablePointer where Pointee == Core {
    @usableFromInline
    func setName(_ attribute: AnyAttribute, _ name: String) {
        if isAlive(attribute) { pointee.names[attribute.index] = name }
    }
}
