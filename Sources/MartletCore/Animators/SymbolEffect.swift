/// An animation of symbols.
public protocol SymbolEffect: Hashable, Sendable {
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once and is over.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on until it is switched off.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, as a value.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, appear, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
    }

    /// A direction, an axis or another choice of one kind.
    enum Way: Hashable, Sendable {
        case up, down, left, right, forward, backward, clockwise, counterClockwise
        case downUp, upUp, offUp
        case plain, pulse
        case angle(Angle)
    }

    let kind: Kind
    var way: Way?
    /// Whether the bright part of variable colour grows instead of wandering.
    var isCumulative = true
    /// Whether variable colour goes back the way it came.
    var reverses = false
    var hidesInactiveLayers = false

    init(_ kind: Kind) { self.kind = kind }
}

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate let count: Int?
        fileprivate let delay: Double

        /// Without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// With pauses.
        public static var periodic: RepeatBehavior { periodic() }
        /// With pauses, so often and so long; nil is for ever, and a pause of the effect's own choice.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 0.5)
        }
    }

    enum Repetition: Hashable, Sendable {
        /// As the use of the effect says: once for a value, for ever while active.
        case preferred
        case once
        /// nil is for ever. The delay is in seconds.
        case times(Int?, delay: Double)
    }

    private(set) var repetition = Repetition.preferred
    private(set) var speed = 1.0

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// For ever.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// So often; nil is for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    public var repeating: SymbolEffectOptions { with(.times(nil, delay: 0)) }
    public var nonRepeating: SymbolEffectOptions { with(.once) }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(.times(count, delay: 0)) }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with(.times(behavior.count, delay: max(behavior.delay, 0)))
    }

    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed.isFinite && speed > 0 ? speed : 1
        return options
    }

    private func with(_ repetition: Repetition) -> SymbolEffectOptions {
        var options = self
        options.repetition = repetition
        return options
    }
}
