/// What layout knows of a node, outside of the object: every frame reads it, and memory of its own needs no check of
/// who else is reading. Nothing in it needs to be destroyed but the kept sizes.
///
/// Three cache lines: a question that was just asked reads the first one alone, and who places the node the last as well.
struct LayoutRecord {
    var isRigid = false
    var answersDirectly = false
    var hasAnsweredDirectly = false
    var hasOtherDirectAnswers = false
    var isPlaced = false
    var needsPlace = false
    var isQueuedForMeasure = false
    var isQueuedForPlace = false
    /// Whether what the node keeps of its children is out of date for other reasons than that some of them changed.
    var isWhollyOld = false
    var isOrderKnown = false
    var explicitGuides = ExplicitGuides()
    /// Which of the stack's children it is, where it is one.
    var siblingIndex: Int32 = -1
    var sizes = SizeCache()

    var size = CGSize.zero
    var origin = CGPoint.zero
    var placedProposal = KeptProposal.zero
    /// Who comes first among the siblings, where `isOrderKnown`.
    var order = SiblingOrder()
}

extension ViewNode {
    /// The place of the top leading corner in the parent, as layout gave it; not rounded.
    package final var origin: CGPoint {
        get { record.pointee.origin }
        set { record.pointee.origin = newValue }
    }

    /// The size that layout gave; not rounded.
    package final var size: CGSize {
        get { record.pointee.size }
        set { record.pointee.size = newValue }
    }

    /// What the node was proposed in its place.
    final var placedProposal: ProposedViewSize { record.pointee.placedProposal.proposal }

    final var isPlaced: Bool {
        get { record.pointee.isPlaced }
        set { record.pointee.isPlaced = newValue }
    }

    /// Whether the one kept size answers every proposal. A `measure` that finds it so sets it.
    final var isRigid: Bool {
        get { record.pointee.isRigid }
        set { record.pointee.isRigid = newValue }
    }

    /// Whether `directSize` knows the size for most proposals, faster than one can be kept.
    final var answersDirectly: Bool {
        get { record.pointee.answersDirectly }
        set { record.pointee.answersDirectly = newValue }
    }

    final var needsPlace: Bool {
        get { record.pointee.needsPlace }
        set { record.pointee.needsPlace = newValue }
    }

    final var isQueuedForMeasure: Bool {
        get { record.pointee.isQueuedForMeasure }
        set { record.pointee.isQueuedForMeasure = newValue }
    }

    final var isQueuedForPlace: Bool {
        get { record.pointee.isQueuedForPlace }
        set { record.pointee.isQueuedForPlace = newValue }
    }
}
