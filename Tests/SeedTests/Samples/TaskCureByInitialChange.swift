import SwiftUI

// A day in the life, part 4, cure 2 in one line. (loadData is ours.)
// The notes print "/* ... */" where this repeats step 4.

enum TaskCureByInitialChange {
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
            .onChange(of: url, initial: true) { loadData() }
        }

        private func loadData() {
            Task { imageData = try? await URLSession.shared.data(from: url).0 }
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
