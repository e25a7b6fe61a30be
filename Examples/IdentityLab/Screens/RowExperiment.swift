import SwiftUI

/// Rows under the number of their place against rows under an id of their own.
struct RowExperiment: View {
    struct Herb: Identifiable {
        let id = UUID()
        let name: String
        let use: String
    }

    private static let all = [
        Herb(name: "Anise", use: "for bread and biscuits"), Herb(name: "Basil", use: "for tomatoes"),
        Herb(name: "Chervil", use: "for soups"), Herb(name: "Dill", use: "for pickles"),
    ]

    @State private var herbs = Self.all

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Button("Remove the first row") { withAnimation(.smooth) { _ = herbs.removeFirst() } }
                    .disabled(herbs.isEmpty)
                Button("Start over") { withAnimation(.smooth) { herbs = Self.all } }
            }
            HStack(spacing: 16) {
                Panel("The place is the id", keepsIdentity: false) {
                    VStack(spacing: 6) {
                        ForEach(Array(herbs.enumerated()), id: \.offset) { HerbRow(herb: $0.element) }
                    }
                    Remark(code: "ForEach(…, id: \\.offset)", meaning: "What is open stays at its place.")
                }
                Panel("The herb has an id", keepsIdentity: true) {
                    VStack(spacing: 6) {
                        ForEach(herbs) { HerbRow(herb: $0) }
                    }
                    Remark(code: "ForEach(herbs)", meaning: "What is open moves with its herb.")
                }
            }
        }
    }
}

/// Remembers whether it is open.
struct HerbRow: View {
    let herb: RowExperiment.Herb
    @State private var isOpen = false

    var body: some View {
        Button {
            isOpen.toggle()
        } label: {
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(herb.name)
                    Spacer(minLength: 0)
                    Image(systemName: isOpen ? "chevron.down" : "chevron.right").foregroundStyle(.secondary)
                }
                if isOpen { Text(herb.use).font(.caption).foregroundStyle(.secondary) }
            }
            .padding(.horizontal, 10)
            .padding(.vertical, 7)
            .background(
                isOpen ? Color.accentColor.opacity(0.18) : Color.primary.opacity(0.05),
                in: RoundedRectangle(cornerRadius: 8)
            )
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}
