public import Foundation

/// The family of shapes that a font without a name belongs to.
public enum FontDesign: String, Hashable, Codable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
}

/// How far apart lines stand.
public enum FontLeading: String, Hashable, Codable, Sendable {
    case standard, tight, loose
}

/// A font, described without looking it up. Shapers find the nearest installed face.
public struct FontDescription: Hashable, Codable, Sendable {
    /// The name of a family or face; nil is the system font.
    public var family: String?
    /// In points.
    public var size: CGFloat
    /// 100...900: ultraLight 100, thin 200, light 300, regular 400, medium 500, semibold 600, bold 700, heavy 800,
    /// black 900.
    public var weight: Int
    public var isItalic: Bool
    public var design: FontDesign
    /// Whether all digits have the same width.
    public var hasMonospacedDigits: Bool
    public var isSmallCaps: Bool
    /// The width of the letters, 1 is normal; nil leaves the face as it is.
    public var width: CGFloat?
    public var leading: FontLeading

    public init(
        family: String? = nil, size: CGFloat = 13, weight: Int = 400, isItalic: Bool = false,
        design: FontDesign = .default, hasMonospacedDigits: Bool = false, isSmallCaps: Bool = false,
        width: CGFloat? = nil, leading: FontLeading = .standard
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.hasMonospacedDigits = hasMonospacedDigits
        self.isSmallCaps = isSmallCaps
        self.width = width
        self.leading = leading
    }
}

extension FontDescription: CustomStringConvertible {
    /// Family, size, then only what is not the default: `system 13`, `Inter 20 w700 italic`.
    public var description: String {
        var parts = [family ?? "system", Rounded.text(size)]
        if weight != 400 { parts.append("w\(weight)") }
        if isItalic { parts.append("italic") }
        if design != .default { parts.append(design.rawValue) }
        if hasMonospacedDigits { parts.append("monospacedDigits") }
        if isSmallCaps { parts.append("smallCaps") }
        if let width { parts.append("width \(Rounded.text(width))") }
        if leading != .standard { parts.append(leading.rawValue) }
        return parts.joined(separator: " ")
    }
}
