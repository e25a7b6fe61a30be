import SwiftUI

/// What the sliders say.
struct Offer: Equatable {
    var width: CGFloat = 540
    var height: CGFloat = 300
    var hasWidth = true
    var hasHeight = true

    var proposal: ProposedViewSize {
        ProposedViewSize(width: hasWidth ? width : nil, height: hasHeight ? height : nil)
    }
}

/// Offers a view exactly one size, whatever the window; takes all the room itself and centres the view.
private struct Proposing: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

/// The room in which a container stands, with the offered size behind it.
struct Stage<Content: View>: View {
    let offer: Offer
    @ViewBuilder let content: Content

    var body: some View {
        ZStack {
            if offer.hasWidth, offer.hasHeight {
                RoundedRectangle(cornerRadius: 4).fill(Color.accentColor.opacity(0.07))
                    .frame(width: offer.width, height: offer.height)
            }
            Proposing(proposal: offer.proposal) { content }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Dots().fill(Color.primary.opacity(0.08)))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Color.primary.opacity(0.12)) }
    }
}

/// A grid of dots, 20 apart.
private struct Dots: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for x in stride(from: rect.minX + 10, to: rect.maxX, by: 20) {
            for y in stride(from: rect.minY + 10, to: rect.maxY, by: 20) {
                path.addEllipse(in: CGRect(x: x - 0.75, y: y - 0.75, width: 1.5, height: 1.5))
            }
        }
        return path
    }
}

/// The sliders for the proposal.
struct OfferControls: View {
    @Binding var offer: Offer

    var body: some View {
        VStack(spacing: 10) {
            row("Width", $offer.width, 0...700, $offer.hasWidth)
            row("Height", $offer.height, 0...420, $offer.hasHeight)
        }
    }

    private func row(
        _ title: String, _ length: Binding<CGFloat>, _ bounds: ClosedRange<CGFloat>, _ isGiven: Binding<Bool>
    ) -> some View {
        HStack(spacing: 12) {
            Text(title).frame(width: 48, alignment: .leading)
            Slider(value: length, in: bounds, step: 1) {
                Text("\(title) of the proposal")
            }
            .labelsHidden()
            .disabled(!isGiven.wrappedValue)
            Text(isGiven.wrappedValue ? "\(Int(length.wrappedValue))" : "nil")
                .monospacedDigit()
                .frame(width: 36, alignment: .trailing)
            Toggle("offered", isOn: isGiven)
        }
    }
}
