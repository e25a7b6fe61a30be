import CCairo
import CPango
import Foundation
import MartletDrawing

/// Pango's font map and context, which one thread at a time may use.
final class PangoEngine: @unchecked Sendable {
    private let lock = NSLock()
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private var faces: [UnsafeMutablePointer<PangoFont>: PangoFace] = [:]
    private var known: [FontDescription: FontMetrics] = [:]
    private var descriptions: [FontDescription: OpaquePointer] = [:]
    private var marks: [Mark: ShapedText] = [:]
    private var plainWords: [PlainFont: PlainWords?] = [:]
    /// Those asked for last: a list shows few fonts in turn.
    private var lastWords: (font: PlainFont, words: PlainWords?)?
    /// The language of the context, by the name of a locale.
    private var locale: String?
    /// Families asked for, and whether they are installed.
    private var checked: [String: Bool] = [:]
    private var missing: [String] = []

    init() {
        map = pango_cairo_font_map_new()
        context = pango_font_map_create_context(map)
        // Without hints, advances grow evenly with the size, and text keeps its shape at every scale.
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        forgetDescriptions()
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }

    func shape(_ request: TextRequest) -> ShapedText {
        lock.withLock {
            let base = shapeLocked(request)
            return ShapedText(
                characters: base.characters, clusters: base.clusters, glyphs: base.glyphs, faces: base.faces,
                metrics: request.runs.map { metricsLocked($0.font) }
            ) { [self] style in
                lock.withLock { ellipsis(request.runs[style].font, in: request) }
            }
        }
    }

    /// The mark of truncation, shaped once for each font: a text in too little room asks for it in every room.
    private func ellipsis(_ font: FontDescription, in request: TextRequest) -> ShapedText {
        let mark = Mark(font: font, locale: request.localeIdentifier, direction: request.layoutDirection)
        if let shaped = marks[mark] { return shaped }
        if marks.count >= 1000 { marks = [:] }
        var text = request
        text.runs = [TextRun(text: "…", font: font)]
        let shaped = shapeLocked(text)
        marks[mark] = shaped
        return shaped
    }

    private struct Mark: Hashable {
        let font: FontDescription
        let locale: String
        let direction: LayoutDirection
    }

    func metrics(for font: FontDescription) -> FontMetrics { lock.withLock { metricsLocked(font) } }

    func isInstalled(_ font: FontDescription) -> Bool {
        lock.withLock {
            check(font)
            return font.family.flatMap { checked[$0] } ?? true
        }
    }

    func takeMissing() -> [String] {
        lock.withLock {
            defer { missing = [] }
            return missing
        }
    }

    private struct PlainFont: Hashable {
        let font: FontDescription
        let locale: String
    }

    /// The width of a plain line and the measures of its font, found word by word; nil where it has to be shaped.
    func plainMeasures(_ request: TextRequest) -> (width: CGFloat, metrics: FontMetrics)? {
        guard request.isPlainLine else { return nil }
        let run = request.runs[0]
        if run.font.isSmallCaps || run.font.hasMonospacedDigits { return nil }
        return lock.withLock {
            guard let words = words(PlainFont(font: run.font, locale: request.localeIdentifier)) else { return nil }
            var text = run.text
            guard let width = text.withUTF8(words.width) else { return nil }
            return (CGFloat(width) / CGFloat(PANGO_SCALE), metricsLocked(run.font))
        }
    }

    private func words(_ key: PlainFont) -> PlainWords? {
        if let lastWords, lastWords.font == key { return lastWords.words }
        if plainWords.count >= 100 { plainWords = [:] }
        let words: PlainWords?
        if let known = plainWords[key] {
            words = known
        } else {
            setLanguage(key.locale)
            words = PlainWords(key.font, context: context) { length in
                let list = pango_attr_list_new()
                PangoShaping.insert(TextRun(text: "", font: key.font), 0..<length, description, list)
                return list
            }
            plainWords[key] = words
        }
        lastWords = (key, words)
        return words
    }

    private func setLanguage(_ identifier: String) {
        if identifier == locale { return }
        locale = identifier
        let language = pango_language_from_string(identifier.replacing("_", with: "-"))
        pango_context_set_language(context, language)
    }

