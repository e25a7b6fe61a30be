import SwiftUI

extension EnvironmentValues {
    @Entry var depth = 0
}

struct SumKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Holds the tree: as state of its own, or in the observed store.
struct RootView: View {
    let world: World
    let holdsTree: Bool
    @State private var spec: Spec

    init(world: World, spec: Spec, holdsTree: Bool) {
        self.world = world
        self.holdsTree = holdsTree
        _spec = State(initialValue: spec)
    }

    var body: some View {
        let _ = (world.show = { new in if holdsTree { spec = new } else { world.store.spec = new } })
        SpecView(spec: holdsTree ? spec : world.store.spec!, outer: .root, world: world)
    }
}

/// The view that a spec describes.
struct SpecView: View {
    let spec: Spec
    let outer: Place
    let world: World

    var body: some View {
        if spec.children.isEmpty, spec.kind.capacity == 0...0 {
            LeafView(spec: spec, place: place, world: world)
        } else if spec.kind.capacity == 1...1 {
            WrapperView(spec: spec, place: place, world: world)
        } else {
            ContainerView(spec: spec, place: place, world: world)
        }
    }

    private var place: Place { outer.inside(spec) }
}

struct LeafView: View {
    let spec: Spec
    let place: Place
    let world: World

    private var length: CGFloat { CGFloat(spec.number) }

    var body: some View {
        switch spec.kind {
        case .text: Text(String(repeating: "word ", count: 1 + spec.number % 5))
        case .color: Color(red: Double(spec.number) / 12, green: 0.5, blue: 0.25)
        case .shape:
            switch spec.number % 3 {
            case 0: Circle()
            case 1: RoundedRectangle(cornerRadius: length).fill(.blue)
            default: Rectangle().stroke(.red, lineWidth: length / 2)
            }
        case .row: Row(place: place, label: spec.number, world: world)
        case .environmentReader: Reader()
        case .observer: Observer(index: spec.number % 4, store: world.store)
        case .spacer: Spacer(minLength: spec.number % 2 == 0 ? nil : length)
        default: EmptyView()
        }
    }
}

struct Row: View {
    let place: Place
    let label: Int
    let world: World
    @State private var n: Int
    @State private var token: Token

    init(place: Place, label: Int, world: World) {
        self.place = place
        self.label = label
        self.world = world
        _n = State(initialValue: world.beginnings[place] ?? 0)
        _token = State(initialValue: Token(world.census))
    }

    var body: some View {
        let _ = (world.add[place] = { n += $0 })
        Text("\(label):\(n)").frame(width: CGFloat(20 + n % 7))
    }
}

struct Reader: View {
    @Environment(\.depth) private var depth
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text("d\(depth)\(direction == .leftToRight ? ">" : "<")") }
}

struct Observer: View {
    let index: Int
    let store: Store
    var body: some View { Text(index == 3 ? "f\(store.first)" : "o\(store.numbers[index])") }
}

struct WrapperView: View {
    let spec: Spec
    let place: Place
    let world: World

    private var length: CGFloat { CGFloat(spec.number * 3) }

    private var inner: SpecView { SpecView(spec: spec.children[0], outer: place.child(0, of: spec), world: world) }

    var body: some View {
        switch spec.kind {
        case .padding, .frame, .flexibleFrame, .offset, .opacity, .fixedSize, .zIndex, .transform: geometric
        case .environmentWriter, .layoutPriority, .preferenceWriter, .disabled: flowing
        default: identifying
        }
    }

    @ViewBuilder private var geometric: some View {
        switch spec.kind {
        case .padding: inner.padding(spec.number % 2 == 0 ? .horizontal : .top, length)
        case .frame: inner.frame(width: spec.number % 2 == 0 ? length : nil, height: length, alignment: .topLeading)
        case .flexibleFrame: inner.frame(minWidth: length, maxWidth: .infinity, maxHeight: 40 + length)
        case .offset: inner.offset(x: length, y: -2)
        case .opacity: inner.opacity(Double(spec.number) / 11)
        case .fixedSize: inner.fixedSize(horizontal: spec.number % 2 == 0, vertical: spec.number % 3 == 0)
        case .zIndex: inner.zIndex(Double(spec.number % 3))
        default: inner.scaleEffect(CGFloat(spec.number % 4) / 2).rotationEffect(.degrees(length))
        }
    }

