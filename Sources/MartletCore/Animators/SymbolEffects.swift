// One type for each effect, with its choices as properties that can be chained.

/// The symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.appear)

    init() {}

    public var up: AppearSymbolEffect { changed { $0.way = .up } }
    public var down: AppearSymbolEffect { changed { $0.way = .down } }
    /// Symbols have one layer here.
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> AppearSymbolEffect {
        var effect = self
        change(&effect.configuration)
        return effect
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// What suits the place.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.automatic)

    init() {}

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What suits the place.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The symbol jumps up, or is pressed down, and springs back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.bounce)

    init() {}

    public var up: BounceSymbolEffect { changed { $0.way = .up } }
    public var down: BounceSymbolEffect { changed { $0.way = .down } }
    /// Symbols have one layer here.
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> BounceSymbolEffect {
        var effect = self
        change(&effect.configuration)
        return effect
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps up, or is pressed down, and springs back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol grows and shrinks softly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.breathe)

    init() {}

    public var plain: BreatheSymbolEffect { changed { $0.way = .plain } }
    public var pulse: BreatheSymbolEffect { changed { $0.way = .pulse } }
    /// Symbols have one layer here.
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> BreatheSymbolEffect {
        var effect = self
        change(&effect.configuration)
        return effect
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks softly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol goes; it keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.disappear)

    init() {}

    public var up: DisappearSymbolEffect { changed { $0.way = .up } }
    public var down: DisappearSymbolEffect { changed { $0.way = .down } }
    /// Symbols have one layer here.
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> DisappearSymbolEffect {
        var effect = self
        change(&effect.configuration)
        return effect
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol goes; it keeps its place.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.pulse)

    init() {}

    /// Symbols have one layer here.
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// One symbol makes room for another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.replace)

    init() {}

    public var downUp: ReplaceSymbolEffect { changed { $0.way = .downUp } }
    public var upUp: ReplaceSymbolEffect { changed { $0.way = .upUp } }
    public var offUp: ReplaceSymbolEffect { changed { $0.way = .offUp } }
    /// Symbols have one layer here.
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> ReplaceSymbolEffect {
        var effect = self
        change(&effect.configuration)
        return effect
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol makes room for another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The symbol turns once round.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.rotate)

    init() {}

    public var clockwise: RotateSymbolEffect { changed { $0.way = .clockwise } }
    public var counterClockwise: RotateSymbolEffect { changed { $0.way = .counterClockwise } }
    /// Symbols have one layer here.
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> RotateSymbolEffect {
        var effect = self
        change(&effect.configuration)
        return effect
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns once round.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol is larger, or smaller, as long as the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.scale)

    init() {}

    public var up: ScaleSymbolEffect { changed { $0.way = .up } }
    public var down: ScaleSymbolEffect { changed { $0.way = .down } }
    /// Symbols have one layer here.
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> ScaleSymbolEffect {
        var effect = self
        change(&effect.configuration)
        return effect
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger, or smaller, as long as the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A bright part wanders over the dimmed symbol.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.variableColor)

    init() {}

    /// The bright part grows.
    public var cumulative: VariableColorSymbolEffect { changed { $0.isCumulative = true } }
    /// The bright part wanders.
    public var iterative: VariableColorSymbolEffect { changed { $0.isCumulative = false } }
    /// Back the way it came.
    public var reversing: VariableColorSymbolEffect { changed { $0.reverses = true } }
    public var nonReversing: VariableColorSymbolEffect { changed { $0.reverses = false } }
    /// The rest of the symbol is not seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactiveLayers = true } }
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactiveLayers = false } }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> VariableColorSymbolEffect {
        var effect = self
        change(&effect.configuration)
        return effect
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A bright part wanders over the dimmed symbol.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol is shaken.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public private(set) var configuration = SymbolEffectConfiguration(.wiggle)

    init() {}

    public var up: WiggleSymbolEffect { changed { $0.way = .up } }
    public var down: WiggleSymbolEffect { changed { $0.way = .down } }
    public var left: WiggleSymbolEffect { changed { $0.way = .left } }
    public var right: WiggleSymbolEffect { changed { $0.way = .right } }
    public var forward: WiggleSymbolEffect { changed { $0.way = .forward } }
    public var backward: WiggleSymbolEffect { changed { $0.way = .backward } }
    public var clockwise: WiggleSymbolEffect { changed { $0.way = .clockwise } }
    public var counterClockwise: WiggleSymbolEffect { changed { $0.way = .counterClockwise } }
    /// Along a direction; 0 is to the right, clockwise.
    public func custom(angle: Angle) -> WiggleSymbolEffect { changed { $0.way = .angle(angle) } }
    /// Symbols have one layer here.
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> WiggleSymbolEffect {
        var effect = self
        change(&effect.configuration)
        return effect
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol is shaken.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
