/// A picture repeated in all directions.
public struct ImagePaint: ShapeStyle {
    public typealias Resolved = Never

    public var image: Image
    /// The part that is repeated, in fractions of the picture. Only all of it is drawn yet.
    public var sourceRect: CGRect
    /// The factor by which the picture is scaled.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let resolved = ResolvedImage(image, in: context)
        guard case .bitmap(let bitmap, let pixels)? = resolved.picture else { return _ResolvedStyle(RGBA.clear) }
        return _ResolvedStyle(.image(bitmap, sourceRect, scale / pixels))
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
