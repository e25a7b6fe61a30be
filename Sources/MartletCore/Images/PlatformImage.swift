/// A picture in memory, under the names that programs for Apple's systems use.
public final class PlatformImage: Sendable {
    /// The pixels; nil for a picture of curves or an empty one.
    public let bitmap: Bitmap?
    let vector: VectorImage?
    /// Pixels for each point.
    public let scale: CGFloat

    /// An empty picture.
    public init() {
        bitmap = nil
        vector = nil
        scale = 1
    }

    /// A picture of pixels, `scale` of them for each point.
    public init(bitmap: Bitmap, scale: CGFloat = 1) {
        self.bitmap = bitmap
        vector = nil
        self.scale = scale > 0 ? scale : 1
    }

    /// A picture from the bytes of a file (PNG, JPEG, SVG and what else the platform decodes); nil if they are none.
    public init?(data: Data, scale: CGFloat = 1) {
        guard let decoder = Drawing.decoder else { return nil }
        self.scale = scale > 0 ? scale : 1
        if let bitmap = decoder.decode(data) {
            self.bitmap = bitmap
            vector = nil
        } else if let vector = decoder.vector(data) {
            self.vector = vector
            bitmap = nil
        } else {
            return nil
        }
    }

    /// A picture from a file.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFiles.scale(ofFileName: path))
    }

    /// A picture from a file.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, scale: ImageFiles.scale(ofFileName: url.path))
    }

    /// A picture of the main bundle.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// A picture of a bundle.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard let url = ImageFiles.url(name, in: bundle ?? .main, scale: 1) else { return nil }
        self.init(contentsOf: url)
    }

    /// In points.
    public var size: CGSize {
        if let bitmap { return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale) }
        return vector?.size ?? .zero
    }
}

extension PlatformImage: Hashable {
    public static func == (a: PlatformImage, b: PlatformImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias UIImage = PlatformImage
public typealias NSImage = PlatformImage
