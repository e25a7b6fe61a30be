/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    /// Puts the style around `configuration`, which is the bare text field.
    @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style gets.
nonisolated public struct _TextFieldStyleLabel: View {
    nonisolated init() {}
    @MainActor public var body: some View { EmptyView() }
}

/// The style for the place: a box with desktop metrics, nothing with touch metrics.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    @Environment(\.platformMetrics) private var metrics

    nonisolated public init() {}

    @MainActor @ViewBuilder public func _body(configuration: TextField<_Label>) -> some View {
        if metrics == .desktop {
            TextFieldBox(field: configuration, radius: 5)
        } else {
            PlainTextFieldStyle()._body(configuration: configuration)
        }
    }
}

/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        TextFieldBox(field: configuration, radius: 5)
    }
}

nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        TextFieldBox(field: configuration, radius: 0)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// Desktop: 24 tall, the text 6 in, corner 5 (golden textfield/basic of iamcgn/swiftui-web). Touch: 34 tall
/// (ios/textfield/basic). A ring in the accent colour shows the focus, in the window that has the keyboard.
nonisolated private struct TextFieldBox: View {
    let field: TextField<_TextFieldStyleLabel>
    let radius: CGFloat
    @FocusState private var isFocused: Bool
    @Environment(\.platformMetrics) private var metrics
    @Environment(\.appearsActive) private var isActive

    init(field: TextField<_TextFieldStyleLabel>, radius: CGFloat) {
        self.field = field
        self.radius = radius
    }

    @MainActor var body: some View {
        let showsFocus = isFocused && isActive
        field
            .environment(\.textFieldReach, CGSize(width: metrics == .desktop ? 6 : 8, height: 4))
            .padding(.horizontal, metrics == .desktop ? 6 : 8)
            .padding(.vertical, 4)
            .frame(minHeight: metrics == .desktop ? 24 : 34)
            .background(RoundedRectangle(cornerRadius: radius).fill(Color.primary.opacity(0.04)))
            .overlay(
                RoundedRectangle(cornerRadius: radius)
                    .stroke(
                        showsFocus ? Color.accentColor : Color.primary.opacity(0.15), lineWidth: showsFocus ? 2 : 1
                    )
                    .allowsHitTesting(false)
            )
            .focused($isFocused)
    }
}

nonisolated struct StyledTextField<S: TextFieldStyle>: View {
    let style: StyleHolder<S>
    let field: TextField<_TextFieldStyleLabel>

    @MainActor var body: some View { style.style._body(configuration: field) }
}

private struct TextFieldReachKey: EnvironmentKey { static var defaultValue: CGSize { .zero } }

extension EnvironmentValues {
    /// How far around its text a field takes the pointer, in points: the margins of its box.
    var textFieldReach: CGSize {
        get { self[TextFieldReachKey.self] }
        set { self[TextFieldReachKey.self] = newValue }
    }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<TextField<_TextFieldStyleLabel>> {
        AnyStyle(DefaultTextFieldStyle()) { AnyView(StyledTextField(style: $0, field: $1)) }
    }
}

extension EnvironmentValues {
    var textFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>> {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how text fields inside look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, AnyStyle(style) { AnyView(StyledTextField(style: $0, field: $1)) })
    }
}
