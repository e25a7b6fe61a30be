import MartletCore
import MartletDrawing

extension Harness {
    /// Why an act could not be done: what was looked for, what was in the way, and what is there.
    public struct Failure: Error, Equatable, CustomStringConvertible, LocalizedError {
        /// What was in the way.
        public enum Reason: Equatable, Sendable {
            /// Nothing has that name.
            case absent
            /// It is there, but transparent, hidden, without size or outside of the window.
            case hidden(String)
            case disabled
            /// Something else is in front of it.
            case covered(by: String)
            /// It is there and cannot do that.
            case impossible(String)
            /// There are several and none is `nth`.
            case outOfRange(count: Int)
        }

        /// What was to be done: `tap`.
        public let act: String
        /// What was looked for.
        public let target: Target?
        public let reason: Reason
        /// What is there, one line for each element.
        public let present: [String]

        public var description: String {
            let name = target.map { " \($0)" } ?? ""
            var text = "\(act)\(name): "
            switch reason {
            case .absent: text += "there is nothing like that."
            case .hidden(let how): text += "it is there but cannot be seen: \(how)."
            case .disabled: text += "it is disabled."
            case .covered(let cover): text += "it is covered by \(cover)."
            case .impossible(let why): text += "\(why)."
            case .outOfRange(let count): text += "there are \(count), counted from 0."
            }
            if let suggestion { text += " Did you mean \(suggestion.debugDescription)?" }
            text += present.isEmpty ? " Nothing is there." : " What is there:\n  " + present.joined(separator: "\n  ")
            return text
        }

        public var errorDescription: String? { description }

        /// The names of what is there, for a suggestion.
        let names: [String]

        /// The present name nearest to the one that was looked for, if it is near.
        private var suggestion: String? {
            guard reason == .absent, let wanted = target?.word else { return nil }
            return names.map { (name: $0, distance: $0.distance(to: wanted)) }
                .filter { $0.distance <= max(2, wanted.count / 3) }
                .min { $0.distance < $1.distance }?.name
        }
    }

    func failure(_ act: String, _ target: Target?, _ reason: Failure.Reason) -> Failure {
        let finding = Finding(host)
        let snapshot = host.accessibilitySnapshot
        let visible = finding.all.filter(Finding.isVisible)
        return Failure(
            act: act, target: target, reason: reason,
            present: snapshot.elements.isEmpty ? [] : snapshot.description.components(separatedBy: "\n"),
            names: visible.flatMap { [$0.identifier, $0.label, $0.textContent].compactMap { $0 } })
    }
}

extension Harness.Target {
    /// The word in it.
    fileprivate var word: String? {
        switch self {
        case .name(let word), .identifier(let word), .accessibilityLabel(let word), .visibleText(let word): word
        case .one(let target, _): target.word
        case .kind, .point: nil
        }
    }
}

extension String {
    /// How many letters have to be changed, put in or taken out to get from one to the other. Costs the product of the
    /// lengths.
    fileprivate func distance(to other: String) -> Int {
        let a = Array(lowercased().prefix(60))
        let b = Array(other.lowercased().prefix(60))
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, wanted) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = Swift.min(above + 1, row[j] + 1, diagonal + (letter == wanted ? 0 : 1))
                diagonal = above
            }
        }
        return row[b.count]
    }
}
