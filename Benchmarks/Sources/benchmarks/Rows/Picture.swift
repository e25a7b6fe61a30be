import Foundation
import MartletCore
import MartletDrawing

/// What a display list shows, in reading order: what texts say and how wide boxes are, each with its colour.
struct Picture {
    private(set) var pieces: [(text: String, color: RGBA)] = []

    init(_ list: DisplayList) { add(list.root) }

    private mutating func add(_ item: DisplayItem) {
        switch item.content {
        case .group(let children): for child in children { add(child.item) }
        case .effect(_, let inner): add(inner)
        case .text(let layout, let color): pieces.append((layout.request.text, color))
        case .fill(let path, let paint, _):
            pieces.append(("\(Int(path.boundingRect.width))", paint.solidColor ?? .clear))
        default: break
        }
    }

    var texts: [String] { pieces.map(\.text) }
}

extension Checks {
    /// The picture shows these rows, or the first of them where it is lazy, and one in another colour: the selected.
    func expect(_ stage: Stage, _ kind: ListKind, shows rows: [ListRow], selected: Int?) {
        let picture = Picture(stage.host.frame())
        let locale = stage.host.environment.locale
        let all = rows.flatMap { row in
            kind.isColour
                ? ["40", "\(8 * row.label.count)"] : [String(format: "%lld", locale: locale, row.id), row.label]
        }
        expect(picture.texts.count, kind.isLazy ? picture.texts.count : all.count, "the number of pieces")
        if kind.isLazy, !rows.isEmpty {
            expect(picture.texts.count > 20 && picture.texts.count < 200, true, "a window full of rows")
        }
        for (shown, expected) in zip(picture.texts, all) { expect(shown, expected, "what is shown") }
        let labels = stride(from: 1, to: picture.pieces.count, by: 2).map { picture.pieces[$0] }
        guard let plain = labels.last?.color else { return }
        let chosen = labels.indices.filter { labels[$0].color != plain }
        let expected = rows.prefix(labels.count).indices.filter { rows[$0].id == selected }
        expect(chosen, Array(expected), "the rows in another colour")
    }
}
