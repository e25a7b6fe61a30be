import SwiftUI

// A day in the life, part 5: an image that ignores its proposal, and one that takes it.

enum ImageProposals {
    @MainActor static func fixed(_ image: UIImage) -> some View {
        Image(uiImage: image)   // 제안 무시, 항상 비트맵 크기
    }

    @MainActor static func stretching(_ image: UIImage) -> some View {
        Image(uiImage: image).resizable()
    }
}
