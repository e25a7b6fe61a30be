extension Color: CustomStringConvertible {
    /// The name of a system colour, `#RRGGBBAA` of a fixed one, `33% red` with an opacity.
    public var description: String { provider.description }
}

extension Color.Provider: CustomStringConvertible {
    var description: String {
        switch self {
        case .fixed(.white): return "white"
        case .fixed(.black): return "black"
        case .fixed(.clear): return "clear"
        case .fixed(let color): return Color.Resolved(color).description
        case .system(.accent): return "accentColor"
        case .system(let color): return color.rawValue
        case .named(let name, let bundle): return "NamedColor(name: \(name.debugDescription), bundle: \(bundle))"
        case .opacity(let color, let opacity): return "\(Int((opacity * 100).rounded()))% \(color)"
        case .mix(let a, let b, let fraction, _): return "\(a) mixed with \(b) by \(fraction)"
        case .style(let style): return "\(style)"
        }
    }
}
