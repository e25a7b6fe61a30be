import SwiftUI
import UniformTypeIdentifiers

/// What takes addresses on the left, files in the middle, and texts, which may be what is in a file, on the right.
struct DropScreen: View {
    @State private var isTargeted = false

    var body: some View {
        HStack(spacing: 0) {
            Color.blue
                .dropDestination(for: URL.self) { addresses, _ in
                    Probe.say("addresses \(addresses.map(\.absoluteString).joined(separator: " "))")
                    return true
                } isTargeted: {
                    Probe.say("left \($0)")
                }
            (isTargeted ? Color.green : Color.gray)
                .onDrop(of: [.fileURL], isTargeted: $isTargeted) { items in
                    let names = items.map { $0.suggestedName ?? "nameless" }
                    Probe.say("files \(names.joined(separator: ", "))")
                    return true
                }
                .onChange(of: isTargeted) { Probe.say("middle \(isTargeted)") }
            Color.orange
                .onDrop(of: [.plainText], isTargeted: nil) { items in
                    items[0].loadDataRepresentation(for: .plainText) { data, _ in
                        Probe.lateSay("text \(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")")
                    }
                    return true
                }
        }
    }
}
