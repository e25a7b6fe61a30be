import Synchronization

/// The strings of bundles by language, read once.
enum StringTable {
    private struct Key: Hashable {
        /// nil are the bundles of the program.
        let bundle: Bundle?
        let locale: String
        let table: String

        static func == (a: Key, b: Key) -> Bool {
            a.bundle === b.bundle && a.table == b.table && a.locale == b.locale
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(bundle.map { ObjectIdentifier($0) })
            hasher.combine(table)
        }
    }

    private struct Known {
        /// The tables that are there and not empty, in the order in which they are looked into.
        var tables: [Key: [[String: String]]] = [:]
        /// What was asked for last, which is what is asked for next nearly always: hashing it costs ten times as much as
        /// comparing it.
        var last: (place: Key, tables: [[String: String]])?
    }

    private static let known = Mutex(Known())

    /// The text of a key for a locale; nil where no table has it. Costs next to nothing where there are no tables.
    ///
    /// Looked for in `<locale>.lproj`, `<language>.lproj`, the bundle's development language, `Base.lproj`, and the
    /// bundle itself.
    static func string(_ key: String, table: String?, in reference: BundleReference, locale: String) -> String? {
        let place = Key(bundle: reference.named, locale: locale, table: table ?? "Localizable")
        let found = known.withLock { known in
            if let last = known.last, last.place == place { return last.tables }
            let tables = known.tables[place] ?? read(place, reference)
            known.tables[place] = tables
            known.last = (place, tables)
            return tables
        }
        for table in found { if let string = table[key] { return string } }
        return nil
    }

    private static func read(_ place: Key, _ reference: BundleReference) -> [[String: String]] {
        let locale = Locale(identifier: place.locale)
        return reference.bundles.map { read(place.table, in: $0, locale: locale) }.filter { !$0.isEmpty }
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
