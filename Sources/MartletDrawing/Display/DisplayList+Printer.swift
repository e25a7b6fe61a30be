import Foundation

extension DisplayList: CustomStringConvertible {
    /// The tree as text: one line for each item, children indented by two spaces, numbers rounded to two decimals.
    /// It is the form that tests and the inspector compare, so it changes only on purpose.
    public var description: String {
        var text = "list \(Rounded.text(size))\n"
        root.print(at: nil, depth: 1, into: &text)
        text.removeLast()
        return text
    }
}

extension DisplayItem: CustomStringConvertible {
    /// The item and everything below, as in `DisplayList.description`.
    public var description: String {
        var text = ""
        print(at: nil, depth: 0, into: &text)
        text.removeLast()
        return text
    }

    fileprivate func print(at offset: CGPoint?, depth: Int, into text: inout String) {
        text += String(repeating: "  ", count: depth)
        text += summary
        if let offset, offset != .zero { text += " at \(Rounded.text(offset))" }
        if identity != 0 { text += " id \(identity)" }
        text += "\n"
        switch content {
        case .group(let children):
            for child in children { child.item.print(at: child.offset, depth: depth + 1, into: &text) }
        case .effect(.mask(let mask), let child):
            child.print(at: nil, depth: depth + 1, into: &text)
            text += String(repeating: "  ", count: depth) + "by\n"
            mask.print(at: nil, depth: depth + 1, into: &text)
        case .effect(_, let child): child.print(at: nil, depth: depth + 1, into: &text)
        default: break
        }
    }

    /// The first line.
    public var summary: String {
        switch content {
        case .group(let children): return children.isEmpty ? "empty" : "group"
        case .fill(let path, let paint, let style):
            return "fill \(path.summary) \(paint)" + (style.isEOFilled ? " evenOdd" : "")
                + (style.isAntialiased ? "" : " aliased")
        case .stroke(let path, let paint, let style): return "stroke \(path.summary) \(paint) \(style)"
        case .text(let layout, let color):
            let fonts = layout.request.runs.first.map { " \($0.font)" } ?? ""
            return "text \(layout.request.text.debugDescription)\(fonts) \(color) \(Rounded.text(layout.size))"
                + (layout.lines.count > 1 ? " \(layout.lines.count) lines" : "")
                + (layout.isTruncated ? " truncated" : "")
        case .image(let image, let rect):
            return "image \(image.bitmap.width)x\(image.bitmap.height) in \(Rounded.text(rect))"
                + (image.template.map { " as \($0)" } ?? "")
        case .vector(_, let rect, let tint):
            return "vector in \(Rounded.text(rect))" + (tint.map { " as \($0)" } ?? "")
        case .effect(let effect, _): return effect.description
        }
    }
}

extension Path {
    /// Short for simple shapes: a frame in place of curves.
    fileprivate var summary: String {
        switch storage {
        case .empty: return "nothing"
        case .rect(let rect): return "rect \(Rounded.text(rect))"
        case .ellipse(let rect): return "ellipse \(Rounded.text(rect))"
        case .rounded(let box):
            let r = box.radii
            let radii =
                Set([r.topLeading, r.topTrailing, r.bottomLeading, r.bottomTrailing].map(Rounded.text)).count == 1
                ? Rounded.text(r.topLeading)
                : [r.topLeading, r.topTrailing, r.bottomTrailing, r.bottomLeading].map(Rounded.text).joined(
                    separator: ",")
            return "rounded \(Rounded.text(box.rect)) radius \(radii)" + (box.style == .circular ? " circular" : "")
        case .elements(let elements):
            return "path \(Rounded.text(boundingRect)) \(elements.count) elements"
        }
    }
}

extension Effect: CustomStringConvertible {
    public var description: String {
        switch self {
        case .opacity(let value): return "opacity \(Rounded.text(value))"
        case .clip(let path, let style): return "clip \(path.summary)" + (style.isEOFilled ? " evenOdd" : "")
        case .transform(let t):
            if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate \(Rounded.text(CGPoint(x: t.tx, y: t.ty)))" }
            return "transform [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Rounded.text).joined(separator: " ") + "]"
        case .projection(let m):
            let numbers = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
            return "projection [" + numbers.map(Rounded.text).joined(separator: " ") + "]"
        case .shadow(let color, let radius, let offset):
            return
                "shadow \(color) radius \(Rounded.text(radius)) offset (\(Rounded.text(offset.width)), \(Rounded.text(offset.height)))"
        case .blur(let radius, let isOpaque): return "blur \(Rounded.text(radius))" + (isOpaque ? " opaque" : "")
        case .blend(let mode): return "blend \(mode.rawValue)"
        case .mask: return "mask"
        case .colorMatrix(let m):
            return "colorMatrix [" + m.map { Rounded.text(CGFloat($0)) }.joined(separator: " ") + "]"
        case .luminanceToAlpha: return "luminanceToAlpha"
        case .compositing: return "compositing"
        }
    }
}

extension Paint: CustomStringConvertible {
    public var description: String {
        switch self {
        case .color(let color): return color.description
        case .linearGradient(let stops, let start, let end):
            return "linear \(stops) \(Rounded.text(start)) to \(Rounded.text(end))"
        case .radialGradient(let stops, let center, let r0, let r1):
            return "radial \(stops) \(Rounded.text(center)) \(Rounded.text(r0)) to \(Rounded.text(r1))"
        case .angularGradient(let stops, let center, let a0, let a1):
            return
                "angular \(stops) \(Rounded.text(center)) \(Rounded.text(a0.degrees))° to \(Rounded.text(a1.degrees))°"
        case .ellipticalGradient(let stops, let bounds, let center, let r0, let r1):
            return
                "elliptical \(stops) in \(Rounded.text(bounds)) (\(Rounded.text(center.x)), \(Rounded.text(center.y))) \(Rounded.text(r0)) to \(Rounded.text(r1))"
        case .image(let bitmap, let tile, _):
            return "image \(bitmap.width)x\(bitmap.height) tiled by \(Rounded.text(tile))"
        }
    }
}

extension GradientStops: CustomStringConvertible {
    public var description: String {
        "[" + stops.map { "\($0.color) \(Rounded.text($0.location))" }.joined(separator: ", ") + "]"
            + (mixing == .device ? " device" : "")
    }
}

extension StrokeStyle: CustomStringConvertible {
    public var description: String {
        var text = "width \(Rounded.text(lineWidth))"
        if lineCap != .butt { text += " \(lineCap)" }
        if lineJoin != .miter { text += " \(lineJoin) join" }
        if !dash.isEmpty { text += " dash [" + dash.map(Rounded.text).joined(separator: " ") + "]" }
        if dashPhase != 0 { text += " phase \(Rounded.text(dashPhase))" }
        return text
    }
}
