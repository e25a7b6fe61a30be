import MartletDrawing
@testable import MartletTesting
import SwiftUI

/// One tree with a history, what ought to be true of it, and how a fresh one looks.
@MainActor final class Run {
    private let world = World()
    private var ui: Harness?
    private var spec: Spec
    /// What the state ought to be: an oracle that knows nothing of the engine.
    private var expected: [Place: Int] = [:]
    private let holdsTree: Bool
    private var size = CGSize(width: 200, height: 160)
    private var ids = 1000
    private var direction = LayoutDirection.leftToRight

    init(seed: UInt64, nodes: Int) {
        var sower = Sower(seed: seed)
        spec = sower.make(nodes)
        holdsTree = seed % 2 == 0
        world.store.spec = spec
        let (world, spec, holdsTree) = (world, spec, holdsTree)
        ui = Harness(size: size) { RootView(world: world, spec: spec, holdsTree: holdsTree) }
        for place in spec.statefulPlaces() { expected[place] = 0 }
    }

    /// Plays one edit. Gives what is wrong afterwards, or nil.
    /// Without `compares` it only settles: the comparison with a fresh tree, which costs most, comes a few edits later.
    func play(_ edit: Edit, isThorough: Bool, compares: Bool = true) -> String? {
        guard let ui else { return nil }
        switch edit.kind {
        case .animated:
            withAnimation(.linear(duration: 0.2)) {
                change(edit.as(Edit.Kind.modelKinds[edit.b % Edit.Kind.modelKinds.count]))
            }
            settle()
            let host = ui.host
            host.advance(to: host.now + 0.1)
            ui.flush()
            _ = host.frame()
            if isThorough, let failure = host.invariantFailures.first { return "while it moves: " + failure }
            if edit.seed % 3 == 0 {
                change(edit.as(.number))
                settle()
            }
            host.advance(to: host.now + 0.3)
            host.advance(to: host.now + 0.3)
        case .several:
            for kind in [Edit.Kind.write, .move, .number, .write, .insert, .remove, .write]
            where (edit.seed >> kind.rawValue.count) % 2 == 0 {
                change(edit.as(kind))
            }
        default: change(edit)
        }
        settle()
        return compares ? check(isThorough: isThorough) : nil
    }

    /// Does something without flushing.
    private func change(_ edit: Edit) {
        switch edit.kind {
        case .write, .writeTwice:
            // Only what lives before this edit and after it takes part: what others in one transaction end is moot.
            let places = expected.keys.sorted { $0.path < $1.path }
            guard !places.isEmpty else { return }
            let place = places[edit.a % places.count]
            for _ in 0..<(edit.kind == .write ? 1 : 2) {
                world.add[place]?(1 + edit.b % 3)
                expected[place]! += 1 + edit.b % 3
            }
        case .lateWrite:
            let gone = world.add.keys.filter { expected[$0] == nil }.sorted { $0.path < $1.path }
            if !gone.isEmpty { world.add[gone[edit.a % gone.count]]?(100) }
        case .observe:
            if edit.a % 4 == 3 { world.store.first += 1 } else { world.store.numbers[edit.a % 4] += edit.b % 3 }
        case .environment:
            direction = direction == .leftToRight ? .rightToLeft : .leftToRight
            ui?.setTraits { $0.layoutDirection = direction }
        case .resize:
            size = CGSize(width: [0, 40, 200, 333][edit.a % 4], height: [10, 160, 77.5][edit.b % 3])
            ui?.resize(to: size)
        case .reset:
            // The same tree again, and a value that is equal.
            world.show(spec)
        default:
            spec = spec.applying(edit, ids: &ids)
            world.show(spec)
        }
    }

    /// Flushes, and lets the oracle follow: state lives exactly where its place lives on.
    private func settle() {
        ui?.flush()
        // Reports hold identities that have ended.
        ui?.forget()
        let places = Set(spec.statefulPlaces())
        expected = Dictionary(uniqueKeysWithValues: places.map { ($0, expected[$0] ?? 0) })
    }

