/// A view that may carry an explicit id, or hold views that do; asked by value, without making any of them.
nonisolated protocol IDHolder {
    func holdsID(_ id: AnyHashable) -> Bool
}

extension View {
    /// Whether the view, or one of those it stands for, has the explicit id.
    nonisolated func holdsID(_ id: AnyHashable) -> Bool { (self as? any IDHolder)?.holdsID(id) ?? false }
}

extension IDView: IDHolder {
    nonisolated func holdsID(_ id: AnyHashable) -> Bool { AnyHashable(self.id) == id || content.holdsID(id) }
}

extension ModifiedContent: IDHolder where Content: View {
    nonisolated func holdsID(_ id: AnyHashable) -> Bool { content.holdsID(id) }
}

extension Group: IDHolder where Content: View {
    nonisolated func holdsID(_ id: AnyHashable) -> Bool { content.holdsID(id) }
}

extension EquatableView: IDHolder {
    nonisolated func holdsID(_ id: AnyHashable) -> Bool { content.holdsID(id) }
}

extension Optional: IDHolder where Wrapped: View {
    nonisolated func holdsID(_ id: AnyHashable) -> Bool { self?.holdsID(id) ?? false }
}

extension _ConditionalContent: IDHolder where TrueContent: View, FalseContent: View {
    nonisolated func holdsID(_ id: AnyHashable) -> Bool {
        trueContent?.holdsID(id) ?? falseContent?.holdsID(id) ?? false
    }
}

extension AnyView: IDHolder {
    nonisolated func holdsID(_ id: AnyHashable) -> Bool { storage.holdsID(id) }
}

extension TupleView: IDHolder {
    nonisolated func holdsID(_ id: AnyHashable) -> Bool {
        var result = false
        forEachElement { if !result { result = $0.holdsID(id) } }
        return result
    }
}
