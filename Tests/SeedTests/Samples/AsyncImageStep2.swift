import SwiftUI

// A day in the life, part 2, step 2: state in the render tree.

enum AsyncImageStep2 {
    struct MyAsyncImage: View {
        let url: URL
        @State private var imageData: Data?
        var body: some View { /* ... */ }
    }
}
