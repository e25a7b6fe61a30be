import CPango
import Foundation
import MartletDrawing

/// One pass of shaping: a request becomes clusters and glyphs, paragraph by paragraph.
struct PangoShaping {
    let request: TextRequest
    private var text: [CChar] = []
    private var characters: [Character] = []
    /// For each byte: the character that begins there, or -1.
    private var characterAt: [Int32] = []
    /// For each character: its run.
    private var styles: [Int] = []
    private var clusters: [ShapedText.Cluster] = []
    private var glyphs: [ShapedText.Glyph] = []
    private var faces: [PangoFace] = []

    init(request: TextRequest) {
        self.request = request
        var size = 0
        for run in request.runs { size += run.text.utf8.count }
        text.reserveCapacity(size + 1)
        characterAt.reserveCapacity(size + 1)
        characters.reserveCapacity(size)
        styles.reserveCapacity(size)
        for (style, run) in request.runs.enumerated() {
            for character in run.text {
                characterAt.append(Int32(characters.count))
                characters.append(character)
                styles.append(style)
                // Pango takes text up to a zero byte.
                for byte in character.utf8 { text.append(byte == 0 ? 1 : CChar(bitPattern: byte)) }
                while characterAt.count < text.count { characterAt.append(-1) }
            }
        }
        characterAt.append(Int32(characters.count))
        text.append(0)
    }