    private func check(isThorough: Bool) -> String? {
        guard let ui else { return nil }
        let other = World(beginnings: expected)
        other.store.numbers = world.store.numbers
        other.store.first = world.store.first
        other.store.spec = spec
        let (spec, holdsTree) = (spec, holdsTree)
        let fresh = Harness(size: size, traits: ui.traits) {
            RootView(world: other, spec: spec, holdsTree: holdsTree)
        }
        if let difference = Run.difference(
            "texts", ui.texts.joined(separator: "\n"), fresh.texts.joined(separator: "\n"))
        {
            return difference
        }
        if let difference = Run.difference("tree", ui.tree.withoutMinusZero, fresh.tree.withoutMinusZero) {
            return difference
        }
        let (picture, freshPicture) = (ui.headless.frame(), fresh.headless.frame())
        if !Run.paintTheSame(picture.root, freshPicture.root) {
            return Run.difference("display list", "\(picture)", "\(freshPicture)") ?? "display lists differ"
        }
        if isThorough {
            // The harness's own oracle, which hands the state over; its tree must not keep the actions.
            let (add, show) = (world.add, world.show)
            let difference = ui.differenceFromFresh().flatMap { $0.contains("-0.0") ? nil : $0 }
            (world.add, world.show) = (add, show)
            if let difference { return difference }
            if let difference = Run.difference("accessibility", "\(ui.accessibility)", "\(fresh.accessibility)") {
                return difference
            }
            if let failure = ui.host.invariantFailures.first { return "invariant: " + failure }
        }
        if let said = ui.diagnostics.first { return "said: \(said)" }
        if ui.host.needsUpdate { return "needs an update after a flush" }
        return nil
    }

    /// Whether two pictures are the same but for the numbers of the nodes, which depend on history.
    private static func paintTheSame(_ a: DisplayItem, _ b: DisplayItem) -> Bool {
        guard a.bounds == b.bounds, a.depth == b.depth else { return false }
        switch (a.content, b.content) {
        case (.group(let a), .group(let b)):
            return a.count == b.count
                && zip(a, b).allSatisfy { $0.offset == $1.offset && paintTheSame($0.item, $1.item) }
        case (.effect(let e, let a), .effect(let f, let b)): return e == f && paintTheSame(a, b)
        default: return DisplayItem(a.content) == DisplayItem(b.content)
        }
    }

    private static func difference(_ what: String, _ old: String, _ fresh: String) -> String? {
        if old == fresh { return nil }
        let (a, b) = (old.components(separatedBy: "\n"), fresh.components(separatedBy: "\n"))
        for index in 0..<max(a.count, b.count) {
            let (x, y) = (index < a.count ? a[index] : "nothing", index < b.count ? b[index] : "nothing")
            if x != y { return "\(what) line \(index): with a history \(x), fresh \(y)\n\(old)\n-- fresh:\n\(fresh)" }
        }
        return what
    }

    /// Lets everything go. Gives what is left, or nil.
    func end() -> String? {
        world.add = [:]
        world.show = { _ in }
        if let left = endTree() { return left }
        if world.census.count != 0 { return "\(world.census.count) pieces of state are left after the end" }
        return nil
    }

    private func endTree() -> String? {
        guard let host = ui?.host else { return nil }
        ui = nil
        return host.attributeCount == 0 ? nil : "\(host.attributeCount) attributes are left after the end"
    }

    var tree: Spec { spec }
}

extension String {
    fileprivate var withoutMinusZero: String { replacingOccurrences(of: "-0.0,", with: "0.0,") }
}

extension Edit {
    func `as`(_ kind: Kind) -> Edit { Edit(kind: kind, a: a, b: b, seed: seed) }
}

extension Edit.Kind {
    static let modelKinds: [Edit.Kind] = [
        .number, .insert, .remove, .move, .rotate, .replace, .wrap, .unwrap, .kind, .write,
    ]
}
