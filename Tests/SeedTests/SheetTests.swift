import MartletTesting
import SwiftUI
import Testing

/// Identifiable by turns: sheet(item:id:).
@MainActor @Suite("A sheet for anything")
struct SheetTests {
    @Test("the wrapper's id is what the key path says")
    func wrapper() {
        #expect(IdentifiableItem(item: "abc", keyPath: \.count).id == 3)
    }

    @Test("a labelled subscript is found through a binding, to and fro")
    func subscriptOfBinding() {
        var stored: String? = "abc"
        let binding = Binding(get: { stored }, set: { stored = $0 })
        let wrapped: Binding<IdentifiableItem<String, Int>?> = binding[identifiedBy: \.count]
        #expect(wrapped.wrappedValue?.item == "abc" && wrapped.wrappedValue?.id == 3)
        wrapped.wrappedValue = IdentifiableItem(item: "de", keyPath: \.count)
        #expect(stored == "de")
        wrapped.wrappedValue = nil
        #expect(stored == nil)
    }

    @Test("a String? presents a sheet, and dismissal clears it")
    func present() throws {
        let ui = Harness { Parts.ShowPartDetail() }
        #expect(ui.texts == ["Show Part Details"])
        try ui.tap("Show Part Details")
        #expect(ui.exists("detail 0123456789 count 0"))
        #expect(ui.state(of: Parts.ShowPartDetail.self, "itemID", as: String?.self) == ["0123456789"])
        try ui.dismiss()
        #expect(ui.texts == ["Show Part Details"])
        #expect(ui.state(of: Parts.ShowPartDetail.self, "itemID", as: String?.self) == [nil])
    }

    @Test("the id decides the lifetime: another id begins anew, another item under the same id does not")
    func lifetime() async throws {
        struct Choosing: View {
            @State private var item: String? = nil
            @State private var dismissals = 0
            var body: some View {
                VStack {
                    Button("open") { item = "ab" }
                    Text("dismissals \(dismissals)")
                }
                .sheet(item: $item, id: \.count, onDismiss: { dismissals += 1 }) { chosen in
                    VStack {
                        Parts.ItemDetail(itemID: chosen)
                        Button("same id") { item = "cd" }
                        Button("other id") { item = "efg" }
                    }
                }
            }
        }
        let ui = Harness { Choosing() }
        try ui.tap("open")
        try ui.tap("detail ab count 0")
        #expect(ui.exists("detail ab count 1"))
        try ui.tap("same id")
        await ui.advance(by: .seconds(2))
        #expect(ui.exists("detail cd count 1"), "the same identity with another item: \(ui.texts)")
        try ui.tap("other id")
        await ui.advance(by: .seconds(2))
        #expect(ui.exists("detail efg count 0"), "another identity: all state is lost: \(ui.texts)")
        try ui.dismiss()
        await ui.advance(by: .seconds(2))
        #expect(ui.texts.first == "open")
        #expect(ui.exists("dismissals 1") || ui.exists("dismissals 2"))
    }
}
