import SwiftUI

/// A file that is asked for, and one that is written.
struct FileScreen: View {
    @State private var isOpening = false
    @State private var isSaving = false

    var body: some View {
        HStack(spacing: 0) {
            Color.orange.onTapGesture { isOpening = true }
                .fileImporter(
                    isPresented: $isOpening, allowedContentTypes: [.plainText], allowsMultipleSelection: false
                ) { result in
                    let names = (try? result.get().map(\.lastPathComponent)) ?? []
                    Probe.say("chose \(names.joined(separator: ", "))")
                } onCancellation: {
                    Probe.say("called off")
                }
            Color.green.onTapGesture { isSaving = true }
                .fileExporter(
                    isPresented: $isSaving, item: "written words", contentTypes: [.utf8PlainText],
                    defaultFilename: "words"
                ) { result in
                    Probe.say("saved \((try? result.get().lastPathComponent) ?? "nothing")")
                }
        }
        .onChange(of: isOpening) { Probe.say("opening \(isOpening)") }
    }
}
