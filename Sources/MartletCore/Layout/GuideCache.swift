/// A node's answers about its explicit guides, kept like its sizes.
struct GuideCache {
    struct Entry {
        let key: AlignmentKey
        let proposal: ProposedViewSize
        let value: CGFloat?
    }

    /// More than the guides and proposals that one layout asks for.
    private static let limit = 16

    private(set) var entries: ContiguousArray<Entry> = []
    /// What was answered before all was asked again.
    private(set) var former: ContiguousArray<Entry> = []

    /// Forgets the answers, and keeps them for comparing. The memory stays.
    mutating func askAgain() {
        if entries.isEmpty, former.isEmpty { return }
        swap(&entries, &former)
        entries.removeAll(keepingCapacity: true)
    }

    func find(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Entry? {
        entries.first { $0.proposal == proposal && $0.key == key }
    }

    mutating func store(_ value: CGFloat?, _ key: AlignmentKey, _ proposal: ProposedViewSize) {
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append(Entry(key: key, proposal: proposal, value: value))
    }
}

extension ViewNode {
    /// The explicit value of a guide for the size that answers the proposal, kept per guide and proposal.
    final func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        // Without an alignmentGuide or a text below there is nothing to find.
        guard hasExplicitGuides(key.axis), maySet(key) else { return nil }
        if let known = guides.find(key, dimensions.proposal) { return known.value }
        let value = explicitAlignment(key, in: dimensions)
        guides.store(value, key, dimensions.proposal)
        return value
    }
}
