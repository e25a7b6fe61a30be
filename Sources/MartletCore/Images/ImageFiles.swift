import Synchronization

/// Finds the files of pictures by name.
enum ImageFiles {
    private static let endings = ["png", "jpg", "jpeg", "svg"]

    private struct Key: Hashable {
        let name: String
        let bundle: String
        let scale: Int
    }

    private static let known = Mutex<[Key: PlatformImage]>([:])

    /// The picture of a name, read once.
    static func image(_ name: String, in reference: BundleReference, scale: CGFloat) -> PlatformImage? {
        let key = Key(name: name, bundle: reference.bundle.bundlePath, scale: Int(scale.rounded(.up)))
        if let image = known.withLock({ $0[key] }) { return image }
        guard let url = reference.bundles.lazy.compactMap({ url(name, in: $0, scale: scale) }).first,
            let image = PlatformImage(contentsOf: url)
        else { return nil }
        known.withLock { $0[key] = image }
        return image
    }

    /// The file that fits a display scale best: `name@2x.png` before `name.png` on a dense one.
    static func url(_ name: String, in bundle: Bundle, scale: CGFloat) -> URL? {
        let wanted = Int(min(max(scale, 1), 3).rounded(.up))
        let suffixes = [wanted, 3, 2, 1].map { $0 == 1 ? "" : "@\($0)x" }
        let given = (name as NSString).pathExtension.lowercased()
        let base = endings.contains(given) ? (name as NSString).deletingPathExtension : name
        for suffix in suffixes {
            for ending in endings.contains(given) ? [given] : endings {
                if let url = bundle.url(forResource: base + suffix, withExtension: ending) { return url }
            }
        }
        guard let folder = AssetCatalog.folder("\(name).imageset", in: bundle),
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { return nil }
        let pictures = files.filter { endings.contains($0.pathExtension.lowercased()) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        for suffix in suffixes where !suffix.isEmpty {
            if let url = pictures.first(where: { $0.deletingPathExtension().lastPathComponent.hasSuffix(suffix) }) {
                return url
            }
        }
        return pictures.first
    }

    /// 2 for `name@2x.png`, 3 for `@3x`, else 1.
    static func scale(ofFileName path: String) -> CGFloat {
        let base = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if base.hasSuffix("@2x") { return 2 }
        return base.hasSuffix("@3x") ? 3 : 1
    }
}
