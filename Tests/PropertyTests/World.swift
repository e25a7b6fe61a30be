import SwiftUI

/// What is outside of the views of one run: the model, the actions that live views hand out, the state that a fresh
/// tree begins with.
@MainActor final class World {
    /// Observed piece by piece by the `observer` views.
    let store = Store()
    /// Adds to the state of the row at a place.
    var add: [Place: (Int) -> Void] = [:]
    /// The state that rows begin with, by place; 0 for the others.
    let beginnings: [Place: Int]
    /// Replaces the tree.
    var show: (Spec) -> Void = { _ in }
    let census = Census()

    init(beginnings: [Place: Int] = [:]) { self.beginnings = beginnings }
}

@Observable final class Store {
    var numbers = [0, 0, 0]
    var first = 0
    var spec: Spec?
}

/// Lives as long as the state that holds it.
final class Token: @unchecked Sendable {
    private let census: Census

    init(_ census: Census) {
        self.census = census
        census.count += 1
    }

    deinit { census.count -= 1 }
}

/// How many pieces of state are alive. Used on the main thread only.
final class Census: @unchecked Sendable {
    var count = 0
}

/// Where a view is: all that its identity is made of.
struct Place: Hashable {
    var path: String

    static let root = Place(path: "")

    func inside(_ spec: Spec) -> Place {
        var part = "/\(spec.kind.rawValue)"
        switch spec.kind {
        case .identified, .erased: part += "=\(spec.number % 3)"
        case .branches: part += "=\(spec.number % 2)"
        case .alternatives: part += "=\(spec.number % 3)"
        default: break
        }
        return Place(path: path + part)
    }

    func child(_ index: Int, of spec: Spec) -> Place {
        switch spec.kind {
        case .column, .line, .layers, .group, .rows: Place(path: path + "#\(spec.children[index].id)")
        default: Place(path: path + "\(index)")
        }
    }
}

extension Spec {
    /// The places of everything that holds a number as state and is shown.
    func statefulPlaces(_ outer: Place = .root) -> [Place] {
        let place = outer.inside(self)
        var found: [Place] = kind == .row || kind == .statefulModifier ? [place] : []
        for (index, child) in children.enumerated() where shows(index) {
            found += child.statefulPlaces(place.child(index, of: self))
        }
        return found
    }

    private func shows(_ index: Int) -> Bool {
        switch kind {
        case .branches: index == number % 2
        case .alternatives: number % 3 == 2 || index == number % 3
        case .optional: number % 2 == 0
        default: true
        }
    }
}
