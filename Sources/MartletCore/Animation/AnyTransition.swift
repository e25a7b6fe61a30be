/// How a view comes into its container and leaves it.
public struct AnyTransition: Sendable {
    indirect enum Kind: Sendable {
        case identity
        case opacity
        case scale(CGFloat, UnitPoint)
        case offset(CGSize)
        case move(Edge)
        case combined(Kind, Kind)
        case asymmetric(insertion: Kind, removal: Kind)
        case animated(Kind, Animation?)
    }

    let kind: Kind

    /// At once, without any effect.
    public static let identity = AnyTransition(kind: .identity)
    /// Fades. The one of views that set none.
    public static let opacity = AnyTransition(kind: .opacity)
    public static var scale: AnyTransition { scale(scale: 0) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(kind: .scale(scale, anchor))
    }

    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(kind: .offset(offset)) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves in from, and out to, an edge of the view's own frame.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }

    /// In from the leading edge, out to the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }

    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .combined(kind, other.kind))
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(kind: .animated(kind, animation))
    }

    var isIdentity: Bool { kind.removal.isIdentity }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

extension AnyTransition.Kind {
    var isIdentity: Bool {
        switch self {
        case .identity: true
        case .combined(let a, let b): a.isIdentity && b.isIdentity
        case .animated(let inner, _): inner.isIdentity
        default: false
        }
    }

    /// The side that counts when the view comes.
    var insertion: AnyTransition.Kind {
        switch self {
        case .asymmetric(let insertion, _): insertion.insertion
        case .combined(let a, let b): .combined(a.insertion, b.insertion)
        case .animated(let inner, let animation): .animated(inner.insertion, animation)
        default: self
        }
    }

    /// The side that counts when the view goes.
    var removal: AnyTransition.Kind {
        switch self {
        case .asymmetric(_, let removal): removal.removal
        case .combined(let a, let b): .combined(a.removal, b.removal)
        case .animated(let inner, let animation): .animated(inner.removal, animation)
        default: self
        }
    }

    /// An animation that the transition brings itself.
    var animation: Animation?? {
        switch self {
        case .animated(_, let animation): .some(animation)
        case .combined(let a, let b): a.animation ?? b.animation
        default: nil
        }
    }

    /// The picture of a view that is `absence` gone (0 there, 1 away).
    func apply(_ absence: Double, to item: DisplayItem, size: CGSize) -> DisplayItem {
        switch self {
        case .identity, .asymmetric: item
        case .opacity: DisplayItem(.effect(.opacity(1 - absence), item))
        case .scale(let scale, let anchor):
            DisplayItem(
                .effect(
                    .transform(.scaling(by: 1 + (scale - 1) * absence, around: anchor, in: size)), item))
        case .offset(let offset): item.moved(by: CGSize(width: offset.width * absence, height: offset.height * absence))
        case .move(let edge): item.moved(by: edge.way(out: size, by: absence))
        case .combined(let a, let b): b.apply(absence, to: a.apply(absence, to: item, size: size), size: size)
        case .animated(let inner, _): inner.apply(absence, to: item, size: size)
        }
    }
}

extension DisplayItem {
    func moved(by offset: CGSize) -> DisplayItem {
        DisplayItem(.group([Placed(self, at: CGPoint(x: offset.width, y: offset.height))]))
    }
}

extension Edge {
    fileprivate func way(out size: CGSize, by part: Double) -> CGSize {
        switch self {
        case .top: CGSize(width: 0, height: -size.height * part)
        case .bottom: CGSize(width: 0, height: size.height * part)
        case .leading: CGSize(width: -size.width * part, height: 0)
        case .trailing: CGSize(width: size.width * part, height: 0)
        }
    }
}

extension CGAffineTransform {
    /// Scales by `factor` around an anchor of a box of `size`.
    static func scaling(by factor: CGFloat, around anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
        let x = size.width * anchor.x
        let y = size.height * anchor.y
        return CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: x - x * factor, ty: y - y * factor)
    }
}

struct TransitionTraitKey: _ViewTraitKey {
    static var defaultValue: AnyTransition { .opacity }
}

extension View {
    /// How the view comes and goes when its container inserts or removes it under an animation.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(_TraitWritingModifier<TransitionTraitKey>(value: t))
    }
}
