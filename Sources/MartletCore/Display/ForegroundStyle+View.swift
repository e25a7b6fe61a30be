/// Sets what the foreground and its ranks mean below.
@frozen nonisolated public struct _ForegroundStyleModifier<Style: ShapeStyle>: InputsModifier {
    public var style: Style

    @inlinable nonisolated public init(style: Style) { self.style = style }

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.writeForeground { [AnyShapeStyle(modifier.value(in: graph).style)] }
    }
}

@frozen nonisolated public struct _ForegroundStyleModifier2<S1: ShapeStyle, S2: ShapeStyle>: InputsModifier {
    public var primary: S1
    public var secondary: S2

    @inlinable nonisolated public init(primary: S1, secondary: S2) {
        self.primary = primary
        self.secondary = secondary
    }

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.writeForeground {
            let value = modifier.value(in: graph)
            return [AnyShapeStyle(value.primary), AnyShapeStyle(value.secondary)]
        }
    }
}

@frozen
nonisolated public struct _ForegroundStyleModifier3<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>:
    InputsModifier
{
    public var primary: S1
    public var secondary: S2
    public var tertiary: S3

    @inlinable nonisolated public init(primary: S1, secondary: S2, tertiary: S3) {
        self.primary = primary
        self.secondary = secondary
        self.tertiary = tertiary
    }

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.writeForeground {
            let value = modifier.value(in: graph)
            return [AnyShapeStyle(value.primary), AnyShapeStyle(value.secondary), AnyShapeStyle(value.tertiary)]
        }
    }
}

extension _ViewInputs {
    fileprivate mutating func writeForeground(_ levels: @escaping () -> [AnyShapeStyle]) {
        environment = EnvironmentScope(parent: environment, graph: graph) { values in
            values.foregroundStyles = ForegroundStyles(levels(), outer: values.foregroundStyles)
        }
    }
}

extension View {
    /// Sets the style of text, symbols and shapes in this view.
    @inlinable nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundStyleModifier(style: style))
    }

    /// Sets the first two ranks of foreground style in this view.
    @inlinable nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(_ForegroundStyleModifier2(primary: primary, secondary: secondary))
    }

    /// Sets the first three ranks of foreground style in this view.
    @inlinable nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(_ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary))
    }

    /// Sets the colour of text, symbols and shapes in this view; nil is the system's.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundColor, color)
    }

    /// Sets the tint of controls and of `.tint` in this view; nil is the accent colour.
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tintColor, tint) }

    /// Sets the tint of controls and of `.tint` in this view.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the accent colour of this view; nil is the system's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accentColor, accentColor)
    }

    /// Sets what the background style means in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
