import MartletGraph

/// Shows a file dialog while a binding is true. Its body reads the binding, so that observed objects count as well.
nonisolated struct FileDialogModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let makeRequest: () -> FileDialogRequest?
    let finish: ([URL]?) -> Void

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            FileDialogWatching(
                isShown: isPresented.wrappedValue, isPresented: isPresented, makeRequest: makeRequest, finish: finish))
    }
}

nonisolated private struct FileDialogWatching: InputsModifier {
    let isShown: Bool
    let isPresented: Binding<Bool>
    /// What is asked for; nil where there is nothing to ask.
    let makeRequest: () -> FileDialogRequest?
    /// What was chosen; nil for nothing.
    let finish: ([URL]?) -> Void

    nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {}

    nonisolated static func finish(_ inputs: _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let environment = inputs.environment
        let presenter = FileDialogPresenter(inputs)
        _ = graph.effect {
            let value = modifier.value(in: graph)
            presenter.update(value, isPresented: value.isShown) {
                EnvironmentValues(scope: environment)
            }
        }
        graph.onRemove(graph.currentSubgraph) { presenter.close() }
    }
}

/// The dialog of one modifier.
private final class FileDialogPresenter {
    private unowned let host: ViewHost
    private let instance: ViewInstance
    private var latest: FileDialogWatching?
    private var isShowing = false
    private var dismiss: (() -> Void)?
    /// Counts dialogs: an answer of an older one is late.
    private var number = 0

    init(_ inputs: _ViewInputs) {
        host = inputs.host
        instance = inputs.instance
    }

    func update(_ modifier: FileDialogWatching, isPresented: Bool, _ environment: @escaping () -> EnvironmentValues) {
        latest = modifier
        guard isPresented != isShowing else { return }
        isShowing = isPresented
        guard isPresented else { return close() }
        host.afterUpdate { [self] in if isShowing, dismiss == nil { show(environment()) } }
    }

    private func show(_ environment: EnvironmentValues) {
        guard let modifier = latest, var request = modifier.makeRequest() else { return answer(nil) }
        request.take(environment)
        guard let dialogs = host.input.desktop.fileDialogs else {
            host.report(
                .unsupported,
                "There is no file dialog without a desktop: '\(request.title)' is taken for cancelled. In a test, put an "
                    + "answer into the host's desktop.", at: instance)
            return answer(nil)
        }
        number += 1
        let own = number
        dismiss = dialogs.show(request, for: host) { [weak self] urls in
            guard let self, number == own, dismiss != nil else { return }
            host.input.handle { self.answer(urls) }
        }
    }

    private func answer(_ urls: [URL]?) {
        dismiss = nil
        isShowing = false
        number += 1
        latest?.isPresented.wrappedValue = false
        latest?.finish(urls)
    }

    /// The view goes, or the program takes the dialog back.
    func close() {
        isShowing = false
        number += 1
        dismiss?()
        dismiss = nil
    }
}
