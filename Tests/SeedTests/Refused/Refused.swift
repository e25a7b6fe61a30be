// What the notes call compile errors, as they print it, each in a namespace. A mark "error: words" stands on each line
// that has to be refused, with words of the diagnostic.
import SwiftUI

// Why some View, section 8.
enum OpaqueWithTwoTypes {
    @MainActor
    func makeView(flag: Bool) -> some View {
        if flag { Text("hi") }   // error: mismatching types 'Text' and 'Image'
        else    { Image("x") }
    }
}

// Why some View, section 12, Q8.
enum PlainProperty {
    struct MyView: View {
        var k = 0
        var body: some View {
            Button("tap") { k += 1 }   // error: 'self' is immutable
        }
    }
}

// Why some View, section 17, Q5.
enum StateObjectOfObservable {
    @Observable class CartViewModel { var items: [Int] = [] }
    struct CartView: View {
        @StateObject var vm = CartViewModel()   // error: CartViewModel' conform to 'ObservableObject'
        var body: some View { EmptyView() }
    }
}

// Why some View, section 17, Q2.
enum NoClass {
    struct VM: ObservableObject {}   // error: cannot conform to class protocol 'ObservableObject'
}

// Why some View, section 17, Q8.
enum WrapperOnLet {
    class VM: ObservableObject {}
    @Observable class NewVM {}
    struct A: View {
        @ObservedObject let vm: VM   // error: property wrapper can only be applied to a 'var'
        var body: some View { EmptyView() }
    }
    struct B: View {
        @Bindable let vm: NewVM   // error: property wrapper can only be applied to a 'var'
        var body: some View { EmptyView() }
    }
    struct C: View {
        @State let n = 0   // error: property wrapper can only be applied to a 'var'
        var body: some View { EmptyView() }
    }
    struct D: View {
        @StateObject let vm = VM()   // error: property wrapper can only be applied to a 'var'
        var body: some View { EmptyView() }
    }
}

// Identifiable by turns: why the wrapper is needed.
enum SheetOfString {
    struct Parts: View {
        @State private var itemID: String?
        var body: some View {
            Text("a").sheet(item: $itemID) { Text($0) }   // error: requires that 'String' conform to 'Identifiable'
        }
    }
}
