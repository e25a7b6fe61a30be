/// An icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        style.makeBody(
            LabelStyleConfiguration(
                title: .init(AnyView(title)), icon: .init(AnyView(icon)), name: title as? Text))
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was asked to make.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}

/// What a label style gets.
public struct LabelStyleConfiguration {
    nonisolated public struct Title: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        @MainActor public var body: some View { content }
    }

    nonisolated public struct Icon: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        @MainActor public var body: some View { content }
    }

    public let title: Title
    public let icon: Icon
    /// The title where it is plain text: what is read out where only the icon is shown.
    let name: Text?
}

/// The style for the place: icon and title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon before the title, 8 apart (golden label/basic of iamcgn/swiftui-web).
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .capMiddle, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if let name = configuration.name { configuration.icon.accessibilityLabel(name) } else { configuration.icon }
    }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated struct StyledLabel<S: LabelStyle>: View {
    let style: StyleHolder<S>
    let configuration: LabelStyleConfiguration

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<LabelStyleConfiguration> {
        AnyStyle(DefaultLabelStyle()) { AnyView(StyledLabel(style: $0, configuration: $1)) }
    }
}

extension EnvironmentValues {
    var labelStyle: AnyStyle<LabelStyleConfiguration> {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels inside look.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyStyle(style) { AnyView(StyledLabel(style: $0, configuration: $1)) })
    }
}
