/// A change of how a view looks that may hang on its geometry, because layout does not know of it.
///
/// Effects are made by calling the functions of this protocol on another one; you do not conform to it yourself.
public protocol VisualEffect: Sendable, Animatable {
    /// Adds what the effect does to the picture, the innermost first.
    nonisolated func _append(to effects: inout _VisualEffects)
}

/// The effect that changes nothing: what others begin with.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    nonisolated public init() {}
    nonisolated public func _append(to effects: inout _VisualEffects) {}
}

/// What visual effects do to the picture of one view, the innermost first.
public struct _VisualEffects {
    let bounds: CGRect
    let direction: LayoutDirection
    private(set) var list: [Effect] = []

    init(in bounds: CGRect, direction: LayoutDirection) {
        self.bounds = bounds
        self.direction = direction
    }

    mutating func append(_ effect: some PictureEffect) {
        if let effect = effect.effect(in: bounds, direction: direction) { list.append(effect) }
    }
}

/// One effect after others.
nonisolated struct ChainedVisualEffect<Base: VisualEffect, Last: PictureEffect & Sendable>: VisualEffect {
    var base: Base
    var last: Last

    nonisolated func _append(to effects: inout _VisualEffects) {
        base._append(to: &effects)
        effects.append(last)
    }

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, Last.AnimatableData> {
        get { AnimatablePair(base.animatableData, last.animatableData) }
        set {
            base.animatableData = newValue.first
            last.animatableData = newValue.second
        }
    }
}

extension ChainedVisualEffect: Equatable where Base: Equatable, Last: Equatable {}
extension EmptyVisualEffect: Equatable {}

/// Moves the picture; x counts in reading direction.
nonisolated struct OffsetPicture: PictureEffect, Equatable, Sendable {
    var offset: CGSize

    nonisolated var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    nonisolated static var moves: Bool { true }

    nonisolated func effect(in bounds: CGRect, direction: LayoutDirection) -> Effect? {
        if offset == .zero { return nil }
        let x = direction == .rightToLeft ? -offset.width : offset.width
        return .transform(CGAffineTransform(translationX: x, y: offset.height))
    }
}
