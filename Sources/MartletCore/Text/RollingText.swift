/// Characters that roll from one text to another: those that stay move to their new places, the others roll away and in.
struct RollingText {
    private struct Cell {
        let character: Character
        let frame: CGRect
    }

    private let old: [Cell]
    private let new: [Cell]
    private let oldItem: DisplayItem
    private let newItem: DisplayItem
    private let isUpwards: Bool

    init(
        from old: TextLayout, _ oldItem: DisplayItem, to new: TextLayout, _ newItem: DisplayItem, isUpwards: Bool
    ) {
        self.old = Self.cells(old)
        self.new = Self.cells(new)
        self.oldItem = oldItem
        self.newItem = newItem
        self.isUpwards = isUpwards
    }

    private static func cells(_ layout: TextLayout) -> [Cell] {
        let characters = Array(layout.request.text)
        return layout.lines.flatMap { line in
            line.clusters.flatMap { cluster -> [Cell] in
                let width = cluster.width / CGFloat(max(cluster.characters.count, 1))
                return cluster.characters.compactMap { index in
                    guard characters.indices.contains(index) else { return nil }
                    let step = CGFloat(index - cluster.characters.lowerBound)
                    let frame = CGRect(
                        x: line.origin.x + cluster.x + step * width, y: line.origin.y, width: width,
                        height: line.height)
                    return Cell(character: characters[index], frame: frame)
                }
            }
        }
    }

    /// The picture after a share of the way. Digits are matched from the right, as places of a number.
    func picture(_ share: Double) -> DisplayItem? {
        let share = min(max(share, 0), 1)
        var placed: [DisplayItem.Placed] = []
        func draw(_ item: DisplayItem, _ cell: Cell, at x: CGFloat, up: CGFloat, opacity: Double) {
            // Letters may reach a little out of their cells.
            let box = cell.frame.insetBy(dx: 0, dy: -cell.frame.height * 0.2)
            let cut = DisplayItem(.effect(.clip(Path(box), FillStyle()), item))
            guard let shown = cut.faded(opacity) else { return }
            let direction: CGFloat = isUpwards ? -1 : 1
            placed.append(
                DisplayItem.Placed(shown, at: CGPoint(x: x - cell.frame.minX, y: direction * up * cell.frame.height)))
        }
        // How far characters roll, in lines: little enough to stay clear of what is above and below. Our own choice.
        let roll: CGFloat = 0.6
        // What has no partner goes along with its neighbour to the right.
        var shift = (old: CGFloat(0), new: CGFloat(0))
        for back in 0..<max(old.count, new.count) {
            let before = back < old.count ? old[old.count - 1 - back] : nil
            let after = back < new.count ? new[new.count - 1 - back] : nil
            if let before, let after {
                let x = before.frame.minX + (after.frame.minX - before.frame.minX) * share
                shift = (x - before.frame.minX, x - after.frame.minX)
                if before.character == after.character {
                    draw(newItem, after, at: after.frame.minX + shift.new, up: 0, opacity: 1)
                    continue
                }
            }
            if let before {
                draw(oldItem, before, at: before.frame.minX + shift.old, up: roll * share, opacity: 1 - share)
            }
            if let after {
                draw(newItem, after, at: after.frame.minX + shift.new, up: roll * (share - 1), opacity: share)
            }
        }
        return placed.isEmpty ? nil : DisplayItem(.group(placed))
    }
}
