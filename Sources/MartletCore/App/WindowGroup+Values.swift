// Windows of a value: opened by `openWindow(value:)`, one for each value, which is kept from run to run.

extension WindowGroup {
    nonisolated private init<D, C>(
        _ title: Text?, _ id: String?, _ content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: title, id: id, values: WindowValueKind(D.self, makeDefault: nil),
            content: PresentedWindowContent(content))
    }

    nonisolated private init<D, C>(
        _ title: Text?, _ id: String?, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            title: title, id: id, values: WindowValueKind(D.self, makeDefault: defaultValue),
            content: PresentedWindowContent(defaultValue: defaultValue, content))
    }

    /// Windows of values of a type.
    nonisolated public init<D, C>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, content)
    }

    /// Windows of values of a type; one opened without a value begins with that of `defaultValue`.
    nonisolated public init<D, C>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, content, defaultValue)
    }

    /// Windows of values of a type, opened by `id`.
    nonisolated public init<D, C>(
        id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, content)
    }

    /// Windows of values of a type, opened by `id`; one opened without a value begins with that of `defaultValue`.
    nonisolated public init<D, C>(
        id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, content, defaultValue)
    }

    /// Windows of values of a type, with a title.
    nonisolated public init<D, C>(
        _ title: Text, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, nil, content)
    }

    /// Windows of values of a type, with a title; one opened without a value begins with that of `defaultValue`.
    nonisolated public init<D, C>(
        _ title: Text, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, nil, content, defaultValue)
    }

    /// Windows of values of a type, with a title.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), nil, content)
    }

    /// Windows of values of a type, with a title; one opened without a value begins with that of `defaultValue`.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), nil, content, defaultValue)
    }

    /// Windows of values of a type, with a title.
    @_disfavoredOverload
    nonisolated public init<D, C, S>(
        _ title: S, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, S: StringProtocol {
        self.init(Text(title), nil, content)
    }

    /// Windows of values of a type, with a title; one opened without a value begins with that of `defaultValue`.
    @_disfavoredOverload
    nonisolated public init<D, C, S>(
        _ title: S, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, S: StringProtocol {
        self.init(Text(title), nil, content, defaultValue)
    }

    /// Windows of values of a type, with a title, opened by `id`.
    nonisolated public init<D, C>(
        _ title: Text, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id, content)
    }

    /// Windows of values of a type, with a title, opened by `id`; one opened without a value begins with that of `defaultValue`.
    nonisolated public init<D, C>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id, content, defaultValue)
    }

    /// Windows of values of a type, with a title, opened by `id`.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id, content)
    }

    /// Windows of values of a type, with a title, opened by `id`; one opened without a value begins with that of `defaultValue`.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id, content, defaultValue)
    }

    /// Windows of values of a type, with a title, opened by `id`.
    @_disfavoredOverload
    nonisolated public init<D, C, S>(
        _ title: S, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, S: StringProtocol {
        self.init(Text(title), id, content)
    }

    /// Windows of values of a type, with a title, opened by `id`; one opened without a value begins with that of `defaultValue`.
    @_disfavoredOverload
    nonisolated public init<D, C, S>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, S: StringProtocol {
        self.init(Text(title), id, content, defaultValue)
    }
}
