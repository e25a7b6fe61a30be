public import Foundation

/// A picture of pixels and how it fills its rectangle.
public struct DisplayImage: Equatable, Sendable {
    /// How pixels are found when a picture is scaled.
    public enum Interpolation: String, Hashable, Sendable {
        /// Nearest pixel: hard edges.
        case none
        case low, medium, high
    }

    /// How the middle of the picture fills the room between the caps.
    public enum Resizing: String, Hashable, Sendable {
        case stretch, tile
    }

    public var bitmap: Bitmap
    /// Pixels for each point; 2 for an image made for dense screens.
    public var scale: CGFloat
    public var interpolation: Interpolation
    /// Paints the picture's coverage with this instead of its colours.
    public var template: Paint?
    /// The part of the picture that is shown, in pixels; nil is all of it.
    public var source: CGRect?
    /// Borders, in points, that keep their thickness.
    public var capInsets: EdgeInsets
    public var resizing: Resizing
    /// Whether the picture is mirrored left to right.
    public var isMirrored: Bool

    public init(
        _ bitmap: Bitmap, scale: CGFloat = 1, interpolation: Interpolation = .medium, template: Paint? = nil,
        source: CGRect? = nil, capInsets: EdgeInsets = EdgeInsets(), resizing: Resizing = .stretch,
        isMirrored: Bool = false
    ) {
        self.bitmap = bitmap
        self.scale = scale
        self.interpolation = interpolation
        self.template = template
        self.source = source
        self.capInsets = capInsets
        self.resizing = resizing
        self.isMirrored = isMirrored
    }
}
