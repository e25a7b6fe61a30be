extension View {
    /// Lets the view be dragged. `payload` is asked for when a drag begins; a picture of the view is shown under the
    /// pointer.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier<EmptyView>(items: { [DragItem(transferring: payload())] }, preview: nil))
    }

    /// Lets the view be dragged, and shows `preview` under the pointer, over the middle of the view when it begins.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(items: { [DragItem(transferring: payload())] }, preview: preview()))
    }

    /// Lets the view be dragged. `data` is asked for when a drag begins; a picture of the view is shown under the pointer.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier<EmptyView>(items: { [DragItem(provider: data())] }, preview: nil))
    }

    /// Lets the view be dragged, and shows `preview` under the pointer, over the middle of the view when it begins.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(items: { [DragItem(provider: data())] }, preview: preview()))
    }
}

extension DragItem {
    init<T: Transferable>(transferring value: T) {
        let provider = NSItemProvider()
        provider.register(value)
        self.init(provider: provider, value: value)
    }
}
