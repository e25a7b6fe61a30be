extension Color {
    /// The colour set `name` of a bundle's asset catalogue. Missing ones are clear, with a diagnostic.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, BundleReference(bundle)))
    }
}

/// Colour sets in asset catalogues that were copied into a bundle as they are (`name.colorset/Contents.json`).
enum ColorCatalog {
    static func color(_ name: String, in reference: BundleReference, _ scheme: ColorScheme) -> RGBA? {
        guard
            let folder = reference.bundles.lazy.compactMap({ AssetCatalog.folder("\(name).colorset", in: $0) }).first,
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ColorSet.self, from: data)
        else { return nil }
        let isDark = scheme == .dark
        let entry = set.colors.first { $0.isDark == isDark } ?? set.colors.first { !$0.isDark }
        return entry?.color?.rgba
    }

    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable { var value: String }
            var appearances: [Appearance]?
            var color: Value?
            var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
        }
        struct Value: Decodable {
            enum CodingKeys: String, CodingKey { case space = "color-space", components }
            var space: String?
            var components: [String: String]

            var rgba: RGBA? {
                func channel(_ name: String) -> Double? {
                    guard let text = components[name] else { return nil }
                    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
                    return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
                }
                let alpha = components["alpha"].flatMap(Double.init) ?? 1
                let space: Color.RGBColorSpace = space == "display-p3" ? .displayP3 : .sRGB
                if let white = channel("white") {
                    return RGBA(space, red: white, green: white, blue: white, opacity: alpha)
                }
                guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else {
                    return nil
                }
                return RGBA(space, red: red, green: green, blue: blue, opacity: alpha)
            }
        }
        var colors: [Entry]
    }
}

/// Asset catalogues that were copied into a bundle uncompiled.
enum AssetCatalog {
    /// The folder of an asset, searched in all catalogues of the bundle. Costs a walk through them.
    static func folder(_ name: String, in bundle: Bundle) -> URL? {
        guard let resources = bundle.resourceURL,
            let entries = try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)
        else { return nil }
        for catalogue in entries where catalogue.pathExtension == "xcassets" {
            let walk = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
            while let url = walk?.nextObject() as? URL {
                if url.lastPathComponent == name { return url }
            }
        }
        return nil
    }
}
