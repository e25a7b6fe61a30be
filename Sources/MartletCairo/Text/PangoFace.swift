import CCairo
import CPango
import Foundation

/// A font face at a size, as Pango chose it, with Cairo's form of it for painting.
final class PangoFace: @unchecked Sendable {
    /// `PangoFont *`, held.
    let font: UnsafeMutablePointer<PangoFont>
    /// `cairo_scaled_font_t *`, owned by the font.
    let scaledFont: OpaquePointer?

    /// The greatest size of letters on the device, in points or pixels: more than any window is high.
    static let greatestSize: CGFloat = 20_000

    /// Called under the shaper's lock: Pango makes Cairo's form lazily.
    init(_ font: UnsafeMutablePointer<PangoFont>) {
        self.font = font
        g_object_ref(font)
        scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    }

    deinit { g_object_unref(font) }
}
