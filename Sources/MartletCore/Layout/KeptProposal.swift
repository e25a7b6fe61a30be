/// A length that somebody proposes or nil, in the eight bytes of a number: nil is one that is none. What is the same is so to the
/// last bit.
struct KeptLength: Equatable {
    private let bits: UInt64

    private static let unspecified = CGFloat.nan.native.bitPattern

    @inline(__always)
    init(_ length: CGFloat?) {
        guard let length else {
            bits = Self.unspecified
            return
        }
        bits = length.native.bitPattern
    }

    @inline(__always)
    var length: CGFloat? { bits == Self.unspecified ? nil : CGFloat(Double(bitPattern: bits)) }
}

/// A proposal as layout keeps it: half as large, and compared without a look at what is nil.
struct KeptProposal: Equatable {
    let width: KeptLength
    let height: KeptLength

    static let zero = KeptProposal(.zero)

    @inline(__always)
    init(_ proposal: ProposedViewSize) {
        width = KeptLength(proposal.width)
        height = KeptLength(proposal.height)
    }

    @inline(__always)
    var proposal: ProposedViewSize { ProposedViewSize(width: width.length, height: height.length) }

    @inline(__always)
    subscript(axis: Axis) -> KeptLength { axis == .horizontal ? width : height }
}
