// Numbers that are none, in what is said to scroll views: each is said once, and the rest works as if it were not there.

extension ScrollSettings {
    /// The settings with margins and anchors that can be.
    func corrected(_ report: (Diagnostic.Code, String) -> Void) -> ScrollSettings {
        var result = self
        if let margin = result.context.margins.removeInvalid() {
            report(.invalidGeometry, "contentMargins(\(margin)) is not finite; no margin is used there.")
        }
        if let anchor = result.context.anchors.removeInvalid() {
            report(
                .invalidGeometry,
                "defaultScrollAnchor(\(anchor.text)) is not finite; none is used. Both parts are mostly from zero to one."
            )
        }
        return result
    }
}

extension ScrollAim.Wish {
    /// The wish with numbers that can be.
    func corrected(_ report: (Diagnostic.Code, String) -> Void) -> ScrollAim.Wish {
        switch self {
        case .view(let id, let anchor?) where !anchor.isFinite:
            report(
                .invalidGeometry,
                "scrollTo(\(id.base), anchor: \(anchor.text)): the anchor is not finite; none is used. Both parts are mostly "
                    + "from zero to one.")
            return .view(id, nil)
        case .place(let x, let y) where x?.isNaN == true || y?.isNaN == true:
            let lengths = [x.map { "x: \($0)" }, y.map { "y: \($0)" }].compactMap { $0 }.joined(separator: ", ")
            report(
                .invalidGeometry, "scrollTo(\(lengths)) is not a number; the content stays where it is along that axis."
            )
            return .place(x: x.flatMap { $0.isNaN ? nil : $0 }, y: y.flatMap { $0.isNaN ? nil : $0 })
        default: return self
        }
    }
}

extension UnitPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }

    fileprivate var text: String { "UnitPoint(x: \(x), y: \(y))" }
}
