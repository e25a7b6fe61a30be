/// One number that a transition moves, and what it does to the picture of a view.
struct TransitionChannel {
    enum Change {
        case opacity
        case scale(UnitPoint)
        /// By so many points for each unit.
        case offset(CGSize)
        /// By so many of the view's own lengths for each unit.
        case lengths(CGSize)
        /// Into a frame in the view's own coordinates: 0 is the view's own, 1 the other.
        case frame(CGRect)
        /// By as many points.
        case blur
    }

    let change: Change
    let identity: Double
    var willAppear: Double
    var didDisappear: Double
    /// An animation that the transition brings itself.
    var animation: Animation??

    init(_ change: Change, willAppear: Double, identity: Double, didDisappear: Double) {
        self.change = change
        self.willAppear = willAppear
        self.identity = identity
        self.didDisappear = didDisappear
    }

    subscript(phase: TransitionPhase) -> Double {
        switch phase {
        case .willAppear: willAppear
        case .identity: identity
        case .didDisappear: didDisappear
        }
    }

    /// The effect on a view of `size` when the number is `value`; nil where it is none.
    func effect(at value: Double, size: CGSize) -> Effect? {
        switch change {
        case .opacity: value >= 1 ? nil : .opacity(max(value, 0))
        case .blur: value > 0 ? .blur(radius: value, isOpaque: false) : nil
        case .scale, .offset, .lengths, .frame: transform(at: value, size: size).map { .transform($0) }
        }
    }

    /// Where the effect moves the view's points; nil where it leaves them, or would put them nowhere.
    func transform(at value: Double, size: CGSize) -> CGAffineTransform? {
        guard let transform = matrix(at: value, size: size), transform.a.isFinite, transform.d.isFinite,
            transform.tx.isFinite, transform.ty.isFinite
        else { return nil }
        return transform
    }

    private func matrix(at value: Double, size: CGSize) -> CGAffineTransform? {
        switch change {
        case .opacity, .blur: nil
        case .scale(let anchor):
            value == 1
                ? nil
                : CGAffineTransform(scaleX: value, y: value)
                    .about(CGPoint(x: size.width * anchor.x, y: size.height * anchor.y))
        case .frame(let frame):
            value == 0 || size.width <= 0 || size.height <= 0
                ? nil
                : CGAffineTransform(
                    a: 1 + (frame.width / size.width - 1) * value, b: 0, c: 0,
                    d: 1 + (frame.height / size.height - 1) * value, tx: frame.minX * value, ty: frame.minY * value)
        case .offset(let offset):
            value == 0 ? nil : CGAffineTransform(translationX: offset.width * value, y: offset.height * value)
        case .lengths(let lengths):
            value == 0
                ? nil
                : CGAffineTransform(
                    translationX: lengths.width * size.width * value, y: lengths.height * size.height * value)
        }
    }
}

extension AnyTransition.Kind {
    /// The numbers that move, those nearest to the view first; empty for a transition of views.
    func channels(_ direction: LayoutDirection) -> [TransitionChannel] {
        func gone(_ change: TransitionChannel.Change, from identity: Double, to value: Double) -> TransitionChannel {
            TransitionChannel(change, willAppear: value, identity: identity, didDisappear: value)
        }
        func through(_ edge: Edge) -> TransitionChannel {
            TransitionChannel(.lengths(edge.way(direction)), willAppear: -1, identity: 0, didDisappear: 1)
        }
        switch self {
        case .identity, .custom: return []
        case .opacity: return [gone(.opacity, from: 1, to: 0)]
        case .scale(let scale, let anchor): return [gone(.scale(anchor.mirrored(direction)), from: 1, to: scale)]
        case .offset(var offset):
            if direction == .rightToLeft { offset.width = -offset.width }
            return [gone(.offset(offset), from: 0, to: 1)]
        case .move(let edge): return [gone(.lengths(edge.way(direction)), from: 0, to: 1)]
        case .slide: return [through(.trailing)]
        case .push(let edge): return [through(edge.opposite), gone(.opacity, from: 1, to: 0)]
        case .blurReplace(let growsAway):
            let less = 1 - BlurReplaceTransition.scaling
            let away = growsAway ? 1 + BlurReplaceTransition.scaling : less
            return [
                gone(.opacity, from: 1, to: 0), gone(.blur, from: 0, to: BlurReplaceTransition.radius),
                TransitionChannel(.scale(.center), willAppear: less, identity: 1, didDisappear: away),
            ]
        case .combined(let inner, let outer): return inner.channels(direction) + outer.channels(direction)
        case .asymmetric(let insertion, let removal):
            var coming = insertion.channels(direction)
            for index in coming.indices { coming[index].didDisappear = coming[index].identity }
            var going = removal.channels(direction)
            for index in going.indices { going[index].willAppear = going[index].identity }
            return coming + going
        case .animated(let base, let animation):
            var channels = base.channels(direction)
            for index in channels.indices where channels[index].animation == nil {
                channels[index].animation = .some(animation)
            }
            return channels
        }
    }

    /// Whether a view with it is gone at once.
    var removesAtOnce: Bool {
        switch self {
        case .identity: true
        case .combined(let a, let b): a.removesAtOnce && b.removesAtOnce
        case .asymmetric(_, let removal): removal.removesAtOnce
        case .animated(let base, _): base.removesAtOnce
        default: false
        }
    }

    /// Whether it may move though the change has no animation.
    var bringsAnimation: Bool { ownAnimation != nil || isCustom }

    private var ownAnimation: Animation? {
        switch self {
        case .combined(let a, let b), .asymmetric(let a, let b): a.ownAnimation ?? b.ownAnimation
        case .animated(let base, let animation): animation ?? base.ownAnimation
        default: nil
        }
    }

    private var hasMotion: Bool {
        switch self {
        case .identity, .opacity: false
        case .combined(let a, let b), .asymmetric(let a, let b): a.hasMotion || b.hasMotion
        case .animated(let base, _): base.hasMotion
        case .custom(let custom): custom.hasMotion
        default: true
        }
    }

    /// What is shown in its place: a fade where it would move and less motion is wanted.
    func shown(reducesMotion: Bool) -> AnyTransition.Kind {
        guard reducesMotion, hasMotion else { return self }
        return ownAnimation.map { .animated(.opacity, $0) } ?? .opacity
    }

    /// A fade in the place of what needs views, where none can be made.
    var withoutViews: AnyTransition.Kind { isCustom ? shown(reducesMotion: true) : self }
}
