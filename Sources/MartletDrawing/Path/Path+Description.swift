import Foundation

extension Path: LosslessStringConvertible {
    /// Steps as text: `x y m` moves, `x y l` draws a line, `cx cy x y q` and `c1x c1y c2x c2y x y c` curves, `h` closes.
    /// Numbers have six significant digits.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let p): "\(Self.text(p)) m"
            case .line(let p): "\(Self.text(p)) l"
            case .quadCurve(let p, let c): "\(Self.text(c)) \(Self.text(p)) q"
            case .curve(let p, let c, let d): "\(Self.text(c)) \(Self.text(d)) \(Self.text(p)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Reads what `description` writes; nil for anything else.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        var elements: [Element] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard numbers.count < 6 else { return nil }
                numbers.append(number)
                continue
            }
            guard let element = Element(word, numbers), !elements.isEmpty || element.isMove else { return nil }
            elements.append(element)
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty else { return nil }
        self.init(storage: elements.isEmpty ? .empty : .elements(elements))
    }

    private static func text(_ point: CGPoint) -> String { text(point.x) + " " + text(point.y) }

    private static func text(_ value: CGFloat) -> String { String(format: "%g", value) }
}

extension Path.Element {
    fileprivate var isMove: Bool {
        if case .move = self { true } else { false }
    }

    fileprivate init?(_ verb: Substring, _ n: [CGFloat]) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (verb, n.count) {
        case ("m", 2): self = .move(to: point(0))
        case ("l", 2): self = .line(to: point(0))
        case ("q", 4): self = .quadCurve(to: point(2), control: point(0))
        case ("c", 6): self = .curve(to: point(4), control1: point(0), control2: point(2))
        case ("h", 0): self = .closeSubpath
        default: return nil
        }
    }
}
