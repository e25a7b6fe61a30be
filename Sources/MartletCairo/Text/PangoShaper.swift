import CCairo
import CPango
public import Foundation
public import MartletDrawing

/// Shapes text with Pango and HarfBuzz, from the fonts that fontconfig knows.
///
/// The system font is Inter. Its lines are as high as the platform's (13 points: 16, see `FontMetrics.system`), so that
/// layouts measured there hold; other families use their own ascent and descent, each rounded, as the platform does.
public final class PangoShaper: TextShaper {
    /// Called once for each family that is not installed.
    private let onMissingFont: @Sendable (String) -> Void
    private let cache = TextLayoutCache()
    private let engine = PangoEngine()
    private let plainTexts: PlainTexts

    /// - Parameter onMissingFont: hears the name of each family asked for that is not installed, once; the text is shown
    ///   in a substitute.
    public init(onMissingFont: @escaping @Sendable (String) -> Void = { _ in }) {
        self.onMissingFont = onMissingFont
        // Texts may outlive the shaper, and must not keep it.
        plainTexts = PlainTexts(cache) { [engine] request in
            let shaped = engine.shape(request)
            for name in engine.takeMissing() { onMissingFont(name) }
            return shaped
        }
    }

    /// One for the process, for renderers that get runs without glyphs.
    public static let shared = PangoShaper()

    public func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> TextLayout {
        plainTexts.shaped(request).layout(width: width, height: height)
    }

    public func prepare(_ request: TextRequest) -> PreparedText {
        guard let plain = engine.plainMeasures(request) else { return plainTexts.shaped(request) }
        if request.runs[0].font.family != nil { report() }
        return plainTexts.prepare(request, width: plain.width, metrics: plain.metrics)
    }

    public func metrics(for font: FontDescription) -> FontMetrics {
        let metrics = engine.metrics(for: font)
        report()
        return metrics
    }

    public func isInstalled(_ font: FontDescription) -> Bool {
        defer { report() }
        return engine.isInstalled(font)
    }

    private func report() {
        for name in engine.takeMissing() { onMissingFont(name) }
    }
}
