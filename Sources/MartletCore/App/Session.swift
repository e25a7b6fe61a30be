/// What an app keeps from run to run: the windows that were open, where they were, and what `@SceneStorage` held.
struct Session: Equatable {
    var windows: [SavedWindow] = []
    /// The number of the window that was in front.
    var front: Int?
    /// Where the last window of each scene was when it was closed, by the scene's key.
    var frames: [String: SavedFrame] = [:]
}

/// The place and the size of a window.
struct SavedFrame: Equatable {
    var size: CGSize
    var origin: CGPoint?
    var isMaximized = false
}

/// One window of the last run.
struct SavedWindow: Equatable {
    var number: Int
    /// The key of its scene.
    var scene: String
    var frame: SavedFrame
    /// The value it was of, as its own type wrote it.
    var value: Data?
    /// What `@SceneStorage` held: values of property lists.
    var storage: [String: Any] = [:]

    var size: CGSize { frame.size }
    var origin: CGPoint? { frame.origin }
    var isMaximized: Bool { frame.isMaximized }

    static func == (a: SavedWindow, b: SavedWindow) -> Bool {
        a.number == b.number && a.scene == b.scene && a.frame == b.frame && a.value == b.value
            && NSDictionary(dictionary: a.storage).isEqual(NSDictionary(dictionary: b.storage))
    }
}

// MARK: As a property list

extension Session {
    /// Raised when what is written means something else than before.
    private static let version = 1

    /// Reads what `propertyList` wrote; nil if it is something else. Parts that make no sense are left out.
    init?(propertyList: Any) {
        guard let list = propertyList as? [String: Any], list["version"] as? Int == Self.version else { return nil }
        windows = (list["windows"] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).flatMap(SavedWindow.init) }
        for (key, frame) in list["frames"] as? [String: Any] ?? [:] {
            frames[key] = (frame as? [String: Any]).flatMap(SavedFrame.init)
        }
        front = list["front"] as? Int
        // Numbers are told apart later; a second one of the same would be the same window.
        var seen: Set<Int> = []
        windows.removeAll { !seen.insert($0.number).inserted }
    }

    var propertyList: [String: Any] {
        var list: [String: Any] = [
            "version": Self.version, "windows": windows.map(\.propertyList),
            "frames": frames.mapValues(\.propertyList),
        ]
        list["front"] = front
        return list
    }
}

extension SavedFrame {
    /// The longest side that a window can sensibly have, in points.
    private static let limit = 100_000.0

    fileprivate init?(_ list: [String: Any]) {
        func number(_ key: String, from least: Double) -> Double? {
            guard let value = (list[key] as? NSNumber)?.doubleValue, value >= least, value <= Self.limit else {
                return nil
            }
            return value
        }
        guard let width = number("width", from: 1), let height = number("height", from: 1) else { return nil }
        size = CGSize(width: width, height: height)
        if let x = number("x", from: -Self.limit), let y = number("y", from: -Self.limit) {
            origin = CGPoint(x: x, y: y)
        }
        isMaximized = list["maximized"] as? Bool ?? false
    }

    fileprivate var propertyList: [String: Any] {
        var list: [String: Any] = ["width": Double(size.width), "height": Double(size.height)]
        if let origin {
            list["x"] = Double(origin.x)
            list["y"] = Double(origin.y)
        }
        if isMaximized { list["maximized"] = true }
        return list
    }
}

extension SavedWindow {
    fileprivate init?(_ list: [String: Any]) {
        guard let number = list["number"] as? Int, number > 0, number < 1 << 40, let scene = list["scene"] as? String,
            let frame = SavedFrame(list)
        else { return nil }
        self.init(number: number, scene: scene, frame: frame)
        value = list["value"] as? Data
        storage = list["storage"] as? [String: Any] ?? [:]
    }

    fileprivate var propertyList: [String: Any] {
        var list = frame.propertyList
        list["number"] = number
        list["scene"] = scene
        list["value"] = value
        if !storage.isEmpty { list["storage"] = storage }
        return list
    }
}
