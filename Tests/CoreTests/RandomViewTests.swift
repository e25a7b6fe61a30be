import MartletDrawing
import MartletGraph
import Observation
import SplitMix
import Testing

@testable import MartletCore

/// Random views over a model that changes at random: whatever has happened, the picture is that of a new host, and no
/// body has seen anything that the model of its time does not say.
///
/// The views are composed as types, so that most of them are as static as a program's: `Site` tells each what to read.
@MainActor @Suite struct RandomViewTests {
    @Test(arguments: 0..<14) func changedEqualsNew(block: UInt64) {
        for seed in block * 8..<block * 8 + 8 { hold(seed, isAnimated: false) }
    }

    /// Under animations views stay that have left, and may see what has gone; in the end the picture is the same.
    @Test(arguments: 0..<6) func changedUnderAnimations(block: UInt64) {
        for seed in block * 8..<block * 8 + 8 { hold(1000 + seed, isAnimated: true) }
    }

    /// The content of a geometry reader is made later than what is around it.
    @Test func inAGeometryReader() {
        for seed in 0..<30 as Range<UInt64> {
            hold(seed, Both<Measuring<IfGiven<Reading, Shown>>, Modified<Named<Shown>>>.self, isAnimated: false)
        }
    }

    private func hold(_ seed: UInt64, _ type: (any Sited.Type)? = nil, isAnimated: Bool) {
        var random = SplitMix64(seed: seed)
        let world = World(isChecked: !isAnimated)
        let type = type ?? randomType(depth: 2 + random.below(4), isAnimated: isAnimated, &random)
        func host<V: Sited>(_: V.Type) -> ViewHost {
            let host = ViewHost(shaper: FixedAdvanceShaper())
            host.setSize(ProposedViewSize(width: 4000, height: 4000))
            host.setContent { VStack(spacing: 0) { V(Site(world: world, path: seed)) } }
            return host
        }
        let old = host(type)
        defer { old.end() }
        _ = old.frame()
        for step in 0..<12 {
            let isMoving = isAnimated && random.oneIn(2)
            withAnimation(isMoving ? .linear(duration: 0.2) : nil) {
                for _ in 0...random.below(4) { world.change(&random) }
            }
            var picture = boxes(old.frame().root)
            if isAnimated, random.oneIn(2) {
                old.advance(to: Double(step) + 0.1)
                _ = old.frame()
                continue
            }
            if isAnimated {
                old.advance(to: Double(step) + 0.5)
                _ = old.frame()
                old.advance(to: Double(step) + 0.9)
                picture = boxes(old.frame().root)
            }
            var faults = world.takeFaults() + old.graph.invariants().map { "\($0)" }
            let new = host(type)
            let expected = boxes(new.frame().root)
            new.end()
            faults += world.takeFaults().map { "new: " + $0 }
            if picture != expected { faults.append("\(picture) in place of \(expected)") }
            if faults.isEmpty { continue }
            Issue.record("seed \(seed), step \(step), \(type): \(faults.joined(separator: "; "))")
            return
        }
    }

    /// What is drawn, in order, with its place.
    private func boxes(_ item: DisplayItem?, _ origin: CGPoint = .zero) -> [CGRect] {
        guard let item else { return [] }
        switch item.content {
        case .fill(let path, _, _): return [path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)]
        case .group(let placed):
            return placed.flatMap { boxes($0.item, CGPoint(x: origin.x + $0.offset.x, y: origin.y + $0.offset.y)) }
        case .effect(_, let inner): return boxes(inner, origin)
        default: return []
        }
    }
}

// MARK: The model

@Observable private final class Cell {
    var number = 1
    var item: Int?
    var items: [Int] = [1, 2]

    /// The same without being seen to look.
    var hidden: (number: Int, item: Int?, items: [Int]) { (_number, _item, _items) }
}

