#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded yet, or there is no address.
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, once it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// What went wrong.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A picture that is loaded from an address (`file`, `http`, `https`).
///
/// Loading starts when the view appears and again when the address changes; it is cancelled when the view goes.
public struct AsyncImage<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Shows what `content` makes of each phase. The change of phase is part of `transaction`.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Shows the picture as it is; nothing before it is there.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(uiImage: UIImage()) }
    }

    /// Shows what `content` makes of the picture, and `placeholder` before and instead.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    public var body: some View {
        content(phase).task(id: url) {
            let new = await Self.load(url, scale: scale)
            guard !Task.isCancelled else { return }
            withTransaction(transaction) { phase = new }
        }
    }

    private static func load(_ url: URL?, scale: CGFloat) async -> AsyncImagePhase {
        guard let url else { return .empty }
        do {
            let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
            guard let image = UIImage(data: data, scale: scale) else {
                return .failure(CocoaError(.fileReadCorruptFile))
            }
            return .success(Image(uiImage: image))
        } catch {
            return .failure(error)
        }
    }
}
