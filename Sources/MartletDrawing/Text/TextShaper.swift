public import Foundation

/// Lays out text. Safe to call from any thread; equal questions get equal answers.
public protocol TextShaper: AnyObject, Sendable {
    /// Breaks the text into lines for the room given, in points. Without a width each paragraph is one line; without a
    /// height there are as many lines as it takes. The result may be larger than the room where nothing smaller exists.
    ///
    /// Costs the length of the text the first time; the same question again is answered from a bounded cache.
    func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout

    /// The text shaped, for whoever asks for its layout again and again.
    func prepare(_ request: TextRequest) -> PreparedText

    /// The measures of a font.
    func metrics(for font: FontDescription) -> FontMetrics

    /// Whether the font's family is there; if not, text is shown in a substitute.
    func isInstalled(_ font: FontDescription) -> Bool
}

extension TextShaper {
    public func prepare(_ request: TextRequest) -> PreparedText {
        PreparedText(request, ideal: layout(request, width: nil, height: nil)) { [self] width, height in
            layout(request, width: width, height: height)
        }
    }

    public func isInstalled(_ font: FontDescription) -> Bool { true }
}
