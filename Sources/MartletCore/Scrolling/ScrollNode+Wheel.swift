extension ScrollNode: Scrollable {
    func scroll(by delta: CGSize) -> CGSize {
        guard settings.isEnabled else { return .zero }
        let sign: CGFloat = settings.direction == .leftToRight ? 1 : -1
        let old = offset
        setOffset(extent.clamped(CGPoint(x: old.x + delta.width * sign, y: old.y + delta.height)))
        return CGSize(width: (offset.x - old.x) * sign, height: offset.y - old.y)
    }
}
