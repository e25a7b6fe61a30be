import Observation
import SwiftUI

/// Notes in several windows: one for the list, one for each note, a palette, and settings.
@main struct NotesApp: App {
    @State private var store = NoteStore()
    @AppStorage("large") private var isLarge = false

    var body: some Scene {
        WindowGroup("Notes", id: "list") { NoteList(store: store) }
            .defaultSize(width: 360, height: 280)
            .commands { NoteCommands(store: store) }
        WindowGroup("Note", for: Note.ID.self) { $id in
            NoteEditor(store: store, id: id).font(isLarge ? .title2 : .body)
        }
        .defaultSize(width: 320, height: 200)
        Window("Counts", id: "counts") { Counts(store: store) }
            .windowResizability(.contentSize)
            .defaultPosition(.topTrailing)
            .keyboardShortcut("0", modifiers: [.command, .option])
        Settings {
            Toggle("Large letters", isOn: $isLarge).padding(20)
        }
    }
}

struct Note: Identifiable {
    let id: Int
    var text: String
}

@Observable final class NoteStore {
    var notes = [Note(id: 1, text: "Feed the martlet"), Note(id: 2, text: "Close the window")]

    func add() { notes.append(Note(id: (notes.map(\.id).max() ?? 0) + 1, text: "New note")) }
}

extension FocusedValues {
    @Entry var note: Binding<String>?
}

struct NoteCommands: Commands {
    let store: NoteStore
    @FocusedValue(\.note) private var note

    var body: some Commands {
        CommandGroup(after: .newItem) {
            Button("New Note") { store.add() }.keyboardShortcut("n", modifiers: [.command, .shift])
        }
        CommandMenu("Note") {
            Button("Capitals") { note?.wrappedValue = note?.wrappedValue.uppercased() ?? "" }
                // With Shift, GTK's input method takes the key for writing characters by their number.
                .keyboardShortcut("u", modifiers: [.command, .option])
                .disabled(note == nil)
            Button("Clear", role: .destructive) { note?.wrappedValue = "" }.disabled(note == nil)
            Divider()
            Text("\(store.notes.count) notes")
        }
    }
}

struct NoteList: View {
    var store: NoteStore
    @SceneStorage("filter") private var filter = ""
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            TextField("Filter", text: $filter)
            ForEach(store.notes.filter { filter.isEmpty || $0.text.contains(filter) }) { note in
                Button(note.text.isEmpty ? "(empty)" : note.text) { openWindow(value: note.id) }
            }
            Button("Counts") { openWindow(id: "counts") }
        }
        .padding(20)
        .frame(minWidth: 240, maxWidth: .infinity, minHeight: 160, maxHeight: .infinity, alignment: .topLeading)
    }
}

struct NoteEditor: View {
    @Bindable var store: NoteStore
    let id: Note.ID?
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if let index = store.notes.firstIndex(where: { $0.id == id }) {
                TextField("Text", text: $store.notes[index].text)
                    .focusedSceneValue(\.note, $store.notes[index].text)
            } else {
                Text("No note \(id ?? 0)")
            }
            Text("This window is \(String(describing: scenePhase)).").foregroundStyle(.secondary)
            Button("Done") { dismiss() }
        }
        .padding(20)
        .frame(minWidth: 200, maxWidth: .infinity, minHeight: 120, maxHeight: .infinity, alignment: .topLeading)
    }
}

struct Counts: View {
    var store: NoteStore

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(store.notes.count) notes")
            Text("\(store.notes.reduce(0) { $0 + $1.text.count }) letters")
        }
        .padding(20)
    }
}
