/// What a lazy container is told: its direction, its tracks, distances, and what is pinned.
struct LazyArrangement {
    enum Kind {
        case stack(AlignmentKey)
        case grid([GridItem], AlignmentKey)
    }

    let axis: Axis
    var kind: Kind
    var spacing: CGFloat?
    var pinned: PinnedScrollableViews

    var alignment: AlignmentKey {
        switch kind {
        case .stack(let key), .grid(_, let key): key
        }
    }

    var isGrid: Bool {
        if case .grid = kind { true } else { false }
    }

    func isSame(as other: LazyArrangement) -> Bool {
        guard axis == other.axis, spacing == other.spacing, pinned == other.pinned, alignment == other.alignment else {
            return false
        }
        return switch (kind, other.kind) {
        case (.stack, .stack): true
        case (.grid(let a, _), .grid(let b, _)): a.elementsEqual(b) { $0.isSame(as: $1) }
        default: false
        }
    }

    /// The tracks in `room`, from its leading edge.
    func tracks(in room: CGFloat?) -> [LazyTrack] {
        guard case .grid(let items, let key) = kind else { return [LazyTrack(start: 0, length: room)] }
        var tracks = GridItem.tracks(of: items, room: room)
        guard let room, room.isFinite, let last = tracks.last, let length = last.length else { return tracks }
        // The tracks as a whole are aligned in the grid.
        let whole = Self.line(key, length: last.start + length)
        let shift = Self.line(key, length: room) - whole
        for index in tracks.indices { tracks[index].start += shift }
        return tracks
    }

    /// How long the container is across for a proposal. `ideal` is asked where a stack is proposed nothing.
    func breadth(for proposal: CGFloat?, ideal: () -> CGFloat) -> CGFloat {
        guard case .grid(let items, _) = kind else { return proposal ?? ideal() }
        let last = GridItem.tracks(of: items, room: proposal).last
        let needed = last.map { $0.start + ($0.length ?? 0) } ?? 0
        return max(proposal ?? 0, needed)
    }

    /// Where an alignment line lies in a plain box.
    static func line(_ key: AlignmentKey, length: CGFloat) -> CGFloat {
        var size = CGSize.zero
        size[key.axis] = length
        return key.id.defaultValue(
            in: ViewDimensions(node: nil, size: size, proposal: ProposedViewSize(size)))
    }
}

/// The kinds of views that stay in sight while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