    /// - Parameters:
    ///   - face: The one object for a font.
    ///   - description: Pango's form of a font's description, which the caller keeps.
    mutating func run(
        context: OpaquePointer, face: (UnsafeMutablePointer<PangoFont>) -> PangoFace,
        description: (FontDescription) -> OpaquePointer?
    ) -> ShapedText {
        let attributes = makeAttributes(description)
        defer { pango_attr_list_unref(attributes) }
        clusters.reserveCapacity(characters.count)
        glyphs.reserveCapacity(characters.count)
        let bytes = text
        bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            var byte = 0, index = 0, paragraph = 0
            while index <= characters.count {
                if index == characters.count || characters[index].isNewline {
                    let level = shape(start, paragraph..<byte, attributes, context, face)
                    if index < characters.count {
                        clusters.append(
                            ShapedText.Cluster(
                                kind: .newline, characters: index..<(index + 1), style: styles[index], advance: 0,
                                level: level))
                        byte += characters[index].utf8.count
                        paragraph = byte
                    }
                } else {
                    byte += characters[index].utf8.count
                }
                index += 1
            }
        }
        for index in clusters.indices.dropLast() where clusters[index].kind != .newline {
            clusters[index].canBreakAfter = LineBreaking.canBreak(
                between: characters[clusters[index].characters.upperBound - 1],
                and: characters[clusters[index + 1].characters.lowerBound])
        }
        return ShapedText(
            characters: characters, clusters: clusters, glyphs: glyphs, faces: faces, metrics: [])
    }

    /// Shapes one paragraph. Returns its base level.
    private mutating func shape(
        _ start: UnsafePointer<CChar>, _ range: Range<Int>, _ attributes: OpaquePointer?, _ context: OpaquePointer,
        _ face: (UnsafeMutablePointer<PangoFont>) -> PangoFace
    ) -> UInt8 {
        guard !range.isEmpty else { return 0 }
        let own = characters[Int(characterAt[range.lowerBound])..<Int(characterAt[range.upperBound])]
        let isRightToLeft = (WritingDirection.natural(of: own) ?? request.layoutDirection) == .rightToLeft
        let base = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        let level: UInt8 = isRightToLeft ? 1 : 0
        let list = pango_itemize_with_base_dir(
            context, base, start, Int32(range.lowerBound), Int32(range.count), attributes, nil)
        var node = list
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            append(item, start, range, face)
            pango_item_free(item)
            node = current.pointee.next
        }
        g_list_free(list)
        // Spaces at the end of a line have the paragraph's level (UAX 9, rule L1).
        for index in clusters.indices.reversed() {
            guard clusters[index].kind == .space else { break }
            clusters[index].level = level
        }
        return level
    }

    private mutating func append(
        _ item: UnsafeMutablePointer<PangoItem>, _ start: UnsafePointer<CChar>, _ paragraph: Range<Int>,
        _ face: (UnsafeMutablePointer<PangoFont>) -> PangoFace
    ) {
        guard let string = pango_glyph_string_new() else { return }
        defer { pango_glyph_string_free(string) }
        let offset = Int(item.pointee.offset), length = Int(item.pointee.length)
        pango_shape_full(
            start + offset, Int32(length), start + paragraph.lowerBound, Int32(paragraph.count),
            &item.pointee.analysis, string)
        let faceNumber = item.pointee.analysis.font.map { number(of: face($0)) } ?? 0
        let level = item.pointee.analysis.level
        let count = Int(string.pointee.num_glyphs)
        guard count > 0, let infos = string.pointee.glyphs, let logs = string.pointee.log_clusters else { return }
        // Glyphs come in visual order, and so do the letters that they stand for; clusters are wanted in logical order.
        func letter(_ index: Int) -> Int {
            var first = offset + Int(logs[index])
            while first > offset, characterAt[first] < 0 { first -= 1 }
            return first
        }
        let isRightToLeft = level & 1 == 1
        let step = isRightToLeft ? -1 : 1
        var index = isRightToLeft ? count - 1 : 0
        while index >= 0, index < count {
            let first = letter(index), from = index
            var advance: CGFloat = 0
            repeat {
                advance += Self.points(infos[index].geometry.width)
                index += step
            } while index >= 0 && index < count && letter(index) == first
            var end = index >= 0 && index < count ? letter(index) : offset + length
            while characterAt[end] < 0 { end += 1 }
            let lower = max(Int(characterAt[first]), clusters.last?.characters.upperBound ?? 0)
            let upper = Int(characterAt[end])
            guard upper > lower else { continue }
            let members = isRightToLeft ? index + 1..<from + 1 : from..<index
            append(infos, members, advance, characters: lower..<upper, level: level, face: faceNumber)
        }
    }

    private mutating func append(
        _ infos: UnsafeMutablePointer<PangoGlyphInfo>, _ members: Range<Int>, _ advance: CGFloat,
        characters range: Range<Int>, level: UInt8, face: Int
    ) {
        let style = styles[range.lowerBound]
        let from = glyphs.count
        var x: CGFloat = 0
        for index in members {
            let info = infos[index]
            // An empty glyph, PANGO_GLYPH_EMPTY, shows nothing; an unknown one shows the face's box.
            if info.glyph != 0x0FFF_FFFF {
                let id = info.glyph & 0x1000_0000 != 0 ? 0 : info.glyph
                glyphs.append(
                    ShapedText.Glyph(
                        id: id, x: x + Self.points(info.geometry.x_offset), y: Self.points(info.geometry.y_offset)))
            }
            x += Self.points(info.geometry.width)
        }
        let isTab = characters[range.lowerBound] == "\t"
        let isSpace = range.allSatisfy { LineBreaking.isSpace(characters[$0]) }
        let width = isTab ? request.runs[style].font.size * 2 : advance
        clusters.append(
            ShapedText.Cluster(
                kind: isSpace ? .space : .text, characters: range, style: style,
                advance: width + request.runs[style].letterSpacing * CGFloat(range.count), level: level, face: face,
                glyphs: from..<glyphs.count))
    }

    private mutating func number(of face: PangoFace) -> Int {
        if let index = faces.firstIndex(where: { $0 === face }) { return index }
        faces.append(face)
        return faces.count - 1
    }

    private func makeAttributes(_ description: (FontDescription) -> OpaquePointer?) -> OpaquePointer? {
        let list = pango_attr_list_new()
        var start = 0
        for run in request.runs {
            let end = start + run.text.utf8.count
            Self.insert(run, start..<end, description, list)
            start = end
        }
        return list
    }

    /// What Pango has to know of a run.
    static func insert(
        _ run: TextRun, _ range: Range<Int>, _ description: (FontDescription) -> OpaquePointer?, _ list: OpaquePointer?
    ) {
        insert(pango_attr_font_desc_new(description(run.font)), range, list)
        var features: [String] = []
        if run.font.hasMonospacedDigits { features.append("tnum=1") }
        if run.font.isSmallCaps { features.append("smcp=1") }
        // Tracking takes ligatures apart, kerning keeps them.
        if run.tracking != 0 { features.append("liga=0, clig=0") }
        if !features.isEmpty {
            insert(pango_attr_font_features_new(features.joined(separator: ", ")), range, list)
        }
    }

    private static func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>, _ list: OpaquePointer?
    ) {
        attribute?.pointee.start_index = guint(range.lowerBound)
        attribute?.pointee.end_index = guint(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// A size that Pango and Cairo can work with. One that is none would leave the typeface itself unusable, for all text
    /// that comes after.
    private static func drawable(_ size: CGFloat) -> CGFloat {
        size.isFinite ? min(max(size, 0.01), PangoFace.greatestSize) : 0.01
    }

    /// Pango's form of a description; the caller frees it.
    static func description(of font: FontDescription) -> OpaquePointer? {
        let description = pango_font_description_new()
        let name = font.family.map(PostScriptName.init)
        pango_font_description_set_family(description, FontNames.families(for: font))
        pango_font_description_set_absolute_size(description, drawable(font.size) * CGFloat(PANGO_SCALE))
        let weight = font.weight == 400 ? name?.weight ?? 400 : font.weight
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(weight, 1), 1000))))
        if font.isItalic || name?.isItalic == true {
            pango_font_description_set_style(description, PANGO_STYLE_ITALIC)
        }
        if let width = font.width {
            let stretch: PangoStretch =
                width < 0.8
                ? PANGO_STRETCH_CONDENSED
                : width < 0.95
                    ? PANGO_STRETCH_SEMI_CONDENSED
                    : width > 1.2
                        ? PANGO_STRETCH_EXPANDED : width > 1.05 ? PANGO_STRETCH_SEMI_EXPANDED : PANGO_STRETCH_NORMAL
            pango_font_description_set_stretch(description, stretch)
        }
        return description
    }

    private static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}
