import CCairo
import Foundation
import MartletDrawing

extension Painter {
    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        guard !path.isEmpty else { return }
        saved {
            cairo_new_path(cr)
            if let rect = path.simpleRect {
                add(snapped(tamed(rect.standardized)))
            } else {
                add(path)
            }
            cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            if !style.isAntialiased { cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE) }
            setSource(paint, covering: path.boundingRect)
            cairo_fill(cr)
        }
    }

    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
        saved {
            cairo_new_path(cr)
            add(path)
            cairo_set_line_width(cr, style.lineWidth)
            cairo_set_miter_limit(cr, style.miterLimit)
            switch style.lineCap {
            case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
            case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
            case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
            }
            switch style.lineJoin {
            case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
            case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
            case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
            }
            // Cairo refuses a pattern with negative or only zero lengths for the whole context.
            if style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dash.contains(where: { $0 > 0 }) {
                cairo_set_dash(
                    cr, style.dash.map(Double.init), Int32(style.dash.count),
                    style.dashPhase.isFinite ? style.dashPhase : 0)
            }
            let reach = style.lineWidth / 2
            setSource(paint, covering: path.boundingRect.insetBy(dx: -reach, dy: -reach))
            cairo_stroke(cr)
        }
    }

    func add(_ rect: CGRect) { cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height) }

    func add(_ path: Path) {
        var here = CGPoint.zero, start = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let p):
                cairo_move_to(cr, p.x, p.y)
                here = p
                start = p
            case .line(let p):
                cairo_line_to(cr, p.x, p.y)
                here = p
            case .quadCurve(let p, let c):
                cairo_curve_to(
                    cr, here.x + (c.x - here.x) * 2 / 3, here.y + (c.y - here.y) * 2 / 3, p.x + (c.x - p.x) * 2 / 3,
                    p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
                here = p
            case .curve(let p, let c, let d):
                cairo_curve_to(cr, c.x, c.y, d.x, d.y, p.x, p.y)
                here = p
            case .closeSubpath:
                cairo_close_path(cr)
                here = start
            }
        }
    }
}
