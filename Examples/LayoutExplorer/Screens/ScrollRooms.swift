import SwiftUI

struct SafeAreaRoom: View {
    var body: some View {
        HStack(spacing: 16) {
            column { Block("plain", .blue) }
            column { Block("ignores it", .green).ignoresSafeArea() }
            column {
                ScrollView {
                    VStack(spacing: 6) {
                        ForEach(0..<12) { row in
                            RoundedRectangle(cornerRadius: 6).fill(Color.orange.opacity(0.3))
                                .overlay { Text("row \(row)").font(.system(size: 10)) }
                                .frame(height: 28)
                        }
                    }
                }
            }
        }
        .container("HStack")
    }

    private func column(@ViewBuilder _ content: () -> some View) -> some View {
        content()
            .safeAreaInset(edge: .top, spacing: 0) { Bar("bar above") }
            .safeAreaInset(edge: .bottom, spacing: 0) { Bar("bar below") }
            .frame(maxWidth: 180)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Color.primary.opacity(0.25)) }
    }
}

private struct Bar: View {
    let title: String

    init(_ title: String) { self.title = title }

    var body: some View {
        Text(title)
            .font(.system(size: 10, weight: .medium))
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 7)
            .background(Color.primary.opacity(0.1))
            .background(.background.opacity(0.8))
    }
}

struct ScrollRoom: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 10) {
                ForEach(0..<8) { index in
                    Block("page \(index)", [.blue, .green, .orange, .pink][index % 4], height: 60...240)
                        .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10)
                }
            }
            .container("content")
            .padding(.top, 18)
        }
        .container("ScrollView(.horizontal)", .pink)
    }
}
