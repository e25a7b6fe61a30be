import SwiftUI

struct LazyStackRoom: View {
    @State private var made = Made()

    var body: some View {
        VStack(spacing: 24) {
            Text("\(made.rows.count) of 100,000 rows are there")
                .font(.system(size: 12, weight: .medium))
                .monospacedDigit()
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(0..<100_000, id: \.self) { row in
                        Block("row \(row)", [.blue, .green, .orange][row % 3], height: 54...54)
                            .onAppear { made.rows.insert(row) }
                            .onDisappear { made.rows.remove(row) }
                    }
                }
            }
            .container("ScrollView", .pink)
        }
        .container("VStack")
    }
}

/// The rows that are there.
@Observable private final class Made {
    var rows: Set<Int> = []
}

struct LazyGridRoom: View {
    var body: some View {
        ScrollView {
            LazyVGrid(
                columns: [
                    GridItem(.fixed(130), spacing: 8), GridItem(.flexible(minimum: 110), spacing: 8),
                    GridItem(.adaptive(minimum: 110), spacing: 8),
                ], spacing: 8
            ) {
                ForEach(0..<60) { cell in
                    Block("\(cell)", [.blue, .green, .orange, .purple, .teal][cell % 5], height: 58...58)
                }
            }
        }
        .container("ScrollView", .pink)
    }
}
