/// A place where one program puts something and another takes it from. Used on the main thread only.
package protocol Clipboard: AnyObject {
    /// What is there now; each loads its data when it is asked, also after a while or never again.
    var items: [NSItemProvider] { get }
    /// Another number after each change, by whomever.
    var changeCount: Int { get }
    /// Puts items in the place of what is there; none clear it.
    func write(_ items: [NSItemProvider])
    /// Calls `action` after each change, until the answer is let go.
    func observe(_ action: @escaping () -> Void) -> AnyObject
}

/// Those who want to hear of changes of something.
package final class ChangeObservers {
    private final class Observer {
        let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
    }

    private struct Reference { weak var observer: Observer? }

    private var list: [Reference] = []

    package init() {}

    package func add(_ action: @escaping () -> Void) -> AnyObject {
        let observer = Observer(action)
        list.removeAll { $0.observer == nil }
        list.append(Reference(observer: observer))
        return observer
    }

    package func notify() {
        for reference in list { reference.observer?.action() }
    }
}

/// A clipboard of the program's own.
package final class MemoryClipboard: Clipboard {
    package private(set) var items: [NSItemProvider] = []
    package private(set) var changeCount = 0
    private let observers = ChangeObservers()

    package init() {}

    package func write(_ items: [NSItemProvider]) {
        self.items = items
        changeCount += 1
        observers.notify()
    }

    package func observe(_ action: @escaping () -> Void) -> AnyObject { observers.add(action) }
}

extension Clipboard {
    /// Whether something of one of the types is there.
    package func has(_ types: [UTType]) -> Bool {
        items.contains { item in types.contains { item.hasItemConformingToTypeIdentifier($0.identifier) } }
    }

    package func write(_ text: String) { write([NSItemProvider(object: text)]) }

    /// Gives the text of all items, one a line; nil where there is none. At once where the data is at hand, otherwise later,
    /// on the main thread.
    func readText(_ handler: @escaping (String?) -> Void) {
        let texts = items.filter { $0.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) }
        let others = items.filter { $0.hasItemConformingToTypeIdentifier(UTType.url.identifier) }
        let found = texts.isEmpty ? others.map { ($0, UTType.url) } : texts.map { ($0, $0.bestPlainText) }
        let reading = TextReading(count: found.count, handler)
        for (index, (item, type)) in found.enumerated() {
            item._loadAtOnce(type) { data in
                let text = data.map { String(decoding: $0, as: UTF8.self) }
                MainExecution.run { reading.take(text, at: index) }
            }
        }
    }
}

extension NSItemProvider {
    /// UTF-8 before other plain texts.
    fileprivate var bestPlainText: UTType {
        hasItemConformingToTypeIdentifier(UTType.utf8PlainText.identifier) ? .utf8PlainText : .plainText
    }
}

/// Texts that come one by one.
private final class TextReading: @unchecked Sendable {
    private var texts: [String?]
    private var missing: Int
    private let handler: (String?) -> Void

    init(count: Int, _ handler: @escaping (String?) -> Void) {
        texts = Array(repeating: nil, count: count)
        missing = count
        self.handler = handler
        if count == 0 { handler(nil) }
    }

    func take(_ text: String?, at index: Int) {
        texts[index] = text
        missing -= 1
        guard missing == 0 else { return }
        let found = texts.compactMap { $0 }
        handler(found.isEmpty ? nil : found.joined(separator: "\n"))
    }
}
