import SwiftUI

// Why some View, sections 15 and 16: @Bindable. (The view model has a title here.)

enum BindableTitle {
    @Observable class CartViewModel {
        var title = ""
        var items: [Int] = []
    }

    struct EditView: View {
        @Bindable var vm: CartViewModel           // 양방향 바인딩
        var body: some View { TextField("제목", text: $vm.title) }
    }
}
