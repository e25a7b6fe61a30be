import SwiftUI

// Why some View, section 8: the type that some View hides, and section 10, Q5: AnyView in its place.

enum TypeOfBody {
    struct Open: View {
        var body: some View {
            VStack {
                Text("hi")
                Button("ok") {}
            }
        }
    }

    struct Pair: View {
        var body: some View {
            VStack {
                Text("hi")
                Image(systemName: "star")
            }
        }
    }

    struct Erased: View {
        var body: some View {
            VStack {
                AnyView(Text("hi"))
                AnyView(Image(systemName: "star"))
            }
        }
    }
}
