import SwiftUI

/// One way to write it: a headline that says whether identity is kept, and the thing itself.
struct Panel<Content: View>: View {
    let title: String
    let keepsIdentity: Bool
    @ViewBuilder let content: Content

    init(_ title: String, keepsIdentity: Bool, @ViewBuilder content: () -> Content) {
        self.title = title
        self.keepsIdentity = keepsIdentity
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 6) {
                Image(systemName: keepsIdentity ? "checkmark.circle.fill" : "xmark.circle.fill")
                    .foregroundStyle(keepsIdentity ? Color.green : Color.red)
                Text(title).font(.headline)
            }
            content
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.quaternary.opacity(0.4), in: RoundedRectangle(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(Color.primary.opacity(0.08)))
    }
}

/// A line in the manner of source code, and what it comes to.
struct Remark: View {
    let code: String
    let meaning: String

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(code).font(.system(.caption, design: .monospaced))
            Text(meaning).font(.caption).foregroundStyle(.secondary)
        }
    }
}
