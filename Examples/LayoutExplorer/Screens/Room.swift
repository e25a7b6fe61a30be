import SwiftUI

/// What there is to look at.
enum Room: String, CaseIterable, Identifiable {
    case hstack, vstack, zstack, grid, lazyStack, lazyGrid, scroll, frames, layers, guides, reader, custom, any, fits
    case safeArea

    var id: Room { self }

    var title: String {
        switch self {
        case .hstack: "HStack"
        case .vstack: "VStack"
        case .zstack: "ZStack"
        case .frames: "Frames"
        case .layers: "Layers"
        case .guides: "Alignment guides"
        case .reader: "GeometryReader"
        case .custom: "Custom Layout"
        case .any: "AnyLayout"
        case .fits: "ViewThatFits"
        case .safeArea: "Safe areas"
        case .scroll: "ScrollView"
        case .grid: "Grid"
        case .lazyStack: "LazyVStack"
        case .lazyGrid: "LazyVGrid"
        }
    }

    var rule: String {
        switch self {
        case .hstack: "The least flexible child is asked first and offered an equal share of what is left."
        case .vstack: "A spacer is set aside with its minimum; a higher layout priority is asked before all others."
        case .zstack: "Each child is offered the whole; the stack is as large as the largest."
        case .frames: "A frame is a view around another: what it takes and what it offers are two things."
        case .layers: "The layers are offered the size of the view and never change it."
        case .guides:
            "Children are moved until their guides lie on one line; the stack is as large as all of them then."
        case .reader: "It takes all it is offered, and its content stands in the upper leading corner."
        case .custom: "A Layout of your own: it breaks its row where the width ends."
        case .any: "Another layout for the same views: they keep their state, and move."
        case .fits: "The first child whose ideal size fits what is offered, else the last."
        case .safeArea:
            "Plain views stay inside, what ignores it goes on below the bars, and a scroll view scrolls there."
        case .scroll: "It takes what it is offered along its axis, and offers its content nil."
        case .lazyStack: "Of 100,000 rows those near the window are made; each is offered nil along the axis."
        case .lazyGrid: "Fixed tracks first, then the rest in equal shares; an adaptive one holds as many as fit."
        case .grid: "A column is as wide as its widest cell; flexible cells share the rest."
        }
    }

    var symbol: String {
        switch self {
        case .hstack: "rectangle.split.3x1"
        case .vstack: "rectangle.grid.1x2"
        case .zstack: "square.stack"
        case .frames: "square.dashed"
        case .layers: "square.on.square"
        case .guides: "align.horizontal.left"
        case .reader: "ruler"
        case .custom: "wand.and.stars"
        case .any: "arrow.left.arrow.right"
        case .fits: "arrow.up.left.and.arrow.down.right"
        case .safeArea: "iphone"
        case .scroll: "scroll"
        case .grid: "square.grid.2x2"
        case .lazyStack: "list.bullet"
        case .lazyGrid: "square.grid.3x2"
        }
    }

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .hstack: HStackRoom()
        case .vstack: VStackRoom()
        case .zstack: ZStackRoom()
        case .frames: FramesRoom()
        case .layers: LayersRoom()
        case .guides: GuidesRoom()
        case .reader: ReaderRoom()
        case .custom: CustomLayoutRoom()
        case .any: AnyLayoutRoom()
        case .fits: FitsRoom()
        case .safeArea: SafeAreaRoom()
        case .scroll: ScrollRoom()
        case .grid: GridRoom()
        case .lazyStack: LazyStackRoom()
        case .lazyGrid: LazyGridRoom()
        }
    }
}
