import SwiftUI

/// Rows that break where the width ends.
private struct Flow: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrangement(proposal.width ?? .infinity, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, origin) in zip(subviews, arrangement(bounds.width, subviews).origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }

    private func arrangement(_ width: CGFloat, _ subviews: Subviews) -> (origins: [CGPoint], size: CGSize) {
        var origins: [CGPoint] = [], x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0, widest: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width + 0.001 { (x, y, line) = (0, y + line + spacing, 0) }
            origins.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            widest = max(widest, x - spacing)
            line = max(line, size.height)
        }
        return (origins, CGSize(width: widest, height: y + line))
    }
}

struct CustomLayoutRoom: View {
    private static let colors: [Color] = [.blue, .green, .orange, .pink, .purple, .teal, .indigo]

    var body: some View {
        Flow {
            ForEach(Self.colors.indices, id: \.self) { index in
                Block("\(index + 1)", Self.colors[index], CGFloat(104 + index * 37 % 60), 54)
            }
        }
        .container("Flow, a Layout")
    }
}

struct AnyLayoutRoom: View {
    @State private var isColumn = false

    var body: some View {
        let layout = isColumn ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
        VStack(spacing: 24) {
            Button(isColumn ? "Make it a row" : "Make it a column") {
                withAnimation(.smooth) { isColumn.toggle() }
            }
            layout {
                Block("one", .blue, width: 110...190, height: 56...110)
                Block("two", .green, width: 110...190, height: 56...110)
                Block("three", .orange, width: 110...190, height: 56...110)
            }
            .container(isColumn ? "AnyLayout(VStackLayout())" : "AnyLayout(HStackLayout())", .pink)
        }
        .container("VStack")
    }
}

struct FitsRoom: View {
    var body: some View {
        ViewThatFits {
            HStack(spacing: 8) {
                Block("one", .blue, 150, 70)
                Block("two", .green, 150, 70)
                Block("three", .orange, 150, 70)
            }
            .container("first: a row")
            VStack(spacing: 8) {
                Block("one", .blue, 150, 70)
                Block("two", .green, 150, 70)
                Block("three", .orange, 150, 70)
            }
            .container("second: a column")
            Block("last: one for all", .purple, 120, 56)
        }
        .padding(.top, 20)
        .container("ViewThatFits, with 20 above", .pink)
    }
}

struct GridRoom: View {
    var body: some View {
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow {
                Block("rigid", .blue, 120, 60)
                Block("rigid", .blue, 150, 60)
                Block("flexible", .green, height: 40...90)
            }
            GridRow {
                Block("rigid", .blue, 130, 60)
                Block("spans 2", .orange, height: 40...80).gridCellColumns(2)
            }
            Block("no row: all columns", .purple, height: 40...64)
        }
        .container("Grid")
    }
}
