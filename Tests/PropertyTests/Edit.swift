import SplitMix

/// One thing that happens. Its numbers are taken modulo what is there, so that it means something in every tree and a
/// list of edits stays playable when some are left out.
struct Edit: CustomStringConvertible {
    enum Kind: String, CaseIterable {
        case write, writeTwice, number, insert, remove, move, rotate, replace, wrap, unwrap, kind, observe, environment,
            resize, several, animated, lateWrite, reset
    }

    var kind: Kind
    var a: Int
    var b: Int
    var seed: UInt64

    var description: String { "\(kind.rawValue)(\(a), \(b), \(seed))" }

    static func random(_ random: inout SplitMix64) -> Edit {
        // Writes and moves are the everyday; the rest is rarer.
        let kind = random.below(3) == 0 ? .write : Kind.allCases[random.below(Kind.allCases.count)]
        return Edit(kind: kind, a: random.below(1 << 20), b: random.below(1 << 20), seed: random.next() % 1_000_000)
    }
}

extension Spec {
    /// The tree after an edit of the model. `ids` gives ids that no node has had.
    func applying(_ edit: Edit, ids: inout Int) -> Spec {
        var result = self
        let places = places
        let place = places[edit.a % places.count][...]
        let target = self[place]
        switch edit.kind {
        case .number: result[place].number = (target.number + 1 + edit.b % 11) % 12
        case .insert:
            let containers = places.filter { self[$0[...]].kind.capacity.upperBound > self[$0[...]].children.count }
            guard !containers.isEmpty, count < 60 else { return self }
            let container = containers[edit.a % containers.count][...]
            let at = edit.b % (self[container].children.count + 1)
            result[container].children.insert(Spec.make(edit, size: 1 + edit.b % 4, ids: &ids), at: at)
        case .remove:
            let containers = places.filter { self[$0[...]].kind.capacity.lowerBound < self[$0[...]].children.count }
            guard !containers.isEmpty else { return self }
            let container = containers[edit.a % containers.count][...]
            result[container].children.remove(at: edit.b % self[container].children.count)
        case .move, .rotate:
            let containers = places.filter { self[$0[...]].children.count > 1 }
            guard !containers.isEmpty else { return self }
            let container = containers[edit.a % containers.count][...]
            let count = self[container].children.count
            if edit.kind == .move {
                result[container].children.swapAt(edit.b % count, (edit.b / count) % count)
            } else {
                let first = result[container].children.removeFirst()
                result[container].children.append(first)
            }
        case .replace:
            guard !place.isEmpty else { return self }
            result[place] = Spec.make(edit, size: 1 + edit.b % 5, ids: &ids)
        case .wrap:
            guard count < 60 else { return self }
            ids += 1
            let wrappers = Kind.wrappers.filter { $0.capacity.contains(1) }
            result[place] = Spec(
                id: ids, kind: wrappers[edit.b % wrappers.count], number: edit.b % 12, children: [target])
        case .unwrap:
            guard let inner = target.children.first else { return self }
            result[place] = inner
        case .kind:
            let others = Kind.allCases.filter { $0.capacity.contains(target.children.count) }
            result[place].kind = others[edit.b % others.count]
        default: break
        }
        return result
    }

    private static func make(_ edit: Edit, size: Int, ids: inout Int) -> Spec {
        var sower = Sower(seed: edit.seed)
        return sower.make(size).renumbered(&ids)
    }

    func renumbered(_ ids: inout Int) -> Spec {
        ids += 1
        var result = self
        result.id = ids
        for index in result.children.indices { result.children[index] = result.children[index].renumbered(&ids) }
        return result
    }
}
