import SwiftUI

// Why some View, section 15: @Observable, owned by State, watched by a plain let. (Item is ours.)

enum ObservableCart {
    struct Item: Identifiable {
        let id = UUID()
    }

    @Observable class CartViewModel {
        var items: [Item] = []      // @Published 불필요 — 저장 프로퍼티 자동 추적
    }

    struct CartView: View {
        @State private var vm = CartViewModel()   // 소유: @State ★
        var body: some View { CartRow(vm: vm) }
    }
    struct CartRow: View {
        let vm: CartViewModel                     // 관찰: 그냥 let ★ (읽으면 자동 추적)
        var body: some View { Text("\(vm.items.count)") }
    }
}
