import SwiftUI

// Why some View, section 15: StateObject. (Item is ours; the body shows the count.)

enum OwnedCart {
    struct Item: Identifiable {
        let id = UUID()
    }

    class CartViewModel: ObservableObject { @Published var items: [Item] = [] }
    struct CartView: View {
        @StateObject private var vm = CartViewModel()   // 소유·1번 생성
    }
}

extension OwnedCart.CartView {
    var body: some View { Button("items: \(vm.items.count)") { vm.items.append(OwnedCart.Item()) } }
}
