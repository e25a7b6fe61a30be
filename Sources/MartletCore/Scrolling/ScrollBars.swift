/// The indicators of a scroll view: they come when something moves, stay for a moment and fade.
///
/// Thickness and colour are those of overlay scrollers: a desktop's are broader than those for fingers. The times
/// are our own choice.
final class ScrollBars: Motion {
    /// How long they stay after the last movement, in seconds.
    static let stay = 0.5
    /// How long they fade, in seconds.
    static let fade = 0.25

    // The list of motions may outlive the node.
    private(set) weak var node: ScrollNode?
    private(set) var opacity = 0.0
    private var lastMoved = 0.0
    private var isMoving = false
    private var isRestored = false

    init(_ node: ScrollNode) { self.node = node }

    /// Something moved, or they are to be noticed.
    func show() {
        guard let node else { return }
        lastMoved = node.host.now
        set(1)
        // Called in the midst of motions: it may be among them already.
        if !isMoving { node.host.motions.add(self) }
        isMoving = true
    }

    /// Takes over how they look in another tree, whose time this one does not have yet.
    func restore(_ opacity: Double) {
        guard opacity > 0 else { return }
        show()
        set(opacity)
        isRestored = true
    }

    override func advance(to time: Double) -> Bool {
        guard let node, !node.hasEnded else { return false }
        if isRestored {
            isRestored = false
            lastMoved = time - Self.stay - (1 - opacity) * Self.fade
        }
        let rest = time - lastMoved - Self.stay
        set(rest <= 0 ? 1 : max(1 - rest / Self.fade, 0))
        isMoving = opacity > 0
        return isMoving
    }

    private func set(_ new: Double) {
        guard opacity != new else { return }
        opacity = new
        node?.setNeedsDisplay()
    }

    /// The axes that have an indicator: there is something to scroll.
    var axes: [Axis] {
        guard let node else { return [] }
        return [Axis.vertical, .horizontal].filter {
            node.settings.shownBars.contains(Axis.Set($0)) && node.extent.range($0) > 0
        }
    }

    /// The picture of the bars, in the scroll view's coordinates.
    func item(_ settings: ScrollSettings, _ extent: ScrollExtent, at offset: CGPoint) -> DisplayItem? {
        let axes = axes
        guard opacity > 0, !axes.isEmpty else { return nil }
        let look = Look(settings)
        var parts: [DisplayItem.Placed] = []
        for axis in axes {
            let frame = look.frame(axis, extent, offset, settings, sharesCorner: axes.count > 1)
            let body = Path(roundedRect: frame, cornerRadius: look.thickness / 2)
            let rim = frame.insetBy(dx: -0.5, dy: -0.5)
            let edge = Path(roundedRect: rim, cornerRadius: look.thickness / 2 + 0.5)
            parts.append(DisplayItem.Placed(DisplayItem(.fill(edge, .color(look.rim(opacity)), FillStyle()))))
            parts.append(DisplayItem.Placed(DisplayItem(.fill(body, .color(look.body(opacity)), FillStyle()))))
        }
        return DisplayItem(.group(parts))
    }

    /// How bars look by the settings.
    struct Look {
        let thickness: CGFloat
        /// The distance from the edge of the scroll view.
        let distance: CGFloat
        let shortest: CGFloat
        private let isDark: Bool

        init(_ settings: ScrollSettings) {
            let isTouch = settings.metrics == .touch
            thickness = isTouch ? 3 : 7
            distance = isTouch ? 3 : 2
            shortest = isTouch ? 36 : 26
            isDark = settings.colorScheme == .dark
        }

        func body(_ opacity: Double) -> RGBA {
            (isDark ? RGBA.white : .black).withAlpha(Float(opacity) * (isDark ? 0.5 : 0.42))
        }

        /// A faint rim keeps a bar visible over content of its own colour.
        func rim(_ opacity: Double) -> RGBA {
            (isDark ? RGBA.black : .white).withAlpha(Float(opacity) * 0.22)
        }

        /// The bar of an axis: as long in its track as the window is in the content, and shorter while the content is
        /// pulled beyond its end.
        func frame(
            _ axis: Axis, _ extent: ScrollExtent, _ offset: CGPoint, _ settings: ScrollSettings, sharesCorner: Bool
        ) -> CGRect {
            let insets = settings.barInsets
            let corner = sharesCorner ? thickness + distance : 0
            let start = insets.start(axis) + distance
            let track = max(extent.window[axis] - start - insets.end(axis) - distance - corner, 0)
            let (least, most) = (extent.least(axis), extent.most(axis))
            let whole = extent.range(axis) + extent.room(axis)
            let beyond = max(least - offset[axis], offset[axis] - most, 0)
            var length = max(track * extent.room(axis) / whole, min(shortest, track))
            length = min(max(length - beyond, thickness * 2), track)
            let share = min(max((offset[axis] - least) / (most - least), 0), 1)
            let along = start + (track - length) * share
            let cross = extent.window[axis.other] - distance - thickness - insets.end(axis.other)
            let isMirrored = settings.direction == .rightToLeft
            // A window without an end has no edge to stand at.
            guard along.isFinite, length.isFinite, cross.isFinite else { return .zero }
            if axis == .vertical {
                let x = isMirrored ? extent.window.width - cross - thickness : cross
                return CGRect(x: x, y: along, width: thickness, height: length)
            }
            let x = isMirrored ? extent.window.width - along - length : along
            return CGRect(x: x, y: cross, width: length, height: thickness)
        }
    }
}
