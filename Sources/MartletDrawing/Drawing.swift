public import Foundation
import Synchronization

/// Turns the bytes of a file into a picture. Set by a platform, because the codecs live there.
public protocol ImageDecoder: Sendable {
    /// A picture of pixels, or nil if the data is no known or no whole picture. Never traps.
    func decode(_ data: Data) -> Bitmap?
    /// A picture of curves (SVG), or nil.
    func vector(_ data: Data) -> VectorImage?
}

/// Finds pictures by the names of system symbols.
public protocol SymbolProvider: Sendable {
    /// The symbol drawn for a 1 point font; nil for an unknown name.
    func symbol(named name: String) -> VectorImage?
}

/// What a platform supplies to drawing code of this process.
///
/// These are the only process-wide values here: they are services without state that shows, set once at start.
public enum Drawing {
    private struct Services {
        var decoder: (any ImageDecoder)?
        var symbolProvider: (any SymbolProvider)?
    }

    private static let services = Mutex(Services())

    /// Decodes image files; nil until a platform is installed.
    public static var decoder: (any ImageDecoder)? {
        get { services.withLock { $0.decoder } }
        set { services.withLock { $0.decoder = newValue } }
    }

    /// Finds symbols by name; nil until a platform is installed.
    public static var symbolProvider: (any SymbolProvider)? {
        get { services.withLock { $0.symbolProvider } }
        set { services.withLock { $0.symbolProvider = newValue } }
    }
}
