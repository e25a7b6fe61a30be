import SwiftUI

@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") { Gallery() }
            .defaultSize(width: 960, height: 560)
    }
}

/// What Martlet draws, on one page.
struct Gallery: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Heading()
            HStack(alignment: .top, spacing: 20) {
                VStack(spacing: 20) {
                    Card("Text") { Typography() }
                    Card("Colour") { Palette() }
                }
                VStack(spacing: 20) {
                    Card("Controls") { Controls() }
                    Card("State") { Counters() }
                }
                VStack(spacing: 20) {
                    Card("Shapes") { Shapes() }
                    Card("Effects") { Effects() }
                    Card("Symbols") { Symbols() }
                }
            }
        }
        .padding(28)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(.background)
    }
}

private struct Heading: View {
    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: "bird.fill")
                .font(.system(size: 30))
                .foregroundStyle(.white)
                .frame(width: 56, height: 56)
                .background(
                    LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom),
                    in: RoundedRectangle(cornerRadius: 14))
            VStack(alignment: .leading, spacing: 2) {
                Text("Martlet").font(.largeTitle.bold())
                Text("SwiftUI source, drawn on Linux").foregroundStyle(.secondary)
            }
            Spacer()
            Text("import SwiftUI")
                .font(.system(size: 13, design: .monospaced))
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .background(.quaternary, in: Capsule())
        }
    }
}

/// A titled box.
struct Card<Content: View>: View {
    private let title: String
    private let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(title).font(.headline)
            content
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.gray.opacity(0.08), in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Color.gray.opacity(0.2)) }
    }
}
