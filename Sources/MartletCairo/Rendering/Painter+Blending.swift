import CCairo
import Foundation
import MartletDrawing

extension Painter {
    /// Paints an item so that it meets what is behind by a blend mode, in encoded sRGB as SwiftUI does.
    func blended(_ item: DisplayItem, _ mode: BlendMode, _ visible: CGRect) {
        if mode == .normal { return paint(item, visible: visible) }
        if let mix = mode.ownFormula, !isVector { return blended(item, mix) }
        saved {
            let area = grown(item.bounds.intersection(visible))
            cairo_new_path(cr)
            add(area)
            cairo_clip(cr)
            cairo_push_group(cr)
            paint(item, visible: visible)
            cairo_pop_group_to_source(cr)
            cairo_set_operator(cr, mode.cairoOperator)
            cairo_paint(cr)
        }
    }

    /// Blends pixel by pixel, for modes that Cairo has no operator for.
    private func blended(_ item: DisplayItem, _ mix: (Float, Float) -> Float) {
        guard let source = OffscreenLayer(self, area: item.bounds, margin: 0),
            let result = OffscreenLayer(self, area: item.bounds, margin: 0)
        else { return }
        source.paint { $0.paint(item, visible: .unlimited) }
        let behind = cairo_get_group_target(cr)
        cairo_surface_flush(behind)
        result.copy(of: behind)
        result.image.combine(with: source.image, mix)
        saved {
            result.setAsSource(of: self)
            cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
            cairo_new_path(cr)
            add(grown(item.bounds))
            cairo_clip(cr)
            cairo_paint(cr)
        }
    }
}

extension OffscreenLayer {
    /// Fills the picture with what a surface of the same device shows there.
    fileprivate func copy(of surface: OpaquePointer?) {
        image.withContext { cr in
            // A group's surface has an offset of its own, which Cairo counts in by itself.
            cairo_translate(cr, -corner.x, -corner.y)
            cairo_scale(cr, surfaceScale, surfaceScale)
            cairo_set_source_surface(cr, surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
            cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cr)
        }
    }
}

extension ImageBuffer {
    /// Source over, with the common part of both coverages mixed by a formula for straight channels (below, above).
    fileprivate func combine(with source: ImageBuffer, _ mix: (Float, Float) -> Float) {
        _ = withPixels { below, stride in
            source.withPixels { above, otherStride in
                for y in 0..<min(height, source.height) {
                    for x in 0..<min(width, source.width) {
                        let s = StraightPixel(above[y * otherStride + x])
                        guard s.alpha > 0 else { continue }
                        let d = StraightPixel(below[y * stride + x])
                        let mixed = SIMD3(
                            mix(d.color.x, s.color.x), mix(d.color.y, s.color.y), mix(d.color.z, s.color.z)
                        ).clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
                        let both = s.alpha * d.alpha
                        let sum = s.color * (s.alpha - both) + d.color * (d.alpha - both) + mixed * both
                        below[y * stride + x] = StraightPixel.word(
                            premultiplied: sum, alpha: s.alpha + d.alpha - both)
                    }
                }
            }
        }
    }
}

extension BlendMode {
    /// Formulas measured on macOS 26.2 that differ from Cairo's or that it lacks. b is below, s above.
    fileprivate var ownFormula: ((Float, Float) -> Float)? {
        switch self {
        case .softLight: { b, s in (1 - 2 * s) * b * b + 2 * s * b }
        case .plusDarker: { b, s in max(0, s + b - 1) }
        default: nil
        }
    }

    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        // In a vector document, where pixels cannot be read back.
        case .plusDarker: CAIRO_OPERATOR_COLOR_BURN
        }
    }
}
