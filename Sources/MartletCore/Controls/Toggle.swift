/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyle) private var style

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A toggle over several values: on when all of them are; it sets all of them.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { bindings.allSatisfy(\.wrappedValue) },
                set: { value in for binding in bindings { binding.wrappedValue = value } }),
            label: label)
    }

    @MainActor public var body: some View {
        let isOn = isOn
        UnaryView(
            style.makeBody(ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: isOn, isMixed: false))
        )
        .modifier(
            ElementModifier(
                role: .checkBox, value: isOn.wrappedValue ? "1" : "0", traits: .isToggle,
                action: { isOn.wrappedValue.toggle() }))
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == MartletCore.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { MartletCore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { MartletCore.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was asked to make.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// How toggles look and act.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style gets.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    nonisolated public struct Label: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        @MainActor public var body: some View { content }
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether it stands for values of which some are on and some are off.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

nonisolated struct StyledToggle<S: ToggleStyle>: View {
    let style: StyleHolder<S>
    let configuration: ToggleStyleConfiguration

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ToggleStyleConfiguration> {
        AnyStyle(DefaultToggleStyle()) { AnyView(StyledToggle(style: $0, configuration: $1)) }
    }
}

extension EnvironmentValues {
    var toggleStyle: AnyStyle<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles inside look and act.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, AnyStyle(style) { AnyView(StyledToggle(style: $0, configuration: $1)) })
    }
}
