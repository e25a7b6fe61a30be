import CCairo
import CPango
import Foundation
import MartletDrawing

extension Painter {
    func text(_ layout: TextLayout, _ color: RGBA) {
        for line in layout.lines {
            for run in line.runs {
                let style = layout.request.runs[run.style]
                guard let background = style.background else { continue }
                let rect = CGRect(x: line.origin.x + run.x, y: line.origin.y, width: run.width, height: line.height)
                fill(Path(rect), .color(background), FillStyle())
            }
            for run in line.runs { draw(run, layout.request.runs[run.style], line, run.color ?? color) }
        }
    }

    private func draw(_ run: GlyphRun, _ style: TextRun, _ line: TextLine, _ color: RGBA) {
        let baseline = line.baseline - style.baselineOffset
        let metrics = FontMetrics.system(size: run.font.size)
        if let underline = style.underline {
            decorate(underline, run, line, color, y: baseline + metrics.underlinePosition, metrics)
        }
        show(run, x: line.origin.x, baseline: baseline, color)
        if let strike = style.strikethrough {
            decorate(strike, run, line, color, y: baseline - metrics.xHeight / 2, metrics)
        }
    }

    private func show(_ run: GlyphRun, x: CGFloat, baseline: CGFloat, _ color: RGBA) {
        if run.glyphs.isEmpty { return showCharacters(run, x: x, baseline: baseline, color) }
        guard let face = run.handle as? PangoFace, let font = face.scaledFont, canShow(run.font.size) else { return }
        let y = snappedBaseline(baseline)
        let hasOffsets = !run.offsets.isEmpty
        let glyphs = run.glyphs.indices.map { index in
            cairo_glyph_t(
                index: UInt(run.glyphs[index]), x: x + run.positions[index],
                y: y + (hasOffsets ? run.offsets[index] : 0))
        }
        saved {
            cairo_set_scaled_font(cr, font)
            cairo_set_source_rgba(cr, color)
            cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
        }
    }

    /// Whether letters of that size can be drawn as things are turned and scaled now. Cairo marks a typeface as broken that
    /// it cannot scale, and draws nothing with it ever after.
    private func canShow(_ size: CGFloat) -> Bool {
        let m = matrix
        let area = abs(m.a * m.d - m.b * m.c)
        let reach = max(abs(m.a), abs(m.b), abs(m.c), abs(m.d)) * size
        return area > 1e-9 && area.isFinite && reach <= PangoFace.greatestSize && m.tx.isFinite && m.ty.isFinite
    }

    /// A run of a shaper without fonts: each character is drawn where that shaper put it.
    private func showCharacters(_ run: GlyphRun, x: CGFloat, baseline: CGFloat, _ color: RGBA) {
        for (character, position) in zip(run.text, run.positions) where !character.isWhitespace {
            let request = TextRequest(String(character), font: run.font)
            let layout = PangoShaper.shared.layout(request, width: nil, height: nil)
            for glyphs in layout.lines.first?.runs ?? [] where !glyphs.glyphs.isEmpty {
                show(glyphs, x: x + position, baseline: baseline, color)
            }
        }
    }

    /// Baselines stand on device pixels where text is upright, so that stems end sharply.
    private func snappedBaseline(_ y: CGFloat) -> CGFloat {
        guard canSnap else { return y }
        let m = matrix
        return ((y * m.d + m.ty).rounded() - m.ty) / m.d
    }

    /// A line with its thickness in whole device pixels; patterns are in units of the thickness.
    private func decorate(
        _ decoration: TextDecoration, _ run: GlyphRun, _ line: TextLine, _ color: RGBA, y: CGFloat,
        _ metrics: FontMetrics
    ) {
        let m = matrix
        let pixel = canSnap ? 1 / abs(m.d) : 0
        let thickness =
            pixel > 0
            ? max((metrics.underlineThickness / pixel).rounded(.up), 1) * pixel
            : metrics.underlineThickness
        let x0 = line.origin.x + run.x, x1 = x0 + run.width
        let top = snapped(CGRect(x: x0, y: y - thickness / 2, width: run.width, height: thickness)).minY
        saved {
            cairo_new_path(cr)
            cairo_move_to(cr, x0, top + thickness / 2)
            cairo_line_to(cr, x1, top + thickness / 2)
            cairo_set_line_width(cr, thickness)
            cairo_set_source_rgba(cr, decoration.color ?? color)
            let dash = decoration.pattern.dash.map { $0 * thickness }
            cairo_set_dash(cr, dash, Int32(dash.count), 0)
            cairo_stroke(cr)
        }
    }
}

extension TextDecoration.Pattern {
    /// Dashes and gaps in units of the thickness, measured on macOS 26.2.
    fileprivate var dash: [Double] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}
