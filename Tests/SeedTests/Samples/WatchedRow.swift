import SwiftUI

// Why some View, section 16, Q7: reading is subscribing. (The view model is ours.)

enum WatchedRow {
    @Observable class CartViewModel {
        var items: [Int] = []
        var title = ""
    }

    struct CartRow: View {
        let vm: CartViewModel                 // (b) 관찰 — 래퍼 없음
        var body: some View {
            Text("\(vm.items.count)")         // 이 "읽기"를 프레임워크가 감지 → items 바뀌면 이 뷰만 갱신
        }
    }
}
