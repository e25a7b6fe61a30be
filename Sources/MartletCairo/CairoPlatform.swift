import Foundation
public import MartletDrawing

/// What this module supplies to drawing code: image decoding, symbols, and text.
public enum CairoPlatform {
    /// Sets `Drawing.decoder` and `Drawing.symbolProvider`. Calling it again changes nothing.
    public static func install() {
        if Drawing.decoder == nil { Drawing.decoder = Decoder() }
        if Drawing.symbolProvider == nil { Drawing.symbolProvider = SymbolLibrary.shared }
    }

    /// The shaper that hosts share.
    public static var shaper: any TextShaper { PangoShaper.shared }

    private struct Decoder: ImageDecoder {
        func decode(_ data: Data) -> Bitmap? { ImageCodec.decode(data) }
        func vector(_ data: Data) -> VectorImage? { ImageCodec.vector(data) }
    }
}
