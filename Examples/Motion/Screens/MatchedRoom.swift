import SwiftUI

/// One of four tiles becomes the large one: two views, and a picture that goes from one to the other.
struct MatchedRoom: View {
    @Namespace private var tiles
    @State private var chosen: Tile?

    var body: some View {
        VStack(spacing: 16) {
            ZStack {
                if let chosen {
                    TileView(tile: chosen)
                        .matchedGeometryEffect(id: chosen.id, in: tiles)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                } else {
                    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
                        GridRow {
                            small(Tile.all[0])
                            small(Tile.all[1])
                        }
                        GridRow {
                            small(Tile.all[2])
                            small(Tile.all[3])
                        }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            Button("Another") {
                withAnimation(.smooth(duration: 0.6)) { chosen = chosen == nil ? Tile.all[1] : nil }
            }
            .accessibilityIdentifier("another")
        }
    }

    private func small(_ tile: Tile) -> some View {
        TileView(tile: tile)
            .matchedGeometryEffect(id: tile.id, in: tiles)
            .frame(width: 64, height: 64)
            .onTapGesture { withAnimation(.smooth(duration: 0.6)) { chosen = tile } }
    }
}

private struct Tile: Identifiable, Equatable {
    let id: Int
    let color: Color
    let symbol: String

    static let all = [
        Tile(id: 0, color: .indigo, symbol: "moon.stars.fill"), Tile(id: 1, color: .teal, symbol: "leaf.fill"),
        Tile(id: 2, color: .orange, symbol: "sun.max.fill"), Tile(id: 3, color: .pink, symbol: "heart.fill"),
    ]
}

private struct TileView: View {
    let tile: Tile

    var body: some View {
        RoundedRectangle(cornerRadius: 14)
            .fill(tile.color.gradient)
            .overlay { Image(systemName: tile.symbol).font(.system(size: 24)).foregroundStyle(.white) }
    }
}
