import MartletCore
import MartletDrawing
import MartletHeadless

/// The oracle over all updates.
extension Harness {
    /// Builds the same content anew with the same state and compares frames, display list and accessibility; a difference
    /// is a failure.
    ///
    /// State goes over by place and property; objects are shared, the focus is given to the same element, and nothing
    /// appears a second time (no onAppear, no task). Scroll positions and running animations do not go over: compare
    /// at rest. Costs making the whole tree.
    public func expectSameAsFresh(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
        if let difference = differenceFromFresh() {
            TestFailure.record(difference, fileID: fileID, filePath: filePath, line: line)
        }
    }

    /// How this tree differs from a fresh one, in words; nil if it does not.
    func differenceFromFresh() -> String? {
        flush()
        var traits = traits
        traits.startDate = host.startDate
        let fresh = makeFresh(proposedSize, traits, host.currentState)
        fresh.host.advance(to: host.now)
        if let index = Finding(host).all.firstIndex(where: \.isFocused) {
            let elements = Finding(fresh.host).all
            if elements.indices.contains(index) { fresh.act { $0.focus(elements[index].node) } }
        }
        fresh.flush()
        let looks: [(String, (Harness) -> String)] = [
            ("frames", { $0.tree }), ("accessibility", { "\($0.accessibility)" }),
            ("display list", { $0.displayList.withoutIdentities }),
        ]
        for (name, look) in looks {
            if let difference = TextDifference(here: look(self), fresh: look(fresh)) {
                return "The view is not what the same state makes of it anew: the \(name) differ.\n\(difference)"
            }
        }
        return nil
    }
}

extension String {
    /// A printed display list without the numbers of the nodes, which depend on history.
    fileprivate var withoutIdentities: String {
        components(separatedBy: "\n").map { line in
            guard let range = line.range(of: " id [0-9]+$", options: .regularExpression) else { return line }
            return String(line[..<range.lowerBound])
        }.joined(separator: "\n")
    }
}

/// The first place where two texts differ, with what is around it.
struct TextDifference: CustomStringConvertible {
    let description: String

    /// Nil if they are the same.
    init?(here: String, fresh: String) {
        guard here != fresh else { return nil }
        let a = here.components(separatedBy: "\n")
        let b = fresh.components(separatedBy: "\n")
        let first = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
        let context = a[max(0, first - 3)..<first].map { "    " + $0 }
        let mine = a[first..<min(a.count, first + 4)].map { "  - " + $0 }
        let theirs = b[first..<min(b.count, first + 4)].map { "  + " + $0 }
        description =
            (["line \(first + 1) (- is what is there, + is what it should be):"] + context + mine + theirs)
            .joined(separator: "\n")
    }
}
