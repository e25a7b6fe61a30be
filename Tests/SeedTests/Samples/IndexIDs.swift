import SwiftUI

// Why some View, section 14, Q1: ids of places, of values and of elements. (Names of items and RowView are ours.)

enum IndexIDs {
    struct Item: Identifiable { let id = UUID() }

    /// Names of the items, kept apart since the notes' Item has an id alone.
    @MainActor static var names: [UUID: String] = [:]

    struct RowView: View {
        let name: String
        @State private var isOpen = false

        init(_ item: Item) { name = names[item.id] ?? "?" }

        init(_ name: String) { self.name = name }

        var body: some View {
            Button("\(name) \(isOpen ? "open" : "closed")") { isOpen.toggle() }
        }
    }

    @MainActor static func byIndex(_ items: [Item]) -> some View {
        ForEach(0..<items.count, id: \.self) { i in RowView(items[i]) }
    }

    @MainActor static func byOffset(_ items: [Item]) -> some View {
        ForEach(Array(items.enumerated()), id: \.offset) { RowView($0.element) }
    }

    @MainActor static func byValue(_ items: [String]) -> some View {
        ForEach(items, id: \.self) { RowView($0) }   // items가 String 등 값타입일 때
    }

    @MainActor static func byID(_ items: [Item]) -> some View {
        ForEach(items) { item in RowView(item) }   // 자동 id: \.id
    }
}
