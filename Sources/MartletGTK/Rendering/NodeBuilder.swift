#if GTK
import CGTK
import Foundation
import MartletCairo
import MartletDrawing

/// Makes GSK nodes of display items.
///
/// An item that is the same reference as before, on the same pixels, gives the same node, so a frame costs what changed and
/// GTK redraws only that. Solid rectangles, clips, opacity and transforms are GSK's own nodes; curves, text, pictures and
/// the other effects are Cairo nodes, drawn by the code that draws pictures without a window.
struct NodeBuilder {
    /// Counts items that were made into nodes, rather than found.
    private(set) var madeCount = 0

    /// How far outside of what is seen nodes are made, in points, so that scrolling does not make them anew in each frame.
    private static let margin: CGFloat = 512
    /// Nodes that are nested deeper become one: GTK draws by recursion.
    private static let depthLimit = 200

    /// The node of an item.
    ///
    /// - Parameter visible: what is seen, in the node's coordinates.
    mutating func render(_ item: DisplayItem, grid: PixelGrid, visible: CGRect, depth: Int = 0) -> RenderedItem {
        if let kept = RenderedItem.kept(of: item, grid: grid, visible: visible) { return kept }
        let made = make(item, grid, visible, depth)
        madeCount += 1
        item.rendered = made
        return made
    }

    private mutating func make(
        _ item: DisplayItem, _ grid: PixelGrid, _ visible: CGRect, _ depth: Int
    ) -> RenderedItem {
        guard item.bounds.isUsable else { return nothing(grid) }
        if depth > Self.depthLimit { return painted(item, grid, visible) }
        switch item.content {
        case .group(let children): return group(children, item, grid, visible, depth)
        case .fill(let path, let paint, _):
            if grid.isUpright, let color = paint.solidColor, let rect = path.simpleRect {
                return filled(rect, color, grid, visible)
            }
            return painted(item, grid, visible)
        case .stroke, .text, .image, .vector: return painted(item, grid, visible)
        case .effect(let effect, let child): return self.effect(effect, item, child, grid, visible, depth)
        }
    }

    private func nothing(_ grid: PixelGrid) -> RenderedItem {
        RenderedItem(nil, grid: grid, covered: .everywhere, needsBackdrop: false)
    }

    // MARK: Groups

    private mutating func group(
        _ children: [DisplayItem.Placed], _ item: DisplayItem, _ grid: PixelGrid, _ visible: CGRect, _ depth: Int
    ) -> RenderedItem {
        let own = grid.place(item.bounds)
        // A group that is seen whole need not be cut.
        let area = visible.contains(own) ? visible : visible.insetBy(dx: -Self.margin, dy: -Self.margin)
        var covered = CGRect.everywhere
        var nodes: [OpaquePointer?] = []
        var needsBackdrop = false
        for child in children {
            guard child.item.bounds.isUsable, child.offset.x.isFinite, child.offset.y.isFinite else { continue }
            let (base, rest) = grid.moved(by: child.offset)
            let seen = area.offsetBy(dx: -base.x, dy: -base.y)
            guard rest.place(child.item.bounds).touches(seen) else {
                covered = covered.intersection(area)
                continue
            }
            let rendered = render(child.item, grid: rest, visible: seen, depth: depth + 1)
            needsBackdrop = needsBackdrop || rendered.needsBackdrop
            if rendered.covered != .everywhere {
                covered = covered.intersection(rendered.covered.offsetBy(dx: base.x, dy: base.y))
            }
            if let node = rendered.node { nodes.append(translated(node, by: base)) }
        }
        defer { for case let node? in nodes { gsk_render_node_unref(node) } }
        let node: OpaquePointer?
        switch nodes.count {
        case 0: node = nil
        case 1: node = gsk_render_node_ref(nodes[0])
        default: node = gsk_container_node_new(&nodes, guint(nodes.count))
        }
        return RenderedItem(node, grid: grid, covered: covered, needsBackdrop: needsBackdrop)
    }

    /// A new reference to the node elsewhere. Moves that follow each other become one.
    private func translated(_ node: OpaquePointer, by offset: CGPoint) -> OpaquePointer? {
        if offset == .zero { return gsk_render_node_ref(node) }
        var inner = node
        var offset = offset
        if gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE,
            let transform = gsk_transform_node_get_transform(node),
            gsk_transform_get_category(transform) == GSK_TRANSFORM_CATEGORY_2D_TRANSLATE
        {
            var dx: Float = 0, dy: Float = 0
            gsk_transform_to_translate(transform, &dx, &dy)
            offset = CGPoint(x: offset.x + CGFloat(dx), y: offset.y + CGFloat(dy))
            inner = gsk_transform_node_get_child(node)
        }
        var point = graphene_point_t(x: Float(offset.x), y: Float(offset.y))
        let transform = gsk_transform_translate(nil, &point)
        defer { gsk_transform_unref(transform) }
        return gsk_transform_node_new(inner, transform)
    }

