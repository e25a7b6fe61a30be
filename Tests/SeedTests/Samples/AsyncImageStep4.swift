import SwiftUI

// A day in the life, part 2, step 4, and part 4: loading by a task, and the view that changes the URL.
// (The fields are those of step 2; the two URLs are set by the tests.)

enum AsyncImageStep4 {
    @MainActor static var logoURL = URL(filePath: "/logo")
    @MainActor static var photoURL = URL(filePath: "/photo")

    struct MyAsyncImage: View {
        let url: URL
        @State private var imageData: Data?

        var body: some View {
            ZStack {
                if let imageData = imageData,
                   let uiImage = UIImage(data: imageData) {
                    Image(uiImage: uiImage)
                } else {
                    ProgressView()
                }
            }
            .task {
                let (data, _) = try await URLSession.shared.data(from: url)
                imageData = data
            }
        }
    }

    struct ContentView: View {
        @State private var showPhoto = true
 
        var body: some View {
            VStack {
                Button("Toggle") { showPhoto.toggle() }
                MyAsyncImage(url: showPhoto ? logoURL : photoURL)
            }
        }
    }
}
