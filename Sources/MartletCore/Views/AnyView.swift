import MartletGraph

/// A view of any type. Its identity lasts while the type inside stays the same; another type is another identity.
nonisolated public struct AnyView: MultiView {
    let storage: Storage

    class Storage {
        var type: Any.Type { fatalError("abstract") }
        func holdsID(_ id: AnyHashable) -> Bool { false }

        func list(from view: _GraphValue<AnyView>, inputs: _ViewInputs) -> ViewList {
            fatalError("abstract")
        }
    }

    final class Typed<V: View>: Storage {
        let view: V

        init(_ view: V) { self.view = view }

        override var type: Any.Type { V.self }
        override func holdsID(_ id: AnyHashable) -> Bool { view.holdsID(id) }

        override func list(from view: _GraphValue<AnyView>, inputs: _ViewInputs) -> ViewList {
            listPayload(of: view, inputs: inputs) { ($0.storage as? Typed<V>)?.view }
        }
    }

    nonisolated public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? Typed(view)
    }

    nonisolated public init<V: View>(erasing view: V) {
        self.init(view)
    }

    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self = Self.erase(view)
    }

    nonisolated private static func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }

    nonisolated public static func _makeViewList(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> ViewList {
        let graph = inputs.graph
        // What is handed on as it was is not looked at again. Inside an item, a container may look before the barrier's turn.
        let view = inputs.isInItem ? view : view.cutOffWhereIdentical(in: graph)
        let barrier = inputs.isInItem ? AnyAttribute.none : view.base
        if barrier != .none { graph.setBarrier(barrier) }
        var type: Any.Type?
        return .dynamic(
            DynamicViewList(inputs: inputs) { dynamic in
                let storage = view.value(in: graph).storage
                if type == storage.type { return }
                type = storage.type
                let contentType = ObjectIdentifier(storage.type)
                if let returning = dynamic.takeBack(where: { $0.contentType == contentType }) {
                    return dynamic.replaceItems([returning])
                }
                let item = dynamic.makeItem(kind: .branch(0), parent: inputs.instance)
                item.contentType = contentType
                item.instance.barrier = barrier
                var inputs = inputs
                inputs.instance = item.instance
                dynamic.fill(item) { storage.list(from: view, inputs: inputs) }
                dynamic.replaceItems([item])
            })
    }
}
