import MartletCairo
import MartletCore
import MartletDrawing

/// How a list of rows is shown.
enum ListKind: CaseIterable {
    /// Texts of a fixed advance, all rows made.
    case eager
    /// Only the rows that a window of 600 points shows.
    case lazy
    /// Boxes without text.
    case eagerColour, lazyColour
    /// Texts shaped by Pango, with the fonts of the machine.
    case eagerPango, lazyPango

    var suffix: String {
        switch self {
        case .eager: "-eager"
        case .lazy: "-lazy"
        case .eagerColour: "-eager-colour"
        case .lazyColour: "-lazy-colour"
        case .eagerPango: "-eager-pango"
        case .lazyPango: "-lazy-pango"
        }
    }

    var isLazy: Bool { self == .lazy || self == .lazyColour || self == .lazyPango }
    var isColour: Bool { self == .eagerColour || self == .lazyColour }

    /// One for all samples: a program has one as well. What it has shaped it remembers for a while.
    private static let pango = PangoShaper()

    func stage(_ controls: TableControls) -> Stage {
        let shaper: any TextShaper =
            self == .eagerPango || self == .lazyPango ? Self.pango : FixedAdvanceShaper()
        return Stage(height: isLazy ? 600 : nil, shaper: shaper) {
            ListTable(controls: controls) { rows, selected in
                switch self {
                case .eager, .eagerPango:
                    VStack { ForEach(rows, id: \.id) { TextRow(row: $0, selected: $0.id == selected) } }
                case .lazy, .lazyPango:
                    ScrollView {
                        LazyVStack { ForEach(rows, id: \.id) { TextRow(row: $0, selected: $0.id == selected) } }
                    }
                case .eagerColour:
                    VStack(spacing: 0) {
                        ForEach(rows, id: \.id) { ColourRow(row: $0, selected: $0.id == selected) }
                    }
                case .lazyColour:
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(rows, id: \.id) { ColourRow(row: $0, selected: $0.id == selected) }
                        }
                    }
                }
            }
        }
    }
}
