/// An app as the root of a host's views: its windows are found, and the views of the first one made.
nonisolated struct AppContent<A: App>: MultiView {
    let app: A
    let onWindows: ([WindowScene]) -> Void

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> ViewList {
        var inputs = inputs
        let graph = inputs.graph
        let body = makeBody(
            of: view.field(A.self, at: 0), named: A.self, inputs: &inputs, body: onMainThread { $0.body })
        let windows = A.Body._makeScene(scene: body, inputs: inputs).windows
        graph.untracked { view.value(in: graph).onWindows(windows) }
        return windows.first { $0.kind != .settings }?.list() ?? .empty
    }
}

extension ViewHost {
    /// Makes the app's first window the content, and gives all the windows that the app describes.
    @discardableResult @MainActor
    package func setApp<A: App>(_ app: A) -> [WindowScene] {
        var windows: [WindowScene] = []
        setContent { AppContent(app: app) { windows = $0 } }
        return windows
    }
}