    private func shapeLocked(_ request: TextRequest) -> ShapedText {
        var work = PangoShaping(request: request)
        setLanguage(request.localeIdentifier)
        for run in request.runs { check(run.font) }
        return work.run(context: context, face: face, description: description)
    }

    /// Pango's form of a font's description, made once for each: the names of families are looked up for it.
    private func description(_ font: FontDescription) -> OpaquePointer? {
        if let description = descriptions[font] { return description }
        if descriptions.count >= 1000 { forgetDescriptions() }
        let description = PangoShaping.description(of: font)
        descriptions[font] = description
        return description
    }

    private func forgetDescriptions() {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions = [:]
    }

    /// One object for each font, however many runs use it.
    private func face(_ font: UnsafeMutablePointer<PangoFont>) -> PangoFace {
        if let face = faces[font] { return face }
        if faces.count >= 1000 { faces = [:] }
        let face = PangoFace(font)
        faces[font] = face
        return face
    }

    /// Notes a family that is not installed.
    private func check(_ font: FontDescription) {
        guard let family = font.family, checked[family] == nil else { return }
        let isInstalled = actualFamily(of: font).map { isSame($0, as: family) } ?? false
        checked[family] = isInstalled
        if !isInstalled { missing.append(family) }
    }

    private func isSame(_ actual: String, as asked: String) -> Bool {
        // fontconfig answers generic names with what stands for them.
        let generic = ["serif", "sans", "sans-serif", "monospace", "system-ui"]
        let names = [asked, PostScriptName(asked).family].map { $0.lowercased() }
        return names.contains(actual.lowercased()) || names.contains(where: generic.contains)
    }

    private func actualFamily(of font: FontDescription) -> String? {
        let description = PangoShaping.description(of: font)
        defer { pango_font_description_free(description) }
        guard let loaded = pango_font_map_load_font(map, context, description) else { return nil }
        defer { g_object_unref(loaded) }
        let actual = pango_font_describe(loaded)
        defer { pango_font_description_free(actual) }
        return pango_font_description_get_family(actual).map { String(cString: $0) }
    }

    private func metricsLocked(_ font: FontDescription) -> FontMetrics {
        if let metrics = known[font] { return metrics }
        if known.count >= 1000 { known = [:] }
        var metrics = FontMetrics.system(size: font.size)
        check(font)
        if let family = font.family, checked[family] == true, let own = ownMetrics(font) { metrics = own }
        known[font] = metrics
        return metrics
    }

    /// The measures of a named family: ascent and descent rounded each on its own (20 sizes of one face measured).
    private func ownMetrics(_ font: FontDescription) -> FontMetrics? {
        let description = PangoShaping.description(of: font)
        defer { pango_font_description_free(description) }
        guard let loaded = pango_font_map_load_font(map, context, description) else { return nil }
        defer { g_object_unref(loaded) }
        guard let raw = pango_font_get_metrics(loaded, nil) else { return nil }
        defer { pango_font_metrics_unref(raw) }
        func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
        let ascent = points(pango_font_metrics_get_ascent(raw)), descent = points(pango_font_metrics_get_descent(raw))
        guard ascent > 0 else { return nil }
        var metrics = FontMetrics.system(size: font.size)
        metrics.ascent = ascent.rounded()
        metrics.descent = descent.rounded()
        metrics.lineHeight = metrics.ascent + metrics.descent
        metrics.linePitch = metrics.lineHeight
        metrics.unroundedLineHeight = ascent + descent
        metrics.capHeight = inkHeight("H", loaded) ?? metrics.capHeight
        metrics.xHeight = inkHeight("x", loaded) ?? metrics.xHeight
        return metrics
    }

    private func inkHeight(_ letter: Unicode.Scalar, _ font: UnsafeMutablePointer<PangoFont>) -> CGFloat? {
        let face = face(font)
        guard let scaled = face.scaledFont else { return nil }
        var extents = cairo_text_extents_t()
        cairo_scaled_font_text_extents(scaled, String(Character(letter)), &extents)
        return extents.y_bearing < 0 ? -extents.y_bearing : nil
    }
}
