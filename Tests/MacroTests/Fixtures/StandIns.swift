// The least of MartletCore that expansions name, so that the macros are tested without it.

@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "EntryMacro")
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "MartletMacros", type: "AnimatableIgnoredMacro")
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "MartletMacros", type: "AnimatableMacro")
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "MartletMacros", type: "PreviewMacro")

public protocol DefaultKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
public protocol EnvironmentKey: DefaultKey {}
public protocol TransactionKey: DefaultKey {}
public protocol FocusedValueKey { associatedtype Value }

public struct Store {
    var values: [ObjectIdentifier: Any] = [:]
}
public struct EnvironmentValues {
    var store = Store()
    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { store.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { store.values[ObjectIdentifier(key)] = newValue }
    }
}
public struct Transaction {
    var store = Store()
    subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { store.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { store.values[ObjectIdentifier(key)] = newValue }
    }
}
public struct FocusedValues {
    var store = Store()
    subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { store.values[ObjectIdentifier(key)] as? K.Value }
        set { store.values[ObjectIdentifier(key)] = newValue }
    }
}

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
public struct Text: View {
    var text: String
    init(_ text: String) { self.text = text }
    public var body: Never { fatalError() }
}
public struct Stack<Content: View>: View {
    init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<V: View>(_ view: V) -> V { view }
    public static func buildBlock<V: View>(_ view: V) -> V { view }
}
@propertyWrapper public struct State<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
public struct Preview {
    var name: String?
    var body: @MainActor () -> any View
    init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.name = name
        self.body = body
    }
}
public protocol _PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() -> Preview
}

public protocol Animatable {
    associatedtype AnimatableData
    var animatableData: AnimatableData { get set }
}
public protocol Shape: Animatable, Sendable {}
extension Double: Animatable {
    public var animatableData: Double {
        get { self }
        set { self = newValue }
    }
}
public struct AnimatablePair<First, Second> {
    var first: First
    var second: Second
    init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
public struct EmptyAnimatableData {}
