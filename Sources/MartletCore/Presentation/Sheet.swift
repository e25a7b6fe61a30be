extension View {
    /// Presents a sheet while `isPresented` is true. `onDismiss` is called when it has gone.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
    }

    /// Presents a sheet for `item` while there is one. An item with another id replaces the sheet by a new one.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item: item, onDismiss: onDismiss, content: content)
    }

    /// Presents a view that covers the window while `isPresented` is true.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
    }

    /// Presents a view that covers the window for `item` while there is one.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.cover, item: item, onDismiss: onDismiss, content: content)
    }

    /// Presents a popover while `isPresented` is true. Pressing beside it dismisses it. It stands in the middle of the
    /// window; anchor and edge are not yet heeded.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.popover, isPresented: isPresented, content: content)
    }

    /// Presents a popover for `item` while there is one.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.popover, item: item, content: content)
    }
}

/// Where a popover is attached to the view that it comes from. A rectangle cannot be given yet.
public enum PopoverAttachmentAnchor {
    case point(UnitPoint)
}
