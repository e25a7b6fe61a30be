/// A row of the list operations of krausest/js-framework-benchmark: a number and a label of three words.
struct ListRow: Equatable {
    let id: Int
    var label: String

    private static let adjectives = [
        "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant",
        "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "inexpensive",
        "cheap", "expensive", "fancy",
    ]
    private static let colours = [
        "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
    ]
    private static let nouns = [
        "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse",
        "keyboard",
    ]

    /// So many rows with the numbers from `first` on: always the same ones.
    static func make(_ count: Int, from first: Int = 1) -> [ListRow] {
        var state = UInt64(truncatingIfNeeded: first) &* 0x9E37_79B9_7F4A_7C15
        func pick(_ words: [String]) -> String {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return words[Int(state >> 33) % words.count]
        }
        return (first..<first + count).map {
            ListRow(id: $0, label: "\(pick(adjectives)) \(pick(colours)) \(pick(nouns))")
        }
    }
}