    // MARK: Leaves

    private func filled(_ rect: CGRect, _ color: RGBA, _ grid: PixelGrid, _ visible: CGRect) -> RenderedItem {
        let place = grid.snapped(grid.place(rect.standardized))
        guard color.alpha > 0, place.width > 0, place.height > 0 else { return nothing(grid) }
        // Single precision does not hold the far edges of endless rectangles.
        let isEndless = place.width > 1e6 || place.height > 1e6
        let area = visible.insetBy(dx: -Self.margin, dy: -Self.margin)
        var bounds = (isEndless ? place.intersection(area) : place).graphene
        var rgba = GdkRGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        return RenderedItem(
            gsk_color_node_new(&rgba, &bounds), grid: grid, covered: isEndless ? area : .everywhere,
            needsBackdrop: false)
    }

    /// The whole item as one Cairo node.
    private func painted(_ item: DisplayItem, _ grid: PixelGrid, _ visible: CGRect) -> RenderedItem {
        if item.blends { return raster(item, grid, visible) }
        return cairo(item.bounds, grid, visible) { context in
            CairoRenderer.paint(item, on: context, visible: item.bounds, pixelScale: grid.scale)
        }
    }

    /// A Cairo node over `bounds`, which are in the item's coordinates as is what `draw` draws.
    private func cairo(
        _ bounds: CGRect, _ grid: PixelGrid, _ visible: CGRect, _ draw: (OpaquePointer) -> Void
    ) -> RenderedItem {
        // In whole points: GTK's GL renderer begins the texture of a Cairo node at one.
        var place = grid.place(bounds).insetBy(dx: -1, dy: -1).outwardPoints
        var covered = CGRect.everywhere
        // A node becomes a texture of its size on the graphics card.
        if place.width > 4 * Self.margin || place.height > 4 * Self.margin {
            covered = visible.insetBy(dx: -Self.margin, dy: -Self.margin).outwardPoints
            place = place.intersection(covered)
        }
        guard !place.isNull, place.width > 0, place.height > 0 else {
            return RenderedItem(nil, grid: grid, covered: covered, needsBackdrop: false)
        }
        var rect = place.graphene
        let node = gsk_cairo_node_new(&rect)
        if let context = gsk_cairo_node_get_draw_context(node) {
            var m = cairo_matrix_t(
                xx: grid.matrix.a, yx: grid.matrix.b, xy: grid.matrix.c, yy: grid.matrix.d, x0: grid.matrix.tx,
                y0: grid.matrix.ty)
            cairo_transform(context, &m)
            draw(context)
            cairo_destroy(context)
        }
        return RenderedItem(node, grid: grid, covered: covered, needsBackdrop: false)
    }

