import Synchronization

/// The strings of bundles by language, read once.
enum StringTable {
    private struct Key: Hashable {
        let bundle: String
        let locale: String
        let table: String
    }

    private static let tables = Mutex<[Key: [String: String]]>([:])

    /// The text of a key for a locale; nil where no table has it.
    ///
    /// Looked for in `<locale>.lproj`, `<language>.lproj`, the bundle's development language, `Base.lproj`, and the
    /// bundle itself.
    static func string(_ key: String, table: String?, in reference: BundleReference, locale: Locale) -> String? {
        for bundle in reference.bundles {
            if let string = string(key, table, bundle, locale) { return string }
        }
        return nil
    }

    private static func string(_ key: String, _ table: String?, _ bundle: Bundle, _ locale: Locale) -> String? {
        let place = Key(bundle: bundle.bundlePath, locale: locale.identifier, table: table ?? "Localizable")
        let strings = tables.withLock { tables in
            if let known = tables[place] { return known }
            let read = read(place.table, in: bundle, locale: locale)
            tables[place] = read
            return read
        }
        return strings[key]
    }

    private static func read(_ table: String, in bundle: Bundle, locale: Locale) -> [String: String] {
        guard let root = bundle.resourceURL else { return [:] }
        let identifier = locale.identifier
        var folders = [identifier, identifier.replacingOccurrences(of: "_", with: "-")]
        if let language = locale.language.languageCode?.identifier { folders.append(language) }
        // Not `developmentLocalization`: it traps on Linux in bundles that name none.
        if let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String {
            folders.append(development)
        }
        folders.append("Base")
        let urls = folders.map { root.appendingPathComponent("\($0).lproj") } + [root]
        for url in urls {
            guard let data = try? Data(contentsOf: url.appendingPathComponent("\(table).strings")),
                let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
                let strings = list as? [String: String]
            else { continue }
            return strings
        }
        return [:]
    }
}
