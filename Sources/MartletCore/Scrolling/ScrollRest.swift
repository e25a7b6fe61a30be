/// What a turn of the wheel asked for beyond the end of the content.
///
/// Lazy content may turn out longer than it was taken for once its end shows; then the rest is used for that.
struct ScrollRest {
    var delta: CGSize
    private(set) var round = 0

    /// How often a look is worth it. Our own choice: the first finds out, the second is there.
    private static let rounds = 4

    /// Nil where nothing is left.
    init?(_ delta: CGSize) {
        guard delta != .zero else { return nil }
        self.delta = delta
    }

    /// Takes off what was used; nil if that is all, or enough.
    func after(_ used: CGSize) -> ScrollRest? {
        var next = ScrollRest(CGSize(width: delta.width - used.width, height: delta.height - used.height))
        next?.round = round + 1
        return round < Self.rounds ? next : nil
    }
}

extension ScrollNode {
    /// Looks after the next layout whether there is more to scroll now.
    func spendRest() {
        guard unspent != nil else { return }
        host.afterUpdate { [weak self] in
            guard let self, let rest = unspent else { return }
            unspent = nil
            guard !hasEnded, movement == nil, pan == nil, aim == nil else { return }
            let old = offset
            let place = extent.clamped(CGPoint(x: old.x + rest.delta.width, y: old.y + rest.delta.height))
            guard setOffset(place) else { return }
            unspent = rest.after(CGSize(width: place.x - old.x, height: place.y - old.y))
            spendRest()
        }
    }
}
