/// Opens an address: by a handler that a view set, or by the program that the desktop has for it.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What a handler did with an address.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind

        /// The handler has opened it.
        public static let handled = Result(kind: .handled)
        /// The handler has not, and nobody else should.
        public static let discarded = Result(kind: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop is to open another address instead.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    nonisolated(unsafe) private let handler: ((URL) -> Result)?
    private let link: AppLink?

    /// An action with a handler of its own.
    nonisolated public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
        link = nil
    }

    nonisolated init(link: AppLink?) {
        handler = nil
        self.link = link
    }

    nonisolated func over(_ link: AppLink?) -> OpenURLAction { OpenURLAction(handler: handler, link: link) }

    nonisolated private init(handler: ((URL) -> Result)?, link: AppLink?) {
        self.handler = handler
        self.link = link
    }

    /// Opens `url`.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens `url`, and tells whether anybody could.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            guard let runtime = link?.runtime else {
                RuntimeIssue.noApp("openURL")
                return completion(false)
            }
            runtime.system.openURL(other ?? url) { completion($0) }
        }
    }
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }

extension EnvironmentValues {
    /// Opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self]?.over(appLink) ?? OpenURLAction(link: appLink) }
        set { self[OpenURLKey.self] = newValue }
    }
}
