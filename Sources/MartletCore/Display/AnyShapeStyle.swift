/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    private let box: AnyShapeStyleBox

    public init<S: ShapeStyle>(_ style: S) {
        if let style = style as? AnyShapeStyle { self = style } else { box = TypedShapeStyleBox(style) }
    }

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { box.resolve(context) }

    /// The value that was put in.
    var base: any ShapeStyle { box.base }
}

// Compared by what is inside, by the rules of skipping.
extension AnyShapeStyle: Hashable {
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { a.box === b.box || a.box.isEqual(b.box) }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: box))) }
}

private class AnyShapeStyleBox: @unchecked Sendable {
    var base: any ShapeStyle { fatalError("abstract") }
    func resolve(_ context: _StyleContext) -> _ResolvedStyle { fatalError("abstract") }
    func isEqual(_ other: AnyShapeStyleBox) -> Bool { fatalError("abstract") }
}

private final class TypedShapeStyleBox<S: ShapeStyle>: AnyShapeStyleBox, @unchecked Sendable {
    let style: S

    init(_ style: S) { self.style = style }

    override var base: any ShapeStyle { style }

    override func resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }

    override func isEqual(_ other: AnyShapeStyleBox) -> Bool {
        guard let other = other as? TypedShapeStyleBox<S> else { return false }
        return ValueComparison.of(S.self).areEqual(style, other.style)
    }
}
