import Foundation
public import MartletDrawing
import Synchronization

/// Symbols under SF Symbols' names, drawn from an open icon set.
///
/// About a thousand names have drawings of their own. Others are put together: `.circle`, `.square` (with `.fill`),
/// `.slash` and `.badge.…` around what has one; a `.fill` without a drawing of its own looks like its outline. Sizes and
/// baselines are SF Symbols' where they were measured, else they follow from the ink.
public final class SymbolLibrary: SymbolProvider {
    public static let shared = SymbolLibrary()

    private let known = Mutex<[String: VectorImage?]>([:])

    /// All names with a drawing of their own, sorted; for pickers and tests.
    public static var names: [String] { SymbolTable.names }

    /// The symbol for a font of 1 point: multiply its size and baseline by the font's. nil for an unknown name.
    public func symbol(named name: String) -> VectorImage? {
        if let image = known.withLock({ $0[name] }) { return image }
        let image = SymbolComposer.symbol(named: name)
        known.withLock { known in
            // Unknown names may come from anywhere.
            if known.count > 4000 { known = [:] }
            known[name] = .some(image)
        }
        return image
    }
}
