import SwiftUI
import Testing

@testable import MartletCore

/// File dialogs, answered by the test.
@MainActor @Suite struct FileDialogTests {
    final class Dialogs: FileDialogs {
        var request: FileDialogRequest?
        var answer: (([URL]?) -> Void)?
        var closed = 0

        func show(_ request: FileDialogRequest, for host: ViewHost, completion: @escaping ([URL]?) -> Void) -> () ->
            Void
        {
            self.request = request
            answer = completion
            return { self.closed += 1 }
        }
    }

    @MainActor @Observable final class Model {
        var isPresented = false
        var isThere = true
        var log: [String] = []
    }

    let dialogs = Dialogs()
    let model = Model()
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dialogs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func page<V: View>(_ content: @escaping @MainActor (Binding<Bool>) -> V) -> Page {
        let desktop = DesktopServices()
        desktop.fileDialogs = dialogs
        let model = model
        let page = Page(desktop: desktop) { Holder(model: model, content: content) }
        model.isPresented = true
        page.host.flush()
        return page
    }

    private struct Holder<V: View>: View {
        @Bindable var model: Model
        let content: @MainActor (Binding<Bool>) -> V
        var body: some View { if model.isThere { content($model.isPresented) } }
    }

    private func note(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls): model.log.append("chose " + urls.map(\.lastPathComponent).joined(separator: " "))
        case .failure: model.log.append("failed")
        }
    }

    @Test func importing() {
        let page = page { isPresented in
            Color.clear.fileImporter(
                isPresented: isPresented, allowedContentTypes: [.plainText, .png], allowsMultipleSelection: true,
                onCompletion: note, onCancellation: { self.model.log.append("cancelled") }
            )
            .fileDialogMessage("Which?")
            .fileDialogConfirmationLabel(Text("Take"))
            .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
            .fileDialogBrowserOptions(.includeHiddenFiles)
        }
        #expect(dialogs.request?.kind == .open([.plainText, .png], allowsMultiple: true))
        #expect(dialogs.request?.message == "Which?" && dialogs.request?.confirmationLabel == "Take")
        #expect(dialogs.request?.directory?.path == "/tmp" && dialogs.request?.showsHiddenFiles == true)
        let answer = dialogs.answer
        answer?([URL(fileURLWithPath: "/a.txt"), URL(fileURLWithPath: "/b.txt")])
        page.host.flush()
        #expect(!model.isPresented && model.log == ["chose a.txt b.txt"])
        answer?(nil)
        page.host.flush()
        #expect(model.log.count == 1, "one answer for one dialog")
        model.isPresented = true
        page.host.flush()
        dialogs.answer?(nil)
        page.host.flush()
        #expect(model.log.last == "cancelled" && !model.isPresented)
        model.isPresented = true
        page.host.flush()
        model.isPresented = false
        page.host.flush()
        dialogs.answer?([URL(fileURLWithPath: "/late")])
        #expect(dialogs.closed == 1 && model.log.count == 2)
        model.isPresented = true
        page.host.flush()
        model.isThere = false
        page.host.flush()
        #expect(dialogs.closed == 2)
    }

    struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    @Test func exportingDocuments() throws {
        let page = page { isPresented in
            Color.clear.fileExporter(
                isPresented: isPresented, document: Note("content"), contentType: .plainText, defaultFilename: "Note"
            ) { note($0.map { [$0] }) }
        }
        #expect(dialogs.request?.kind == .save(name: "Note.txt", type: .plainText))
        dialogs.answer?([folder.appendingPathComponent("mine")])
        page.host.flush()
        #expect(model.log == ["chose mine.txt"])
        #expect(try String(contentsOf: folder.appendingPathComponent("mine.txt"), encoding: .utf8) == "content")
        model.isPresented = true
        page.host.flush()
        dialogs.answer?([folder.appendingPathComponent("nowhere/x.txt")])
        page.host.flush()
        #expect(model.log.last == "failed" && !model.isPresented)
    }

    @Test func exportingSeveral() throws {
        let page = page { isPresented in
            Color.clear.fileExporter(
                isPresented: isPresented, documents: [Note("1"), Note("2")], contentType: .plainText, onCompletion: note
            )
        }
        #expect(dialogs.request?.kind == .folder)
        dialogs.answer?([folder])
        page.host.flush()
        #expect(model.log == ["chose Untitled.txt Untitled 2.txt"])
        #expect(try String(contentsOf: folder.appendingPathComponent("Untitled 2.txt"), encoding: .utf8) == "2")
    }

    @Test func exportingValues() async throws {
        let page = page { isPresented in
            Color.clear.fileExporter(isPresented: isPresented, item: "words", defaultFilename: "w") {
                note($0.map { [$0] })
            }
        }
        await patience {
            page.host.flush()
            return dialogs.request != nil
        }
        #expect(dialogs.request?.kind == .save(name: "w.txt", type: .utf8PlainText))
        dialogs.answer?([folder.appendingPathComponent("w.txt")])
        page.host.flush()
        await patience { !model.log.isEmpty }
        #expect(try String(contentsOf: folder.appendingPathComponent("w.txt"), encoding: .utf8) == "words")
    }

    @Test func moving() throws {
        let file = folder.appendingPathComponent("a.txt")
        try Data("a".utf8).write(to: file)
        let target = folder.appendingPathComponent("target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let page = page { isPresented in
            Color.clear.fileMover(isPresented: isPresented, file: file) { note($0.map { [$0] }) }
        }
        dialogs.answer?([target])
        page.host.flush()
        #expect(model.log == ["chose a.txt"])
        #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("a.txt").path))
        model.isPresented = true
        page.host.flush()
        dialogs.answer?([target])
        page.host.flush()
        #expect(model.log.last == "failed")
    }

    @Test func withoutADesktop() {
        let model = model
        let page = Page {
            Holder(model: model) { isPresented in
                Color.clear.fileImporter(isPresented: isPresented, allowedContentTypes: [.data]) { _ in }
            }
        }
        var said: [Diagnostic.Code] = []
        page.host.onDiagnostic = { said.append($0.code) }
        model.isPresented = true
        page.host.flush()
        #expect(said == [.unsupported] && !model.isPresented)
    }

    /// A tree in memory, written and read again, is the same.
    @Test func wrappers() throws {
        let tree = FileWrapper(directoryWithFileWrappers: [
            "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
            "sub": FileWrapper(directoryWithFileWrappers: ["b": FileWrapper(regularFileWithContents: Data("b".utf8))]),
        ])
        tree.addRegularFile(withContents: Data("c".utf8), preferredFilename: "c")
        let other = tree.addRegularFile(withContents: Data("c2".utf8), preferredFilename: "c")
        #expect(other != "c" && tree.fileWrappers?.count == 4)
        let place = folder.appendingPathComponent("tree")
        try tree.write(to: place, options: .atomic, originalContentsURL: nil)
        try tree.write(to: place, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: place)
        #expect(read.isDirectory && read.fileWrappers?.keys.sorted() == tree.fileWrappers?.keys.sorted())
        #expect(read.fileWrappers?["sub"]?.fileWrappers?["b"]?.regularFileContents == Data("b".utf8))
        tree.removeFileWrapper(tree.fileWrappers!["sub"]!)
        #expect(tree.fileWrappers?["sub"] == nil)
    }
}
