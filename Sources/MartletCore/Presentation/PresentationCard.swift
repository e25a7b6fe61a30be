/// What is drawn around a presented view.
nonisolated struct PresentationCard<Content: View>: View {
    let kind: PresentationKind
    let content: Content
    @Environment(\.platformMetrics) private var metrics
    @Environment(\.colorScheme) private var colorScheme

    nonisolated init(kind: PresentationKind, content: Content) {
        self.kind = kind
        self.content = content
    }

    @MainActor var body: some View {
        content
            .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
            .background(RoundedRectangle(cornerRadius: radius, style: .continuous).fill(ground))
            .contentShape(Rectangle())
    }

    private var fills: Bool { kind == .cover || kind == .sheet && metrics == .touch }

    /// The corner of a sheet with touch metrics is that of iOS 26; the others are our own choice.
    private var radius: CGFloat {
        switch kind {
        case .cover: 0
        case .sheet: metrics == .touch ? 39 : 12
        case .popover: 10
        case .alert, .dialog: 16
        }
    }

    private var ground: Color { colorScheme == .dark ? Color(white: 0.16) : Color(white: 0.98) }
}
