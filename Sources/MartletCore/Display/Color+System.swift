extension Color {
    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let gray = Color(.gray)
    public static let white = Color(Provider.fixed(.white))
    public static let black = Color(Provider.fixed(.black))
    /// Nothing to see, and nothing to hit.
    public static let clear = Color(Provider.fixed(.clear))

    /// The colour of the most important content.
    public static let primary = Color(.primary)
    /// The colour of content of second rank.
    public static let secondary = Color(.secondary)
    /// The accent of the app, or of the nearest `accentColor(_:)`.
    public static let accentColor = Color(.accent)
}
