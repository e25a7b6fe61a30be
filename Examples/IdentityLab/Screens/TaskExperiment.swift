import SwiftUI

/// A task that does not start again, and three ways to make it.
struct TaskExperiment: View {
    @State private var name = "logo"

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 12) {
                Button("Load the other picture") { name = name == "logo" ? "photo" : "logo" }
                Text("Asked for: \(name)").foregroundStyle(.secondary)
            }
            VStack(spacing: 16) {
                HStack(spacing: 16) {
                    Panel("task", keepsIdentity: false) {
                        PlainTask(name: name)
                        Remark(code: ".task { … }", meaning: "It ran when the view appeared, and never again.")
                    }
                    Panel("id", keepsIdentity: true) {
                        PlainTask(name: name).id(name)
                        Remark(code: ".task { … }.id(name)", meaning: "A new view each time: all state is lost.")
                    }
                }
                HStack(spacing: 16) {
                    Panel("onChange", keepsIdentity: true) {
                        ChangeTask(name: name)
                        Remark(code: ".onChange(of: name, initial: true)", meaning: "Loading is called by hand.")
                    }
                    Panel("task(id:)", keepsIdentity: true) {
                        IdentifiedTask(name: name)
                        Remark(code: ".task(id: name) { … }", meaning: "Only the task starts again.")
                    }
                }
            }
        }
    }
}

/// Stands for a download.
private func load(_ name: String) async -> String {
    await Task.yield()
    return name
}

/// What has been loaded, and how often this view has loaded anything.
private struct Picture: View {
    let loaded: [String]

    var body: some View {
        HStack(spacing: 10) {
            Image(systemName: loaded.last == "photo" ? "photo" : "seal")
                .font(.title2)
                .foregroundStyle(loaded.last == "photo" ? Color.blue : Color.orange)
                .frame(width: 30)
            VStack(alignment: .leading, spacing: 1) {
                Text(loaded.last ?? "loading").fontWeight(.medium)
                Text("loads: \(loaded.count)").font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

struct PlainTask: View {
    let name: String
    @State private var loaded: [String] = []

    var body: some View {
        Picture(loaded: loaded).task { loaded.append(await load(name)) }
    }
}

struct ChangeTask: View {
    let name: String
    @State private var loaded: [String] = []

    var body: some View {
        Picture(loaded: loaded).onChange(of: name, initial: true) {
            Task { loaded.append(await load(name)) }
        }
    }
}

struct IdentifiedTask: View {
    let name: String
    @State private var loaded: [String] = []

    var body: some View {
        Picture(loaded: loaded).task(id: name) { loaded.append(await load(name)) }
    }
}
