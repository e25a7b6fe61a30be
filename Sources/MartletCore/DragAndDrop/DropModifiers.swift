extension View {
    /// Lets things of the types be dropped on the view. `isTargeted` is true while such a drag is over it.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets things of the types be dropped on the view. `action` gets the place in the view's own coordinates.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropTargetModifier(
                types: supportedContentTypes,
                actions: DropActions(
                    entered: { _ in isTargeted?.wrappedValue = true },
                    exited: { _ in isTargeted?.wrappedValue = false },
                    perform: { info in
                        isTargeted?.wrappedValue = false
                        return action(info.itemProviders(for: supportedContentTypes), info.location)
                    })))
    }

    /// Lets things of the types be dropped on the view; `delegate` hears of every step.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        let delegate = MainActorDropDelegate(delegate)
        return modifier(DropTargetModifier(types: supportedContentTypes, actions: delegate.actions))
    }

    /// The same by identifiers.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// The same by identifiers.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// The same by identifiers.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }

    /// Lets values of a type be dropped on the view.
    ///
    /// `action` gets the values and the place in the view's own coordinates, and answers whether it has taken them. Values
    /// that were dragged as values of the type arrive at once, others when they are loaded; then the answer comes too late for
    /// the drag to spring back.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        let types = T.importedContentTypes()
        return modifier(
            DropTargetModifier(
                types: types,
                actions: DropActions(
                    entered: { _ in isTargeted(true) }, exited: { _ in isTargeted(false) },
                    perform: { info in
                        isTargeted(false)
                        return info.receive(T.self, types, action)
                    })))
    }
}

extension DropInfo {
    /// Gives the values of a type to `action`: at once where all are there, otherwise later.
    fileprivate func receive<T: Transferable>(
        _ type: T.Type, _ types: [UTType], _ action: @escaping ([T], CGPoint) -> Bool
    ) -> Bool {
        let items = session.items.filter { $0.conforms(to: types) }
        let values = items.compactMap { $0.value as? T }
        if values.count == items.count { return action(values, location) }
        LateDrop(items: items.map { ($0.provider, $0.value as? T) }, location: location, action: action).run()
        return true
    }
}

/// Calls a delegate from where no actor is known to be the main one.
private struct MainActorDropDelegate {
    let actions: DropActions

    init(_ delegate: any DropDelegate) {
        typealias Call = (delegate: any DropDelegate, info: DropInfo)
        let validate = onMainThread { (call: Call) in call.delegate.validateDrop(info: call.info) }
        let entered = onMainThread { (call: Call) in call.delegate.dropEntered(info: call.info) }
        let updated = onMainThread { (call: Call) in call.delegate.dropUpdated(info: call.info) }
        let exited = onMainThread { (call: Call) in call.delegate.dropExited(info: call.info) }
        let perform = onMainThread { (call: Call) in call.delegate.performDrop(info: call.info) }
        actions = DropActions(
            validate: { validate((delegate, $0)) }, entered: { entered((delegate, $0)) },
            updated: { updated((delegate, $0)) }, exited: { exited((delegate, $0)) },
            perform: { perform((delegate, $0)) })
    }
}

/// Values that have to be loaded before they arrive. Stays on the main actor.
private struct LateDrop<T: Transferable>: @unchecked Sendable {
    let items: [(provider: NSItemProvider, value: T?)]
    let location: CGPoint
    let action: ([T], CGPoint) -> Bool

    func run() {
        Task { @MainActor in
            var values: [T] = []
            for (provider, value) in items {
                if let value {
                    values.append(value)
                } else if let loaded = try? await provider.transferable(T.self) {
                    values.append(loaded)
                }
            }
            if !values.isEmpty { _ = action(values, location) }
        }
    }
}
