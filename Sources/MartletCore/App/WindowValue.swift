import MartletGraph

/// How the values of one type that windows are of are kept from run to run.
package struct WindowValueKind {
    let type: Any.Type
    /// The value of a window that is opened without one.
    let makeDefault: (() -> AnyHashable)?
    let encode: (AnyHashable) -> Data?
    let decode: (Data) -> AnyHashable?
    let makeLocation: (AnyHashable?, ViewHost) -> WindowValue

    init<D: Codable & Hashable>(_ type: D.Type, makeDefault: (() -> D)?) {
        self.type = type
        self.makeDefault = makeDefault.map { make in { AnyHashable(make()) } }
        // An array around it: some coders take no single number or string.
        encode = { ($0.base as? D).flatMap { try? JSONEncoder().encode([$0]) } }
        decode = { data in (try? JSONDecoder().decode([D].self, from: data))?.first.map { AnyHashable($0) } }
        makeLocation = { value, host in
            let location = host.inLife {
                StateLocation(value?.base as? D, name: "value", instance: host.rootInstance)
            }
            return WindowValue(location: location) { location.current.map { AnyHashable($0) } }
        }
    }
}

/// The value that one window is of.
final class WindowValue {
    /// A `StateLocation` of the value's own optional type.
    let location: AnyObject
    private let read: () -> AnyHashable?

    init(location: AnyObject, read: @escaping () -> AnyHashable?) {
        self.location = location
        self.read = read
    }

    /// The value now, without a dependency.
    var current: AnyHashable? { read() }
}

private struct WindowValueKey: EnvironmentKey { static var defaultValue: WindowValue? { nil } }

extension EnvironmentValues {
    var windowValue: WindowValue? {
        get { self[WindowValueKey.self] }
        set { self[WindowValueKey.self] = newValue }
    }
}

/// The content of a window that is of a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    let content: (Binding<Data?>) -> Content
    @Environment(\.windowValue) private var value

    init(_ content: @escaping (Binding<Data?>) -> Content) { self.content = content }

    init(defaultValue: @escaping () -> Data, _ content: @escaping (Binding<Data>) -> Content) {
        self.content = { binding in
            let last = binding.wrappedValue ?? defaultValue()
            return content(binding.derived(UnwrappingLocation(base: binding.location, last: last)))
        }
    }

    @MainActor public var body: some View {
        let location = value?.location as? StateLocation<Data?>
        content(location.map { Binding(location: $0) } ?? .constant(nil))
    }
}
