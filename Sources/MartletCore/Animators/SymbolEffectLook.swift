import Foundation

/// What symbol effects look like. All figures are our own, chosen after Apple's by eye: symbols have one layer here.
enum SymbolEffectLook {
    /// How long one round takes, in seconds.
    static func duration(of effect: SymbolEffectConfiguration) -> Double {
        switch effect.kind {
        case .bounce: 0.7
        case .pulse: 1.2
        case .breathe: 2.4
        case .rotate: 1
        case .wiggle: 0.8
        case .variableColor: effect.reverses ? 1.8 : 1
        case .scale, .appear, .disappear: 0.3
        case .replace, .automatic: 0.4
        }
    }

    /// An effect that comes back to where it began, after a share of its round.
    static func passing(
        _ effect: SymbolEffectConfiguration, _ share: Double, _ item: DisplayItem, in bounds: CGRect
    ) -> DisplayItem? {
        let wave = (1 - cos(2 * .pi * share)) / 2
        switch effect.kind {
        case .bounce:
            // Out at once, and back with an overshoot that dies away.
            let swing = share < 0.3 ? sin(share / 0.3 * .pi / 2) : exp(-4 * (share - 0.3)) * cos(8 * (share - 0.3))
            let fading = share > 0.85 ? (1 - share) / 0.15 : 1
            let amount = effect.way == .down ? -0.15 : 0.2
            return item.scaled(1 + amount * swing * fading, in: bounds)
        case .pulse: return item.faded(1 - 0.65 * wave)
        case .breathe:
            let grown = item.scaled(1 + 0.12 * wave, in: bounds)
            return effect.way == .plain ? grown : grown.faded(0.6 + 0.4 * wave)
        case .rotate:
            let eased = UnitCurve.easeInOut.value(at: share)
            return item.turned(.degrees(effect.way == .counterClockwise ? -360 : 360) * eased, in: bounds)
        case .wiggle: return wiggle(effect, share, item, in: bounds)
        case .variableColor: return variableColor(effect, share, item, in: bounds)
        case .scale, .appear, .disappear, .replace, .automatic: return item
        }
    }

    /// An effect that stays, `amount` there (0...1).
    static func lasting(
        _ effect: SymbolEffectConfiguration, _ amount: Double, _ item: DisplayItem, in bounds: CGRect
    ) -> DisplayItem? {
        let eased = UnitCurve.easeInOut.value(at: amount)
        switch effect.kind {
        case .scale: return item.scaled(1 + (effect.way == .down ? -0.2 : 0.2) * eased, in: bounds)
        case .appear: return present(eased, effect.way == .down ? 1.4 : 0.5, item, in: bounds)
        case .disappear: return present(1 - eased, effect.way == .up ? 1.4 : 0.5, item, in: bounds)
        default: return item
        }
    }

    /// The symbol `amount` there; gone it is `scale` as large.
    private static func present(
        _ amount: Double, _ scale: Double, _ item: DisplayItem, in bounds: CGRect
    ) -> DisplayItem? {
        item.scaled(scale + (1 - scale) * amount, in: bounds).faded(amount)
    }

    /// One symbol after another: the old one goes in the first half, the new one comes in the second.
    static func replacing(_ effect: SymbolEffectConfiguration, from old: DisplayItem?) -> ContentChange.Drawing {
        let (gone, coming): (Double, Double) =
            switch effect.way {
            case .upUp: (1.4, 0.5)
            case .offUp: (1, 0.5)
            default: (0.5, 0.5)
            }
        return { share, new, bounds in
            let share = min(max(share, 0), 1)
            if share < 0.5 {
                let left = effect.way == .offUp ? 0 : 1 - 2 * share
                return old.flatMap { present(left, gone, $0, in: bounds) }
            }
            return new.flatMap { present(2 * share - 1, coming, $0, in: bounds) }
        }
    }

    private static func wiggle(
        _ effect: SymbolEffectConfiguration, _ share: Double, _ item: DisplayItem, in bounds: CGRect
    ) -> DisplayItem {
        let swing = sin(share * 3 * 2 * .pi) * (1 - share)
        let reach = bounds.width * 0.12 * swing
        switch effect.way {
        case .left, .backward: return item.shifted(by: CGSize(width: -reach, height: 0))
        case .right, .forward: return item.shifted(by: CGSize(width: reach, height: 0))
        case .up: return item.shifted(by: CGSize(width: 0, height: -reach))
        case .down: return item.shifted(by: CGSize(width: 0, height: reach))
        case .angle(let angle):
            return item.shifted(by: CGSize(width: cos(angle.radians) * reach, height: sin(angle.radians) * reach))
        case .counterClockwise: return item.turned(.degrees(-14) * swing, in: bounds)
        default: return item.turned(.degrees(14) * swing, in: bounds)
        }
    }

    /// Three bands, from leading to trailing, stand for layers.
    private static func variableColor(
        _ effect: SymbolEffectConfiguration, _ share: Double, _ item: DisplayItem, in bounds: CGRect
    ) -> DisplayItem? {
        let steps = 3
        var step = Int(share * Double(effect.reverses ? 2 * steps : steps + 1))
        if effect.reverses, step >= steps { step = 2 * steps - 1 - step }
        let width = bounds.width / CGFloat(steps)
        let dim = item.faded(effect.hidesInactiveLayers ? 0 : 0.35)
        guard step < steps else { return dim }
        let start = effect.isCumulative ? 0 : step
        // Symbols may reach out of their box.
        let band = CGRect(
            x: CGFloat(start) * width - (start == 0 ? bounds.width : 0), y: -bounds.height,
            width: CGFloat(step + 1 - start) * width + (start == 0 ? bounds.width : 0), height: 3 * bounds.height)
        let bright = DisplayItem(.effect(.clip(Path(band), FillStyle()), item))
        return DisplayItem(.group([dim, bright].compactMap { $0 }.map { DisplayItem.Placed($0) }))
    }
}

extension DisplayItem {
    fileprivate func shifted(by offset: CGSize) -> DisplayItem {
        DisplayItem(.group([DisplayItem.Placed(self, at: CGPoint(x: offset.width, y: offset.height))]))
    }

    fileprivate func scaled(_ factor: Double, in bounds: CGRect) -> DisplayItem {
        if factor == 1 { return self }
        let change = CGAffineTransform(scaleX: CGFloat(factor), y: CGFloat(factor))
        return DisplayItem(.effect(.transform(change.about(CGPoint(x: bounds.midX, y: bounds.midY))), self))
    }

    fileprivate func turned(_ angle: Angle, in bounds: CGRect) -> DisplayItem {
        if angle == .zero { return self }
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return DisplayItem(.effect(.transform(turn.about(CGPoint(x: bounds.midX, y: bounds.midY))), self))
    }
}
