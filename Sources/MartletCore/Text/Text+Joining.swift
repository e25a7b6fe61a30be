extension Text {
    /// A picture inside of text. Not drawn yet: a diagnostic says so.
    public init(_ image: Image) { self.init(storage: .image(image)) }

    /// The text as it is shown in `environment`.
    func string(in environment: EnvironmentValues) -> String {
        TextResolver(self, style: TextStyle(environment), context: _StyleContext(environment)).runs
            .map(\.text).joined()
    }
}
