public import Foundation
import Synchronization

/// Remembers shaped texts and their layouts. Bounded: what has not been asked for in the last one to two thousand
/// different texts is forgotten.
public final class TextLayoutCache: Sendable {
    private struct Entry {
        var shaped: ShapedText
        /// The layout without limits; the answer for all rooms that are large enough.
        var ideal: TextLayout
        var others: [(width: CGFloat?, height: CGFloat?, layout: TextLayout)] = []
    }

    private struct Generations {
        var young: [TextRequest: Entry] = [:]
        var old: [TextRequest: Entry] = [:]
    }

    private let generations = Mutex(Generations())
    private let capacity: Int

    public init(capacity: Int = 1000) { self.capacity = max(capacity, 1) }

    /// The layout of a request, from memory or made from `shape`. A room at least as large as the text's own size gives
    /// the same object as no limit does.
    public func layout(
        _ request: TextRequest, width: CGFloat?, height: CGFloat?, shape: (TextRequest) -> ShapedText
    ) -> TextLayout {
        var entry = entry(for: request, shape: shape)
        let ideal = entry.ideal
        if (width ?? .infinity) >= ideal.size.width - 0.001, (height ?? .infinity) >= ideal.size.height - 0.001 {
            return ideal
        }
        if let known = entry.others.first(where: { $0.width == width && $0.height == height }) { return known.layout }
        let shaped = entry.shaped
        let layout = ParagraphLayout.layout(request, width: width, height: height) {
            $0 == request ? shaped : shape($0)
        }
        if entry.others.count >= 8 { entry.others.removeFirst() }
        entry.others.append((width, height, layout))
        store(entry, for: request)
        return layout
    }

    private func entry(for request: TextRequest, shape: (TextRequest) -> ShapedText) -> Entry {
        let known = generations.withLock { state -> Entry? in
            if let entry = state.young[request] { return entry }
            guard let entry = state.old[request] else { return nil }
            state.young[request] = entry
            return entry
        }
        if let known { return known }
        let shaped = shape(request)
        let ideal = ParagraphLayout.layout(request, width: nil, height: nil) { $0 == request ? shaped : shape($0) }
        let entry = Entry(shaped: shaped, ideal: ideal)
        store(entry, for: request)
        return entry
    }

    private func store(_ entry: Entry, for request: TextRequest) {
        generations.withLock { state in
            if state.young.count >= capacity {
                state.old = state.young
                state.young = [:]
            }
            state.young[request] = entry
        }
    }
}
