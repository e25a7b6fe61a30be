import Foundation
import MartletDrawing

/// The families that stand in for Apple's, in order of preference, and the reading of font names.
enum FontNames {
    private static let system = "Inter,Noto Sans,DejaVu Sans"

    /// The family list for a description. From 20 points on the system font uses its display cut, as Apple's does;
    /// that cut kerns even its tabular digits, so text with monospaced digits keeps the text cut.
    static func families(for font: FontDescription) -> String {
        if let family = font.family { return PostScriptName(family).family + "," + system }
        switch font.design {
        case .default, .rounded:
            return font.size >= 20 && !font.hasMonospacedDigits ? "Inter Display," + system : system
        case .serif: return "Noto Serif,DejaVu Serif,serif"
        case .monospaced: return "JetBrains Mono,Noto Sans Mono,DejaVu Sans Mono,monospace"
        }
    }
}

/// A name such as `HelveticaNeue-BoldItalic` taken apart: a family, and what its end says about weight and slant.
struct PostScriptName {
    var family: String
    var weight: Int?
    var isItalic = false

    init(_ name: String) {
        family = name
        guard let dash = name.lastIndex(of: "-"), dash != name.startIndex else { return }
        var style = name[name.index(after: dash)...].lowercased()
        for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
            style.removeLast(slant.count)
            isItalic = true
        }
        let weights = [
            "": 400, "regular": 400, "roman": 400, "book": 400, "ultralight": 100, "extralight": 200, "thin": 200,
            "light": 300, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "heavy": 800,
            "black": 900,
        ]
        guard let weight = weights[style] else {
            isItalic = false
            return
        }
        self.weight = weight
        family = ""
        for character in name[..<dash] {
            if character.isUppercase, let last = family.last, last.isLowercase { family += " " }
            family.append(character)
        }
    }
}
