/// A bundle, or the main one where none was named.
struct BundleReference: Hashable, @unchecked Sendable, CustomStringConvertible {
    // Bundles are objects that do not change.
    let named: Bundle?

    init(_ bundle: Bundle?) { named = bundle }

    /// The bundle that is spoken of.
    var bundle: Bundle { named ?? .main }

    /// Where to look, in order.
    var bundles: [Bundle] { named.map { [$0] } ?? Self.program }

    var description: String { named.map { $0.bundlePath } ?? "nil" }

    /// The bundles of the program: what an app bundle holds on Apple's systems lies here beside the program, in a folder
    /// `PACKAGE_TARGET.resources` for each target, as SwiftPM makes them. That of the program's own target comes first.
    private static let program: [Bundle] = {
        let main = Bundle.main
        let beside = try? FileManager.default.contentsOfDirectory(
            at: main.bundleURL, includingPropertiesForKeys: nil)
        let own = "_\(main.executableURL?.lastPathComponent ?? "").resources"
        let folders = (beside ?? []).filter { $0.pathExtension == "resources" }
            .sorted { ($0.path.hasSuffix(own) ? 0 : 1, $0.path) < ($1.path.hasSuffix(own) ? 0 : 1, $1.path) }
        return [main] + folders.compactMap { Bundle(url: $0) }
    }()
}
