/// A part of a list or form with a header and a footer. Outside of those it is transparent: its views stand in the
/// container around, header first, and a modifier reaches each of them.
public nonisolated struct Section<Parent, Content, Footer> {
    var header: Parent
    var content: Content
    var footer: Footer
}

extension Section: View, MultiView where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        let contentOffset = offsetOfSecondField(Parent.self, Content.self)
        let mask = MemoryLayout<Footer>.alignment - 1
        let footerOffset = (contentOffset + MemoryLayout<Content>.size + mask) & ~mask
        let parts = [
            Parent.listOrDefer(view: view.field(at: 0), inputs: inputs),
            Content.listOrDefer(view: view.field(at: contentOffset), inputs: inputs),
            Footer.listOrDefer(view: view.field(at: footerOffset), inputs: inputs),
        ]
        return inputs.isLazy ? .section(SectionList(parts)) : .group(parts)
    }
}

/// A section as a lazy container sees it.
public final class SectionList {
    /// Header, content, footer.
    let parts: [ViewList]

    init(_ parts: [ViewList]) { self.parts = parts }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

// The forms before iOS 15, which much code still uses.
extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}
