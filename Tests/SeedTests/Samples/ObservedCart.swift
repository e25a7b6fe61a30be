import SwiftUI

// Why some View, section 15: the great trap of ObservedObject. (Item, the view model and the body are ours.)

enum ObservedCart {
    struct Item: Identifiable {
        let id = UUID()
    }

    @MainActor
    class CartViewModel: ObservableObject {
        @Published var items: [Item] = []
        static var made = 0

        init() { Self.made += 1 }
    }

    struct CartView: View {
        @ObservedObject var vm = CartViewModel()   // struct 재생성마다 vm 새로 생성!
    }
}

extension ObservedCart.CartView {
    var body: some View { Button("items: \(vm.items.count)") { vm.items.append(ObservedCart.Item()) } }
}
