import SwiftUI
import UniformTypeIdentifiers

/// Two fields; the first has the focus.
struct WritingScreen: View {
    @State private var text = ""
    @State private var other = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 20) {
            TextField("Text", text: $text)
                .focused($isFocused)
                .onChange(of: text) { Probe.say("text \(text)") }
                .onSubmit { Probe.say("submitted \(text)") }
                .onKeyPress(phases: .down) { press in
                    if press.characters == "q" { Probe.say("heard q") }
                    return .ignored
                }
            TextField("Other", text: $other)
                .onChange(of: other) { Probe.say("other \(other)") }
            Text("below")
        }
        .font(.system(size: 24))
        .padding(20)
        .onAppear { isFocused = true }
    }
}

/// Something to drag on the left, something that takes texts and files in the middle; on the right what copies and
/// pastes pictures.
struct ExchangeScreen: View {
    @State private var isTargeted = false

    var body: some View {
        HStack(spacing: 0) {
            Color.blue.frame(width: 160).draggable("dragged words")
            (isTargeted ? Color.green : Color.gray).frame(width: 160)
                .onDrop(of: [.fileURL, .utf8PlainText], isTargeted: $isTargeted) { take($0) }
                .onChange(of: isTargeted) { Probe.say("targeted \(isTargeted)") }
            Color.orange.frame(width: 160).focusable()
                .onCopyCommand { [Self.picture] }
                .onPasteCommand(of: [.png]) { items in
                    items[0].loadDataRepresentation(for: .png) { data, _ in
                        DispatchQueue.main.async { Probe.say("picture \(data?.count ?? -1)") }
                    }
                }
        }
    }

    private func take(_ items: [NSItemProvider]) -> Bool {
        for item in items {
            let type: UTType =
                item.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier) ? .fileURL : .utf8PlainText
            item.loadDataRepresentation(for: type) { data, _ in
                let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
                DispatchQueue.main.async { Probe.say("dropped \(text)") }
            }
        }
        return true
    }

    /// As large as no single answer of an X server.
    static var picture: NSItemProvider {
        let item = NSItemProvider()
        item.registerDataRepresentation(for: .png, visibility: .all) { handler in
            Probe.lateSay("asked for the picture")
            handler(Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }), nil)
            return nil
        }
        return item
    }
}
