public import Foundation

/// Lays out text. Safe to call from any thread; equal questions get equal answers.
public protocol TextShaper: AnyObject, Sendable {
    /// Breaks the text into lines for the room given, in points. Without a width each paragraph is one line; without a
    /// height there are as many lines as it takes. The result may be larger than the room where nothing smaller exists.
    ///
    /// Costs the length of the text the first time; the same question again is answered from a bounded cache.
    func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout

    /// The measures of a font.
    func metrics(for font: FontDescription) -> FontMetrics

    /// Whether the font's family is there; if not, text is shown in a substitute.
    func isInstalled(_ font: FontDescription) -> Bool
}

extension TextShaper {
    public func isInstalled(_ font: FontDescription) -> Bool { true }
}
