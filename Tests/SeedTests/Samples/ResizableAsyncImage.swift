import SwiftUI

// A day in the life, part 5: resizable() on a view of one's own.

struct MyAsyncImage: View {
    let url: URL
    @State private var imageData: Data?
    private var _resizable = false
 
    var body: some View {
        if let imageData = imageData,
           let uiImage = UIImage(data: imageData) {
            if _resizable {
                Image(uiImage: uiImage)
                    .resizable()
                    .aspectRatio(contentMode: .fit)
            } else {
                Image(uiImage: uiImage)
            }
        } else {
            ProgressView()
        }
    }
}

extension MyAsyncImage {
    func resizable() -> MyAsyncImage {
        var copy = self
        copy._resizable = true
        return copy
    }
}

enum ResizableSample {
    @MainActor static var photoURL = URL(filePath: "/photo")

    @MainActor static var used: some View {
        MyAsyncImage(url: photoURL)
            .resizable()
            .aspectRatio(contentMode: .fit)
    }
}

// Ours: the private property makes the memberwise initialiser private; and a view whose picture is there already.
extension MyAsyncImage {
    init(url: URL) {
        self.init(url: url, _resizable: false)
    }

    init(data: Data) {
        self.init(url: ResizableSample.photoURL, _resizable: false)
        _imageData = State(initialValue: data)
    }
}