private final class World: @unchecked Sendable {
    let cells = (0..<4).map { _ in Cell() }
    let isChecked: Bool
    private var faults: [String] = []
    private var last = 10

    init(isChecked: Bool) { self.isChecked = isChecked }

    func change(_ random: inout SplitMix64) {
        let cell = cells[random.below(cells.count)]
        last += 1
        switch random.below(8) {
        case 0, 1, 2: cell.number = random.below(6)
        case 3, 4: cell.item = random.oneIn(2) ? nil : last
        case 5: cell.items.insert(last, at: random.below(cell.items.count + 1))
        case 6: if !cell.items.isEmpty { cell.items.remove(at: random.below(cell.items.count)) }
        default: if random.oneIn(3) { cell.items = [] } else { cell.items.shuffle(using: &random) }
        }
        if cell.items.count > 4 { cell.items.removeLast(2) }
    }

    func say(_ fault: String) { if isChecked { faults.append(fault) } }

    func takeFaults() -> [String] {
        defer { faults = [] }
        return faults
    }
}

/// Where a view stands: what it was given on the way, of which all must be so in the model whenever its body runs.
private struct Site: Equatable, Sendable {
    enum Given: Equatable, Sendable {
        case number(Int, Int)
        case item(Int, Int)
        case row(Int, Int)
        case index(Int, Int)
    }

    let world: World
    var path: UInt64
    var given: [Given] = []
    /// The cell whose number is in the environment.
    var writer: Int?

    var index: Int { Int(path % UInt64(world.cells.count)) }
    var cell: Cell { world.cells[index] }
    /// What is drawn of it: the last that was given.
    var number: Int {
        switch given.last {
        case .number(_, let value), .item(_, let value), .row(_, let value), .index(_, let value): value
        case nil: 0
        }
    }

    func child(_ branch: UInt64, _ more: Given? = nil) -> Site {
        var site = self
        site.path = (path &+ branch &+ 1) &* 0x9E37_79B9_7F4A_7C15 >> 7
        if let more { site.given.append(more) }
        return site
    }

    /// Called by each body.
    func check(_ who: Any) {
        for given in given {
            let isTrue =
                switch given {
                case .number(let cell, let value): world.cells[cell].hidden.number == value
                case .item(let cell, let value): world.cells[cell].hidden.item == value
                case .row(let cell, let value): world.cells[cell].hidden.items.contains(value)
                case .index(let cell, let value): world.cells[cell].hidden.items.indices.contains(value)
                }
            if !isTrue { world.say("\(type(of: who)) ran with \(given)") }
        }
    }

    static func == (one: Site, other: Site) -> Bool {
        one.world === other.world && one.path == other.path && one.given == other.given && one.writer == other.writer
    }
}

// MARK: The views

private protocol Sited: View {
    init(_ site: Site)
}

private struct NumberKey: EnvironmentKey { nonisolated static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private struct NumbersKey: PreferenceKey {
    nonisolated static var defaultValue: [Int] { [] }
    nonisolated static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct AnchorsKey: PreferenceKey {
    nonisolated static var defaultValue: [Anchor<CGRect>] { [] }
    nonisolated static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

private func box(_ width: Int, _ height: Int = 1) -> Leaf { Leaf(CGFloat(width + 1), CGFloat(height)) }

private struct Shown: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        box(site.number, 2)
    }
}

private struct Reading: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        box(site.number + site.cell.number, 3)
    }
}

private struct Plain: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        HStack(spacing: 1) {
            box(site.number).padding(1)
            box(site.cell.number).preference(key: NumbersKey.self, value: [site.number])
        }
    }
}

private struct EnvironmentReading: Sited {
    let site: Site
    @Environment(\.number) var number
    @Environment(Cell.self) var cell: Cell?
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        let expected = site.writer.map { site.world.cells[$0].hidden.number } ?? 0
        let _ = number == expected ? () : site.world.say("environment \(number) in place of \(expected)")
        box(number + 10 * (cell?.number ?? 0), 4)
    }
}

