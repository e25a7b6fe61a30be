#if GTK
import Foundation
import MartletCore

/// The text of an element as assistive tools read it. Offsets count Unicode scalars.
struct AtspiText {
    let element: AtspiElement
    let string: String

    var count: Int { string.unicodeScalars.count }
    private var own: AccessibilityRecord.Text? { element.record.text }
    private var reader: AccessibilityReader { element.window.reader }

    /// -1 where there is no insertion point.
    var caret: Int { own.map { string.scalarOffset(ofCharacter: $0.head) } ?? -1 }

    private var selection: Range<Int>? {
        guard let own, !own.selection.isEmpty else { return nil }
        return string.scalarOffset(
            ofCharacter: own.selection.lowerBound)..<string.scalarOffset(ofCharacter: own.selection.upperBound)
    }

    private func select(_ anchor: Int, _ head: Int) -> Bool {
        reader.select(
            anchor: string.characterOffset(ofScalar: anchor), head: string.characterOffset(ofScalar: head),
            in: element.id)
    }

    func call(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        let numbers = arguments.map { $0.asInt ?? 0 }
        switch method {
        case "GetText": return [.string(string.scalars(numbers[0], numbers[1]))]
        case "GetStringAtOffset":
            return piece(TextPieces.Kind(rawValue: UInt32(clamping: numbers[1])) ?? .character, numbers[0])
        case "GetTextAtOffset": return piece(Self.kind(boundary: numbers[1]), numbers[0])
        case "GetTextBeforeOffset":
            let kind = Self.kind(boundary: numbers[1])
            let start = pieces.piece(kind, at: numbers[0]).lowerBound
            return start > 0 ? piece(kind, start - 1) : [.string(""), .int(0), .int(0)]
        case "GetTextAfterOffset":
            let kind = Self.kind(boundary: numbers[1])
            let end = pieces.piece(kind, at: numbers[0]).upperBound
            return end < count ? piece(kind, end) : [.string(""), .number(count), .number(count)]
        case "GetCharacterAtOffset":
            return [.number(Int(string.scalars(numbers[0], numbers[0] + 1).unicodeScalars.first?.value ?? 0))]
        case "SetCaretOffset": return [.bool(select(numbers[0], numbers[0]))]
        case "GetNSelections": return [.int(selection == nil ? 0 : 1)]
        case "GetSelection":
            let selection = numbers[0] == 0 ? selection : nil
            return [.number(selection?.lowerBound ?? 0), .number(selection?.upperBound ?? 0)]
        case "AddSelection": return [.bool(selection == nil && select(numbers[0], numbers[1]))]
        case "SetSelection": return [.bool(numbers[0] == 0 && select(numbers[1], numbers[2]))]
        case "RemoveSelection": return [.bool(numbers[0] == 0 && selection != nil && select(caret, caret))]
        case "GetCharacterExtents": return extents(numbers[0], numbers[0] + 1, arguments[1])
        case "GetRangeExtents": return extents(numbers[0], numbers[1], arguments[2])
        case "GetOffsetAtPoint":
            let point = element.point(arguments[0], arguments[1], arguments[2])
            guard element.record.frame.contains(point), let place = reader.position(at: point, in: element.id) else {
                return [.int(-1)]
            }
            return [.number(string.scalarOffset(ofCharacter: place))]
        case "GetBoundedRanges": return [.array("(iisv)", [])]
        case "ScrollSubstringTo", "ScrollSubstringToPoint": return [.bool(reader.reveal(element.id))]
        case "GetAttributes", "GetAttributeRun":
            let (attributes, range) = look(at: numbers[0])
            return [.dictionary(attributes), .number(range.lowerBound), .number(range.upperBound)]
        case "GetAttributeValue":
            return [.string(look(at: numbers[0]).attributes.first { $0.0 == arguments[1].asString }?.1 ?? "")]
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary([])]
        default: return nil
        }
    }

    // MARK: Pieces

    private var pieces: TextPieces {
        let lines = reader.lines(of: element.id)?.map { line in
            string.scalarOffset(ofCharacter: line.lowerBound)..<string.scalarOffset(ofCharacter: line.upperBound)
        }
        return TextPieces(text: string, lines: lines?.isEmpty == false ? lines : nil)
    }

    private func piece(_ kind: TextPieces.Kind, _ offset: Int) -> [DBusValue] {
        let range = pieces.piece(kind, at: offset)
        return [
            .string(string.scalars(range.lowerBound, range.upperBound)), .number(range.lowerBound),
            .number(range.upperBound),
        ]
    }

    /// The kinds by the older numbers: character, word start and end, sentence start and end, line start and end.
    private static func kind(boundary: Int) -> TextPieces.Kind {
        switch boundary {
        case 1, 2: .word
        case 3, 4: .sentence
        case 5, 6: .line
        default: .character
        }
    }

    // MARK: Letters

    private func extents(_ start: Int, _ end: Int, _ origin: DBusValue) -> [DBusValue] {
        let end = end < 0 ? count : min(end, count), start = min(max(start, 0), end)
        let frame = reader.frame(of: string.characters(ofScalars: start..<end), in: element.id)
        return element.extents(frame ?? element.record.frame, origin)
    }

    /// How letters look, and how far they look so.
    private func look(at offset: Int) -> (attributes: [(String, String)], range: Range<Int>) {
        var start = 0
        for run in reader.runs(of: element.id) ?? [] {
            let end = start + run.text.unicodeScalars.count
            if offset < end || end == count {
                var attributes = [
                    ("family-name", run.font.family ?? "Inter"), ("size", "\(Int(whole: run.font.size))"),
                    ("weight", "\(Int(whole: CGFloat(run.font.weight)))"),
                    ("style", run.font.isItalic ? "italic" : "normal"),
                ]
                if run.underline != nil { attributes.append(("underline", "single")) }
                if run.strikethrough != nil { attributes.append(("strikethrough", "true")) }
                return (attributes, start..<end)
            }
            start = end
        }
        return ([], 0..<count)
    }
}

extension AtspiElement {
    /// The text that can be read letter by letter: of fields, and of what is only text.
    var text: AtspiText? {
        if let text = record.text { return AtspiText(element: self, string: text.string) }
        guard record.role == .staticText || record.role == .header else { return nil }
        return AtspiText(element: self, string: record.textContent ?? record.label ?? "")
    }
}
#endif
