public import Foundation
import Synchronization

/// Remembers shaped texts. Bounded: what has not been asked for in the last one to two thousand different texts is
/// forgotten, unless somebody keeps it.
public final class TextLayoutCache: Sendable {
    private struct Generations {
        var young: [TextRequest: PreparedText] = [:]
        var old: [TextRequest: PreparedText] = [:]
    }

    private let generations = Mutex(Generations())
    private let capacity: Int

    public init(capacity: Int = 1000) { self.capacity = max(capacity, 1) }

    /// The layout of a request, from memory or made from `shape`. A room at least as large as the text's own size gives
    /// the same object as no limit does.
    public func layout(
        _ request: TextRequest, width: CGFloat?, height: CGFloat?,
        shape: @escaping @Sendable (TextRequest) -> ShapedText
    ) -> TextLayout {
        prepare(request, shape: shape).layout(width: width, height: height)
    }

    /// A shaped request, from memory or made from `shape`.
    public func prepare(
        _ request: TextRequest, shape: @escaping @Sendable (TextRequest) -> ShapedText
    ) -> PreparedText {
        let known = generations.withLock { state -> PreparedText? in
            if let text = state.young[request] { return text }
            guard let text = state.old[request] else { return nil }
            state.young[request] = text
            return text
        }
        if let known { return known }
        let shaped = shape(request)
        let ideal = ParagraphLayout.layout(request, width: nil, height: nil) { $0 == request ? shaped : shape($0) }
        let text = PreparedText(request, ideal: ideal) { width, height in
            ParagraphLayout.layout(request, width: width, height: height) { $0 == request ? shaped : shape($0) }
        }
        generations.withLock { state in
            if state.young.count >= capacity {
                state.old = state.young
                state.young = [:]
            }
            state.young[request] = text
        }
        return text
    }
}