    /// The item as pixels, for what reads the pixels behind it.
    func raster(
        _ item: DisplayItem, _ grid: PixelGrid, _ visible: CGRect, background: RGBA? = nil
    ) -> RenderedItem {
        let area = grid.grown(grid.place(item.bounds).insetBy(dx: -1, dy: -1).intersection(visible))
        guard !area.isNull else { return RenderedItem(nil, grid: grid, covered: visible, needsBackdrop: false) }
        let node = CairoRenderer.withPixels(
            of: item, under: grid.matrix, area: area, scale: grid.scale, background: background
        ) { data, width, height, stride -> OpaquePointer? in
            let bytes = g_bytes_new(data, gsize(stride * height))
            defer { g_bytes_unref(bytes) }
            let texture = gdk_memory_texture_new(
                gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
            defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
            var bounds = CGRect(
                x: area.minX, y: area.minY, width: CGFloat(width) / grid.scale, height: CGFloat(height) / grid.scale
            ).graphene
            return gsk_texture_node_new(texture, &bounds)
        }
        return RenderedItem(node ?? nil, grid: grid, covered: visible, needsBackdrop: false)
    }

    // MARK: Effects

    private mutating func effect(
        _ effect: Effect, _ item: DisplayItem, _ child: DisplayItem, _ grid: PixelGrid, _ visible: CGRect, _ depth: Int
    ) -> RenderedItem {
        switch effect {
        case .opacity(let opacity):
            if opacity <= 0 { return nothing(grid) }
            if child.blends { return painted(item, grid, visible) }
            return wrapped(child, grid, visible, depth) { node in
                opacity >= 1 ? gsk_render_node_ref(node) : gsk_opacity_node_new(node, Float(opacity))
            }
        case .compositing:
            if child.blends { return painted(item, grid, visible) }
            return wrapped(child, grid, visible, depth) { gsk_render_node_ref($0) }
        case .clip(let path, let style): return clipped(child, path, style, item, grid, visible, depth)
        case .transform(let transform): return transformed(child, transform, grid, visible, depth)
        case .shadow(let color, let radius, let offset):
            if child.blends { return painted(item, grid, visible) }
            let shadow = cairo(item.bounds, grid, visible) { context in
                CairoRenderer.paintShadow(
                    of: child, color, radius: radius, offset: offset, on: context, pixelScale: grid.scale)
            }
            guard let behind = shadow.node else {
                return wrapped(child, grid, visible, depth) { gsk_render_node_ref($0) }
            }
            let rendered = wrapped(child, grid, visible, depth) { node in
                var both: [OpaquePointer?] = [behind, node]
                return gsk_container_node_new(&both, 2)
            }
            return RenderedItem(
                rendered.node.map { gsk_render_node_ref($0) }, grid: grid,
                covered: rendered.covered.intersection(shadow.covered), needsBackdrop: rendered.needsBackdrop)
        case .blend(.normal): return wrapped(child, grid, visible, depth) { gsk_render_node_ref($0) }
        case .blend: return RenderedItem(nil, grid: grid, covered: .everywhere, needsBackdrop: true)
        case .projection, .blur, .mask, .colorMatrix, .luminanceToAlpha: return painted(item, grid, visible)
        }
    }

    /// What becomes of a child in the same coordinates.
    private mutating func wrapped(
        _ child: DisplayItem, _ grid: PixelGrid, _ visible: CGRect, _ depth: Int,
        _ wrap: (OpaquePointer) -> OpaquePointer?
    ) -> RenderedItem {
        let inner = render(child, grid: grid, visible: visible, depth: depth + 1)
        return RenderedItem(
            inner.node.flatMap(wrap), grid: grid, covered: inner.covered, needsBackdrop: inner.needsBackdrop)
    }

    private mutating func clipped(
        _ child: DisplayItem, _ path: Path, _ style: FillStyle, _ item: DisplayItem, _ grid: PixelGrid,
        _ visible: CGRect, _ depth: Int
    ) -> RenderedItem {
        if grid.isUpright, let rect = path.simpleRect {
            let hole = grid.snapped(grid.place(rect.standardized)).intersection(.everywhere)
            guard !hole.isNull else { return nothing(grid) }
            let inner = wrapped(child, grid, visible.intersection(hole).orEmpty, depth) { node in
                var bounds = hole.graphene
                return gsk_clip_node_new(node, &bounds)
            }
            // Outside of the clip there is nothing that could be missing.
            let isWhole = inner.covered.contains(hole)
            return isWhole
                ? RenderedItem(
                    inner.node.map { gsk_render_node_ref($0) }, grid: grid, covered: .everywhere,
                    needsBackdrop: inner.needsBackdrop)
                : inner
        }
        // A shape that cuts what may change piece by piece is worth GSK's own arcs; of a picture or two the exact shape.
        if child.depth > 3, grid.isUpright, let (rect, radii, aspect) = path.roundedRect, !style.isEOFilled {
            let hole = grid.place(rect)
            return wrapped(child, grid, visible, depth) { node in
                var rounded = GskRoundedRect()
                rounded.bounds = hole.graphene
                func corner(_ radius: CGFloat) -> graphene_size_t {
                    graphene_size_t(
                        width: Float(radius * abs(grid.matrix.a)), height: Float(radius * aspect * abs(grid.matrix.d)))
                }
                rounded.corner = (
                    corner(radii.topLeading), corner(radii.topTrailing), corner(radii.bottomTrailing),
                    corner(radii.bottomLeading)
                )
                return gsk_rounded_clip_node_new(node, &rounded)
            }
        }
        if child.blends { return RenderedItem(nil, grid: grid, covered: .everywhere, needsBackdrop: true) }
        return painted(item, grid, visible)
    }

    private mutating func transformed(
        _ child: DisplayItem, _ transform: CGAffineTransform, _ grid: PixelGrid, _ visible: CGRect, _ depth: Int
    ) -> RenderedItem {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard abs(determinant) > 1e-12, abs(transform.tx) < 1e7, abs(transform.ty) < 1e7 else { return nothing(grid) }
        let (base, rest) = grid.transformed(by: transform)
        let inner = render(child, grid: rest, visible: visible.offsetBy(dx: -base.x, dy: -base.y), depth: depth + 1)
        return RenderedItem(
            inner.node.flatMap { translated($0, by: base) }, grid: grid,
            covered: inner.covered == .everywhere ? .everywhere : inner.covered.offsetBy(dx: base.x, dy: base.y),
            needsBackdrop: inner.needsBackdrop)
    }
}

extension CGRect {
    /// The rectangle, or one without area where there is none.
    fileprivate var orEmpty: CGRect { isNull ? .zero : self }

    /// The smallest rectangle of whole numbers around this one.
    fileprivate var outwardPoints: CGRect {
        let x = minX.rounded(.down), y = minY.rounded(.down)
        return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
    }
}
#endif