private struct Preferring: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        box(0)
            .preference(key: NumbersKey.self, value: [site.number, site.cell.number])
            .anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] }
    }
}

private struct Moving: Sited, Animatable {
    let site: Site
    var animatableData: CGFloat
    init(_ site: Site) {
        self.site = site
        animatableData = CGFloat(site.number)
    }
    var body: some View {
        let _ = site.check(self)
        Leaf(1 + animatableData, 5)
    }
}

private struct Both<A: Sited, B: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        A(site.child(1))
        B(site.child(2))
    }
}

private struct Stack<A: Sited, B: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        VStack(alignment: .leading, spacing: 1) {
            A(site.child(1))
            B(site.child(2))
        }
        .overlay(alignment: .topLeading) { B(site.child(3)) }
    }
}

private struct Giving<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        A(site.child(1, .number(site.index, site.cell.number)))
    }
}

private struct If<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        if site.cell.number % 2 == 0 { A(site.child(1)) }
    }
}

private struct IfGiven<A: Sited, B: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        if site.number % 2 == 0 { A(site.child(1)) } else { B(site.child(2)) }
    }
}

private struct Unwrapping<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        if let item = site.cell.item { A(site.child(1, .item(site.index, item))) }
    }
}

private struct Rows<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        ForEach(site.cell.items, id: \.self) { A(site.child(1, .row(site.index, $0))) }
    }
}

/// The content reads the model.
private struct Indices<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        ForEach(site.cell.items.indices, id: \.self) { index in
            if site.cell.items.indices.contains(index) {
                A(site.child(1, .row(site.index, site.cell.items[index])))
                A(site.child(2, .index(site.index, index)))
            } else {
                let _ = site.world.say("row \(index) of \(site.cell.items.count)")
            }
        }
    }
}

private struct AroundContent: ViewModifier {
    let site: Site
    func body(content: Content) -> some View {
        let _ = site.check(self)
        if site.cell.number > 2 {
            content.environment(\.layoutDirection, .leftToRight)
        } else {
            content
            box(site.number)
        }
    }
}

private struct PaddedContent: ViewModifier {
    let site: Site
    func body(content: Content) -> some View {
        let _ = site.check(self)
        content.padding(CGFloat(site.cell.number))
    }
}

private struct Modified<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        A(site.child(1)).modifier(AroundContent(site: site.child(2))).modifier(PaddedContent(site: site.child(3)))
    }
}

private struct Writing<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        A(child).environment(\.number, site.cell.number)
            .environment(site.world.cells[site.cell.number % 4])
    }
    private var child: Site {
        var child = site.child(1)
        child.writer = site.index
        return child
    }
}

private struct PreferenceReading<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        let number = site.cell.number
        VStack(spacing: 0) { A(site.child(1)) }
            .transformPreference(NumbersKey.self) { $0.append(number) }
            .overlayPreferenceValue(NumbersKey.self, alignment: .topLeading) { numbers in
                box(numbers.reduce(0, +), 6)
                ForEach(Array(numbers.enumerated()), id: \.offset) { box($0.element) }
            }
            .backgroundPreferenceValue(AnchorsKey.self, alignment: .topLeading) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        let rect = proxy[anchors[index]]
                        Leaf(rect.minX + 1, rect.maxY + 1)
                    }
                }
            }
    }
}

private struct PreferenceActing<A: Sited>: Sited {
    let site: Site
    @State private var sum = 0
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        VStack(spacing: 0) { A(site.child(1)) }.onPreferenceChange(NumbersKey.self) { sum = $0.reduce(0, +) }
        box(sum, 7)
    }
}

private struct Comparing<A: Sited>: Sited {
    struct Compared: View, Equatable {
        let site: Site
        var body: some View {
            let _ = site.check(self)
            A(site.child(1))
        }
        nonisolated static func == (one: Self, other: Self) -> Bool { one.site == other.site }
    }

    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        let _ = site.cell.number
        Compared(site: site.child(1)).equatable()
    }
}

