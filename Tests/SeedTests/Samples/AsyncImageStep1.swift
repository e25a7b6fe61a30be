import SwiftUI

// A day in the life, part 2, step 1: the skeleton.

enum AsyncImageStep1 {
    struct MyAsyncImage: View {
        let url: URL
        var body: some View {
            Image(uiImage: UIImage())
        }
    }
}