    @ViewBuilder private var flowing: some View {
        switch spec.kind {
        case .environmentWriter: inner.environment(\.depth, spec.number)
        case .layoutPriority: inner.layoutPriority(Double(spec.number % 3))
        case .preferenceWriter: inner.preference(key: SumKey.self, value: spec.number)
        default: inner.disabled(spec.number % 2 == 0)
        }
    }

    @ViewBuilder private var identifying: some View {
        switch spec.kind {
        case .erased: erased
        case .identified: inner.id(spec.number % 3)
        case .statefulModifier: ZStack { inner }.modifier(Tagging(place: place, world: world))
        case .equatable: Same(number: spec.number, inner: inner).equatable()
        case .optional: if spec.number % 2 == 0 { inner }
        case .preferenceReader: Summing(inner: inner)
        default: Measuring(inner: inner)
        }
    }

    /// Three types, so three identities.
    private var erased: AnyView {
        switch spec.number % 3 {
        case 0: AnyView(inner)
        case 1: AnyView(Group { inner })
        default: AnyView(inner.padding(1))
        }
    }
}

/// A modifier with state.
struct Tagging: ViewModifier {
    let place: Place
    let world: World
    @State private var n: Int
    @State private var token: Token

    init(place: Place, world: World) {
        self.place = place
        self.world = world
        _n = State(initialValue: world.beginnings[place] ?? 0)
        _token = State(initialValue: Token(world.census))
    }

    func body(content: Content) -> some View {
        let _ = (world.add[place] = { n += $0 })
        HStack(spacing: CGFloat(n % 5)) {
            content
            Text("m\(n)")
        }
    }
}

struct Same: View, Equatable {
    let number: Int
    let inner: SpecView

    var body: some View {
        inner
        Text("\(number)")
    }

    nonisolated static func == (a: Same, b: Same) -> Bool { a.number == b.number && a.inner.spec == b.inner.spec }
}

/// Shows what the preferences below add up to; converges in a second update.
struct Summing: View {
    let inner: SpecView
    @State private var sum = 0

    var body: some View {
        VStack {
            inner
            Text("s\(sum)")
        }
        .onPreferenceChange(SumKey.self) { sum = $0 }
    }
}

/// Builds its content from the room that it is given.
struct Measuring: View {
    let inner: SpecView

    var body: some View {
        GeometryReader { geometry in
            inner
            Text("\(Int(geometry.size.width))x\(Int(geometry.size.height))")
        }
    }
}

struct ContainerView: View {
    let spec: Spec
    let place: Place
    let world: World

    private func child(_ index: Int) -> SpecView {
        SpecView(spec: spec.children[index], outer: place.child(index, of: spec), world: world)
    }

    private var items: some View {
        ForEach(spec.children) { child in
            SpecView(spec: child, outer: Place(path: place.path + "#\(child.id)"), world: world)
        }
    }

    private var spacing: CGFloat? { spec.number % 3 == 0 ? nil : CGFloat(spec.number) }

    var body: some View {
        switch spec.kind {
        // One view around, or what is laid over it would be made for each element.
        case .overlay: ZStack { child(0) }.overlay(alignment: .bottomTrailing) { child(1) }
        case .background: ZStack { child(0) }.background { child(1) }
        case .branches: if spec.number % 2 == 0 { child(0) } else { child(1) }
        case .alternatives:
            switch spec.number % 3 {
            case 0: child(0)
            case 1: child(1)
            default:
                Group {
                    child(0); child(1)
                }
            }
        default: several
        }
    }

    @ViewBuilder private var several: some View {
        switch spec.kind {
        case .column: VStack(alignment: spec.number % 2 == 0 ? .leading : .center, spacing: spacing) { items }
        case .line: HStack(alignment: spec.number % 2 == 0 ? .top : .center, spacing: spacing) { items }
        case .layers: ZStack(alignment: .bottomLeading) { items }
        case .group: Group { items }.padding(CGFloat(spec.number % 3))
        case .rows: items
        default:
            child(0)
            if spec.children.count > 1 { child(1) }
            if spec.children.count > 2 { child(2) }
        }
    }
}
