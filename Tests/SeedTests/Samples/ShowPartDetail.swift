import SwiftUI

// Identifiable by turns: a sheet for a String. (ItemDetail is ours.)

enum Parts {
    struct ItemDetail: View {
        let itemID: String
        @State private var count = 0

        var body: some View {
            Button("detail \(itemID) count \(count)") { count += 1 }
        }
    }

    struct ShowPartDetail: View {
        @State private var itemID: String?

        var body: some View {
            Button("Show Part Details") {
                itemID = "0123456789"
            }
            .sheet(item: $itemID, id: \.self) { itemID in
                ItemDetail(itemID: itemID)
            }
        }
    }
}
