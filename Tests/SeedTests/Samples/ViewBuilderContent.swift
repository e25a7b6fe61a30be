import SwiftUI

// Why some View, section 4: one type of two branches.

enum ViewBuilderContent {
    struct Loading: View {
        let isLoading: Bool

        @ViewBuilder
        var content: some View {
            if isLoading {
                ProgressView()
            } else {
                Text("Done")
            }
        }

        var body: some View { content }
    }
}
