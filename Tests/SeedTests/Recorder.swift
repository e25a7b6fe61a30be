import SwiftUI

/// What a view was asked, in order.
@MainActor final class Questions {
    var asked: [ProposedViewSize] = []
}

/// Writes down each proposal and passes it on.
struct Recorder: Layout {
    let questions: Questions

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { questions.asked.append(proposal) }
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// A leaf that is as wide as it is proposed, within its limits, and notes who was asked what.
struct Elastic: Layout {
    let name: String
    let widths: ClosedRange<CGFloat>
    let log: ElasticLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { log.questions.append((name, proposal.width)) }
        let width = min(max(proposal.width ?? widths.lowerBound, widths.lowerBound), widths.upperBound)
        return CGSize(width: width.isFinite ? width : 10_000, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { log.placed[name] = bounds }
    }
}

@MainActor final class ElasticLog {
    var questions: [(name: String, width: CGFloat?)] = []
    var placed: [String: CGRect] = [:]
}
