import SwiftUI

// Why some View, section 12, Q3: each modifier wraps the type.

enum ModifierTypes {
    @MainActor static var plain: some View {
        Text("hi")                 // Text
    }

    @MainActor static var padded: some View {
        Text("hi").padding()       // ModifiedContent<Text, _PaddingLayout>
    }

    @MainActor static var faded: some View {
        Text("hi").padding().opacity(0.5)
        // ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _OpacityEffect>
    }
}
