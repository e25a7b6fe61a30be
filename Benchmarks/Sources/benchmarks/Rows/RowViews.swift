import MartletCore

/// A row of two texts.
struct TextRow: View {
    let row: ListRow
    let selected: Bool

    var body: some View {
        HStack {
            Text("\(row.id)")
            Text(row.label).foregroundColor(selected ? .red : .black)
        }
    }
}

/// A row of two boxes, as wide as its label is long: what is left without text.
struct ColourRow: View {
    let row: ListRow
    let selected: Bool

    var body: some View {
        HStack(spacing: 8) {
            Color.blue.frame(width: 40, height: 20)
            (selected ? Color.red : Color.green).frame(width: 8 * CGFloat(row.label.count), height: 20)
        }
    }
}

/// The rows of a list and which one is selected, as state of a view.
struct ListTable<Content: View>: View {
    @State private var rows: [ListRow] = []
    @State private var selected: Int?
    let controls: TableControls
    @ViewBuilder let content: ([ListRow], Int?) -> Content

    var body: some View {
        let _ = controls.connect($rows, $selected)
        content(rows, selected)
    }
}

/// Where the state of a `ListTable` is written from outside.
final class TableControls {
    private var rowsBinding: Binding<[ListRow]>?
    private var selectedBinding: Binding<Int?>?

    func connect(_ rows: Binding<[ListRow]>, _ selected: Binding<Int?>) {
        rowsBinding = rows
        selectedBinding = selected
    }

    var rows: [ListRow] {
        get { rowsBinding!.wrappedValue }
        set { rowsBinding!.wrappedValue = newValue }
    }

    var selected: Int? {
        get { selectedBinding!.wrappedValue }
        set { selectedBinding!.wrappedValue = newValue }
    }
}
