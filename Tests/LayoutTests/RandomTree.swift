import MartletDrawing

@testable import MartletCore
import SplitMix

/// A tree of layout views, as a value that can be changed and made again.
indirect enum RandomTree: Equatable {
    case box(CGFloat, CGFloat)
    case flexible
    case spacer
    case row([RandomTree], CGFloat?, Int)
    case column([RandomTree], CGFloat?, Int)
    case layers([RandomTree], Int)
    case padded(RandomTree, CGFloat)
    case framed(RandomTree, CGFloat?, CGFloat?)
    case flexed(RandomTree, CGFloat, CGFloat)
    case fixed(RandomTree)
    case guided(RandomTree, CGFloat)
    case decorated(RandomTree, RandomTree)
    case scrolled(RandomTree)
    case grid([[RandomTree]], CGFloat?, Int)
    case custom([RandomTree])
    case fitting([RandomTree])
    case proportioned(RandomTree, CGFloat)
    case placed(RandomTree, CGFloat)

    static func make(_ depth: Int, _ random: inout SplitMix64) -> RandomTree {
        func length() -> CGFloat { CGFloat(Int.random(in: 0...60, using: &random)) }
        if depth == 0 {
            return [.box(length(), length()), .box(length(), length()), .flexible, .spacer]
                .randomElement(using: &random)!
        }
        func list() -> [RandomTree] {
            (0..<Int.random(in: 1...4, using: &random)).map { _ in make(depth - 1, &random) }
        }
        let alignment = Int.random(in: 0...2, using: &random)
        switch Int.random(in: 0...17, using: &random) {
        case 0, 1: return .row(list(), Bool.random(using: &random) ? length() / 10 : nil, alignment)
        case 2, 3: return .column(list(), Bool.random(using: &random) ? length() / 10 : nil, alignment)
        case 4: return .layers(list(), alignment)
        case 5: return .padded(make(depth - 1, &random), length() / 4)
        case 6: return .framed(make(depth - 1, &random), Bool.random(using: &random) ? length() : nil, length())
        case 7: return .flexed(make(depth - 1, &random), length(), 60 + length())
        case 8: return .fixed(make(depth - 1, &random))
        case 9: return .guided(make(depth - 1, &random), length() - 30)
        case 10: return .decorated(make(depth - 1, &random), make(depth - 1, &random))
        case 11: return .scrolled(make(depth - 1, &random))
        case 12, 13:
            let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in list() }
            return .grid(rows, Bool.random(using: &random) ? length() / 10 : nil, alignment)
        case 14: return .custom(list())
        case 15: return .fitting(list())
        case 16: return .proportioned(make(depth - 1, &random), 0.5 + length() / 30)
        default: return .placed(make(depth - 1, &random), length())
        }
    }

    /// The tree with one leaf replaced.
    func changed(_ random: inout SplitMix64) -> RandomTree {
        func one(_ list: [RandomTree]) -> [RandomTree] {
            var list = list
            let index = Int.random(in: list.indices, using: &random)
            list[index] = list[index].changed(&random)
            return list
        }
        switch self {
        case .box, .flexible, .spacer: return .make(0, &random)
        case .row(let list, let spacing, let a): return .row(one(list), spacing, a)
        case .column(let list, let spacing, let a): return .column(one(list), spacing, a)
        case .layers(let list, let a): return .layers(one(list), a)
        case .padded(let inner, let length): return .padded(inner.changed(&random), length)
        case .framed(let inner, let width, let height): return .framed(inner.changed(&random), width, height)
        case .flexed(let inner, let low, let high):
            return Bool.random(using: &random)
                ? .flexed(inner.changed(&random), low, high) : .flexed(inner, high - low, high)
        case .fixed(let inner): return .fixed(inner.changed(&random))
        case .guided(let inner, let guide): return .guided(inner.changed(&random), guide)
        case .decorated(let inner, let back):
            return Bool.random(using: &random)
                ? .decorated(inner.changed(&random), back) : .decorated(inner, back.changed(&random))
        case .scrolled(let inner): return .scrolled(inner.changed(&random))
        case .grid(var rows, let spacing, let a):
            let index = Int.random(in: rows.indices, using: &random)
            rows[index] = one(rows[index])
            return .grid(rows, spacing, a)
        case .custom(let list): return .custom(one(list))
        case .fitting(let list): return .fitting(one(list))
        case .proportioned(let inner, let ratio): return .proportioned(inner.changed(&random), ratio)
        case .placed(let inner, let x): return .placed(inner.changed(&random), x)
        }
    }

    @MainActor var view: AnyView {
        let vertical: [VerticalAlignment] = [.top, .center, .bottom]
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        func all(_ list: [RandomTree]) -> some View {
            ForEach(0..<list.count, id: \.self) { list[$0].view }
        }
        switch self {
        case .box(let width, let height): return AnyView(Box(width, height))
        case .flexible: return AnyView(Box())
        case .spacer: return AnyView(Spacer())
        case .row(let list, let spacing, let a):
            return AnyView(HStack(alignment: vertical[a], spacing: spacing) { all(list) })
        case .column(let list, let spacing, let a):
            return AnyView(VStack(alignment: horizontal[a], spacing: spacing) { all(list) })
        case .layers(let list, let a):
            return AnyView(
                ZStack(alignment: Alignment(horizontal: horizontal[a], vertical: vertical[a])) { all(list) })
        case .padded(let inner, let length): return AnyView(inner.view.padding(.leading, length).padding(.top, 3))
        case .framed(let inner, let width, let height):
            return AnyView(inner.view.frame(width: width, height: height, alignment: .topLeading))
        case .flexed(let inner, let low, let high):
            // Half of them have limits on both axes.
            let isLimited = low.truncatingRemainder(dividingBy: 2) == 0
            return AnyView(
                inner.view.frame(
                    minWidth: low, maxWidth: high, minHeight: isLimited ? low / 2 : nil,
                    maxHeight: isLimited ? high : nil, alignment: .trailing))
        case .fixed(let inner): return AnyView(inner.view.fixedSize())
        case .guided(let inner, let guide): return AnyView(inner.view.alignmentGuide(.leading) { _ in guide })
        case .decorated(let inner, let back):
            return AnyView(inner.view.background(alignment: .bottomTrailing) { back.view })
        case .scrolled(let inner): return AnyView(ScrollView(.horizontal) { inner.view })
        case .grid(let rows, let spacing, let a):
            let alignment = Alignment(horizontal: horizontal[a], vertical: vertical[2 - a])
            return AnyView(Grid(alignment: alignment, horizontalSpacing: spacing) { gridRows(rows, alignment) })
        case .custom(let list): return AnyView(Diagonal()() { all(list) })
        case .fitting(let list): return AnyView(ViewThatFits { all(list) })
        case .proportioned(let inner, let ratio): return AnyView(inner.view.aspectRatio(ratio, contentMode: .fit))
        case .placed(let inner, let x): return AnyView(inner.view.position(x: x, y: 10))
        }
    }

    /// Rows of all kinds, by their place: a lone first row stands in no `GridRow`.
    @MainActor @ViewBuilder private func gridRows(_ rows: [[RandomTree]], _ alignment: Alignment) -> some View {
        ForEach(0..<rows.count, id: \.self) { row in
            let cells = rows[row]
            if row == 0, cells.count == 1 {
                cells[0].view
            } else {
                GridRow(alignment: row == 2 ? .bottom : nil) {
                    ForEach(0..<cells.count, id: \.self) { column in
                        switch column {
                        case 1: cells[column].view.gridCellUnsizedAxes(.horizontal)
                        case 2 where row == 1: cells[column].view.gridCellColumns(2)
                        case 2: cells[column].view.gridCellAnchor(.bottomTrailing)
                        case 0 where row == 1: cells[column].view.gridColumnAlignment(.trailing)
                        default: cells[column].view
                        }
                    }
                }
            }
        }
    }
}

/// Each view to the right of the one before and below it.
private nonisolated struct Diagonal: Layout {
    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(.zero) { size, subview in
            let own = subview.sizeThatFits(.unspecified)
            return CGSize(width: size.width + own.width, height: size.height + own.height)
        }
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var corner = bounds.origin
        for subview in subviews {
            let own = subview.sizeThatFits(.unspecified)
            subview.place(at: corner, proposal: .unspecified)
            corner.x += own.width
            corner.y += own.height
        }
    }
}