private struct Named<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        A(site.child(1, .number(site.index, site.cell.number))).id(site.cell.number / 2)
    }
}

private struct Erased<A: Sited, B: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        site.cell.number % 3 == 0 ? AnyView(A(site.child(1))) : AnyView(B(site.child(2)))
    }
}

private struct Regrouping<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        Group(subviews: A(site.child(1))) { subviews in
            box(subviews.count + site.cell.number)
            ForEach(subviews) { $0 }
        }
        ForEach(subviews: A(site.child(2))) { subview in
            VStack(spacing: 0) {
                subview
                box(site.number, 1)
            }
        }
    }
}

private struct Lazy<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        LazyVStack(spacing: 0) { A(site.child(1)) }
    }
}

private struct Measuring<A: Sited>: Sited {
    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        GeometryReader { _ in A(site.child(1, .number(site.index, site.cell.number))) }
            .frame(width: 50 + CGFloat(site.number), height: 10)
    }
}

private struct Appearing<A: Sited>: Sited {
    let site: Site
    @State private var isShown = false
    @State private var seen = 0
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        VStack(spacing: 0) {
            box(seen).onAppear { isShown = true }
                .onChange(of: site.cell.number, initial: true) { _, new in seen = new }
            if isShown { A(site.child(1)) }
        }
    }
}

private struct Entering<A: Sited>: Sited {
    struct Growing: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            if phase.isIdentity { content } else { content.padding(3) }
        }
    }

    let site: Site
    init(_ site: Site) { self.site = site }
    var body: some View {
        let _ = site.check(self)
        if site.cell.number % 2 == 0 { VStack(spacing: 0) { A(site.child(1)) }.transition(.slide) }
        if let item = site.cell.item {
            VStack(spacing: 0) { A(site.child(2, .item(site.index, item))) }.transition(Growing())
        }
    }
}

private func randomType(depth: Int, isAnimated: Bool, _ random: inout SplitMix64) -> any Sited.Type {
    if depth == 0 || random.oneIn(12) {
        let leaves: [any Sited.Type] = [
            Shown.self, Shown.self, Reading.self, Plain.self, EnvironmentReading.self, Preferring.self,
            isAnimated ? Moving.self : Shown.self,
        ]
        return leaves[random.below(leaves.count)]
    }
    func around<A: Sited>(_: A.Type) -> any Sited.Type {
        let types: [any Sited.Type] = [
            Giving<A>.self, Giving<A>.self, If<A>.self, Unwrapping<A>.self, Rows<A>.self, Indices<A>.self,
            Modified<A>.self,
            Writing<A>.self, PreferenceReading<A>.self, PreferenceActing<A>.self, Comparing<A>.self, Named<A>.self,
            Regrouping<A>.self, Lazy<A>.self, Measuring<A>.self, Appearing<A>.self,
            isAnimated ? Entering<A>.self : Rows<A>.self,
        ]
        return types[random.below(types.count)]
    }
    func around<A: Sited, B: Sited>(_: A.Type, _: B.Type) -> any Sited.Type {
        let types: [any Sited.Type] = [Both<A, B>.self, Stack<A, B>.self, IfGiven<A, B>.self, Erased<A, B>.self]
        return types[random.below(types.count)]
    }
    func pair<A: Sited>(_: A.Type, _ other: any Sited.Type) -> any Sited.Type {
        func open<B: Sited>(_: B.Type) -> any Sited.Type { around(A.self, B.self) }
        return open(other)
    }
    let first = randomType(depth: depth - 1, isAnimated: isAnimated, &random)
    if !random.oneIn(3) { return around(first) }
    return pair(first, randomType(depth: depth - 1, isAnimated: isAnimated, &random))
}
