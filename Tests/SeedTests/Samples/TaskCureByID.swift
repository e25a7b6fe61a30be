import SwiftUI

// A day in the life, part 4, cure 1, with the id outside of the task, as its text describes it.
// The notes print "/* ... */" where this repeats step 4.

enum TaskCureByID {
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
            .id(url)
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
