/// Decides where a scroll comes to rest.
public protocol ScrollTargetBehavior {
    /// Changes the place where the scroll view would come to rest. Called when a person lets go, when the wheel stands
    /// still, and when the scroll view gets another size.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// What the behaviour wants of the scroll view.
    func properties(context: PropertiesContext) -> Properties

    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// A rectangle of the content that a scroll view is to show.
public struct ScrollTarget: Hashable, Sendable {
    /// In content coordinates, in the direction of reading: without margins the content begins at zero.
    public var rect: CGRect
    /// The point of the rectangle that meets the same point of the room; nil is the top leading corner.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a behaviour may know of the scroll view; also the environment's values, by name.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// What was to be seen when the scroll began.
    public let originalTarget: ScrollTarget
    /// In points a second, positive towards the end of the content.
    public let velocity: CGVector
    public let contentSize: CGSize
    /// The room inside of margins and safe areas.
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The frames of the views to align to that may be met in a rectangle of the content.
    let targetFrames: (CGRect) -> [CGRect]

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// What a behaviour wants of the scroll view that it is on.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether a scroll is to go less far than it would: by a fifth of the distance at most. The share is our own choice.
    public var limitsScrolls = false

    public init() {}
}

/// What a behaviour may know when it is asked for its properties.
public struct ScrollTargetBehaviorPropertiesContext {
    public let axes: Axis.Set
    public let environment: EnvironmentValues
}

/// Any behaviour.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior

    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }

    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

/// A behaviour on its way to a scroll view.
struct ScrollBehaviorHolder: Equatable {
    let base: any ScrollTargetBehavior

    static func == (a: ScrollBehaviorHolder, b: ScrollBehaviorHolder) -> Bool {
        func areEqual<A: ScrollTargetBehavior>(_ first: A) -> Bool {
            guard let second = b.base as? A else { return false }
            return ValueComparison.of(A.self).areEqual(first, second)
        }
        return areEqual(a.base)
    }
}

extension View {
    /// Sets where scrolls in the scroll views inside come to rest.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.scrollContext) { $0.behavior = ScrollBehaviorHolder(base: behavior) }
    }
}
