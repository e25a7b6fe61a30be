import CPango
import Foundation
import MartletDrawing

/// The widths of words in one font, so that a label is measured without being shaped: lists repeat their words, and shaping
/// one of 25 letters costs 10 µs.
///
/// Shaping looks over the space between two words: fonts kern it, and some put other letters there. So the room between two
/// words is kept by the letters at their ends, and where HarfBuzz says that more than them may count there, the text is shaped.
final class PlainWords {
    /// All of ASCII in this font and language, itemized: its words need no itemizing of their own.
    private let letters: Sample
    /// The same without letters, which belongs to no script.
    private let numbers: Sample
    private var widths: [Word: Int32] = [:]
    private var gaps: [UInt32: Int32] = [:]
    private let features: [hb_feature_t]

    private static let limit = 10_000
    private static let space = UInt8(ascii: " ")

    /// Up to sixteen letters, and the script that shaping takes them to have.
    private struct Word: Hashable {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var hasScript: Bool
    }

    /// nil where a part of ASCII is shown in another font.
    ///
    /// - Parameter attributes: Those of a run in the font, for a text of a length.
    init?(_ font: FontDescription, context: OpaquePointer, attributes: (_ length: Int) -> OpaquePointer?) {
        let all = (0x21...0x7E).map { UInt8($0) }
        guard let letters = Sample(all, context, attributes),
            let numbers = Sample(Array("0123456789".utf8), context, attributes)
        else { return nil }
        self.letters = letters
        self.numbers = numbers
        features = ["kern=0"].compactMap { text in
            var feature = hb_feature_t()
            return hb_feature_from_string(text, -1, &feature) != 0 ? feature : nil
        }
    }

    /// The width in Pango's units; nil where the whole has to be shaped.
    func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = bytes.first, first != Self.space, bytes.last != Self.space else { return nil }
        let hasScript = bytes.contains { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        var sum = 0, start = 0
        for index in bytes.indices where bytes[index] == Self.space {
            guard let word = width(of: bytes, start..<index, hasScript),
                let gap = gap(bytes[index - 1], bytes[index + 1], hasScript)
            else { return nil }
            sum += word + gap
            start = index + 1
        }
        return width(of: bytes, start..<bytes.count, hasScript).map { sum + $0 }
    }

    private func width(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ hasScript: Bool) -> Int? {
        guard !range.isEmpty, range.count <= 16 else { return nil }
        var word = Word(hasScript: hasScript)
        for (place, index) in range.enumerated() {
            let byte = UInt64(bytes[index]) << UInt64(place % 8 * 8)
            if place < 8 { word.low |= byte } else { word.high |= byte }
        }
        if let width = widths[word] { return Int(width) }
        if widths.count >= Self.limit { widths.removeAll(keepingCapacity: true) }
        let width = sample(hasScript).width(of: Array(bytes[range]))
        widths[word] = width
        return Int(width)
    }

    /// How much wider two words are with a space between them; nil where that hangs on more than the letters at its sides.
    private func gap(_ before: UInt8, _ after: UInt8, _ hasScript: Bool) -> Int? {
        guard before != Self.space, after != Self.space else { return nil }
        let key = UInt32(before) << 16 | UInt32(after) << 8 | (hasScript ? 1 : 0)
        if let gap = gaps[key] { return gap == .min ? nil : Int(gap) }
        let sample = sample(hasScript)
        let three = [before, Self.space, after]
        let gap =
            sample.isSelfContained(three, features)
            ? sample.width(of: three) - sample.width(of: [before]) - sample.width(of: [after]) : .min
        gaps[key] = gap
        return gap == .min ? nil : Int(gap)
    }

    private func sample(_ hasScript: Bool) -> Sample { hasScript ? letters : numbers }
}

extension PlainWords {
    /// A text that is one item of Pango's, for shaping others like it.
    private final class Sample {
        private let item: UnsafeMutablePointer<PangoItem>
        private let glyphs: UnsafeMutablePointer<PangoGlyphString>

        init?(_ text: [UInt8], _ context: OpaquePointer, _ attributes: (Int) -> OpaquePointer?) {
            let attributes = attributes(text.count)
            defer { pango_attr_list_unref(attributes) }
            let list = text.withUnsafeBytes { bytes in
                pango_itemize_with_base_dir(
                    context, PANGO_DIRECTION_LTR, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), 0,
                    Int32(text.count), attributes, nil)
            }
            defer { g_list_free(list) }
            guard let list, list.pointee.next == nil, let glyphs = pango_glyph_string_new() else {
                var node = list
                while let current = node {
                    pango_item_free(current.pointee.data.assumingMemoryBound(to: PangoItem.self))
                    node = current.pointee.next
                }
                return nil
            }
            item = list.pointee.data.assumingMemoryBound(to: PangoItem.self)
            self.glyphs = glyphs
        }

        deinit {
            pango_glyph_string_free(glyphs)
            pango_item_free(item)
        }

        func width(of text: [UInt8]) -> Int32 {
            text.withUnsafeBytes { bytes in
                let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
                pango_shape_full(start, Int32(text.count), start, Int32(text.count), &item.pointee.analysis, glyphs)
            }
            var sum: Int32 = 0
            for index in 0..<Int(glyphs.pointee.num_glyphs) { sum += glyphs.pointee.glyphs[index].geometry.width }
            return sum
        }

        /// Whether letters on both sides of `text` cannot change which glyphs it is shown by, as far as `features` go.
        func isSelfContained(_ text: [UInt8], _ features: [hb_feature_t]) -> Bool {
            guard let font = item.pointee.analysis.font, let buffer = hb_buffer_create() else { return false }
            defer { hb_buffer_destroy(buffer) }
            text.withUnsafeBytes { bytes in
                hb_buffer_add_utf8(
                    buffer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), 0,
                    Int32(text.count))
            }
            hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT)
            hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
            let script = GUnicodeScript(rawValue: Int32(item.pointee.analysis.script))
            hb_buffer_set_script(buffer, hb_script_t(rawValue: UInt32(g_unicode_script_to_iso15924(script))))
            hb_buffer_set_language(
                buffer, hb_language_from_string(pango_language_to_string(item.pointee.analysis.language), -1))
            hb_shape(pango_font_get_hb_font(font), buffer, features, UInt32(features.count))
            var count: UInt32 = 0
            let infos = hb_buffer_get_glyph_infos(buffer, &count)
            for index in 0..<Int(count) {
                guard let infos else { return false }
                var info = infos[index]
                if hb_glyph_info_get_glyph_flags(&info).rawValue & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue != 0 {
                    return false
                }
            }
            return count == UInt32(text.count)
        }
    }
}
