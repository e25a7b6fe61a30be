import Foundation

/// Numbers as printers show them: at most two decimals, no trailing zeros, no minus zero.
enum Rounded {
    static func text(_ value: CGFloat) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
        let hundredths = (Double(value) * 100).rounded()
        guard abs(hundredths) < 1e15 else { return "\(value)" }
        let number = Int(hundredths)
        let (whole, part) = abs(number).quotientAndRemainder(dividingBy: 100)
        var text = (number < 0 ? "-" : "") + String(whole)
        if part != 0 {
            text += part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
        }
        return text
    }

    static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }
    static func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }
    static func text(_ rect: CGRect) -> String { rect.isNull ? "nowhere" : "\(text(rect.origin)) \(text(rect.size))" }
}
