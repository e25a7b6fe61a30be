import SwiftUI

/// A coloured box that says what it was offered and what it took.
struct Block: View {
    private let name: String
    private let color: Color
    private let size: BlockSize
    /// Where the box says it.
    private let label: Alignment

    /// Always of one size.
    init(_ name: String, _ color: Color, _ width: CGFloat, _ height: CGFloat, label: Alignment = .center) {
        self.name = name
        self.color = color
        self.label = label
        size = BlockSize(least: CGSize(width: width, height: height), most: CGSize(width: width, height: height))
    }

    /// Takes what it is offered, between limits.
    init(
        _ name: String, _ color: Color, width: ClosedRange<CGFloat> = 0...CGFloat.infinity,
        height: ClosedRange<CGFloat> = 0...CGFloat.infinity, label: Alignment = .center
    ) {
        self.name = name
        self.color = color
        self.label = label
        size = BlockSize(
            least: CGSize(width: width.lowerBound, height: height.lowerBound),
            most: CGSize(width: width.upperBound, height: height.upperBound))
    }

    var body: some View {
        size {
            RoundedRectangle(cornerRadius: 7).fill(color.opacity(0.22))
                .overlay { RoundedRectangle(cornerRadius: 7).strokeBorder(color, lineWidth: 1.5) }
        }
        .reporting(alignment: label) { BlockLabel(name: name, report: $0) }
    }
}

private struct BlockLabel: View {
    let name: String
    let report: Report

    var body: some View {
        VStack(spacing: 1) {
            if !name.isEmpty { Text(name).font(.system(size: 12, weight: .semibold)) }
            Text("offered \(report.offeredText)").foregroundStyle(.secondary)
            Text("took \(report.tookText)")
        }
        .font(.system(size: 10))
        .fixedSize()
        .padding(6)
    }
}

/// Takes the proposal between two limits; without a proposal 80 x 50, or the nearest that there is.
private struct BlockSize: Layout {
    let least: CGSize
    let most: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let wanted = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 50))
        return CGSize(
            width: min(max(wanted.width, least.width), most.width),
            height: min(max(wanted.height, least.height), most.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

extension View {
    /// Draws the frame of a container, with what it was offered and took above its corner.
    func container(_ name: String, _ color: Color = .secondary) -> some View {
        reporting(alignment: .topLeading) { report in
            GeometryReader { proxy in
                RoundedRectangle(cornerRadius: 3)
                    .strokeBorder(color, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                Text("\(name)  offered \(report.offeredText), took \(report.tookText)")
                    .font(.system(size: 11, weight: .medium))
                    .foregroundStyle(color)
                    .fixedSize()
                    .alignmentGuide(.top) { $0.height + 3 }
                    .frame(width: proxy.size.width, alignment: .topLeading)
            }
        }
    }
}
