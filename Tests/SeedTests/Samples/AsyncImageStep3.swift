import SwiftUI

// A day in the life, part 2, step 3: conditional content. (The fields are those of step 2.)

enum AsyncImageStep3 {
    struct MyAsyncImage: View {
        let url: URL
        @State private var imageData: Data?

        var body: some View {
            if let imageData = imageData,
               let uiImage = UIImage(data: imageData) {
                Image(uiImage: uiImage)
            } else {
                ProgressView()
            }
        }
    }
}
