/// How one axis moves by itself, in closed form: any frame rate shows the same movement.
///
/// A course is friction until the content rests or meets its end, and there a spring. Distances are points, times
/// seconds.
struct ScrollCourse {
    /// The decay of the velocity a second: 0.998 of it is left after each millisecond
    /// (UIScrollView.DecelerationRate.normal).
    static let friction = -1000 * log(0.998)
    /// The frequency of the spring that brings content back: stiffness 100 at mass 1, critically damped.
    static let spring = 10.0
    /// What is so near to its place is there.
    static let near = 0.25

    private enum Piece {
        /// Slows down from a place.
        case friction(from: Double, velocity: Double)
        /// (a + b t) e^(-w t) before a place.
        case spring(to: Double, a: Double, b: Double, frequency: Double)
        case rest(Double)
    }

    private var pieces: [(start: Double, piece: Piece)]
    /// When it is over.
    private(set) var duration: Double

    /// Stands still.
    init(resting place: Double) {
        pieces = [(0, .rest(place))]
        duration = 0
    }

    /// Runs out from `place` between two ends; with `bounces` it goes beyond them and comes back.
    init(from place: Double, velocity: Double, least: Double, most: Double, bounces: Bool) {
        if place < least || place > most {
            self.init(from: place, velocity: velocity, springingTo: min(max(place, least), most))
            return
        }
        self.init(resting: place)
        let end = place + velocity / Self.friction
        guard velocity != 0, end != place else { return }
        pieces = [(0, .friction(from: place, velocity: velocity))]
        if end >= least, end <= most {
            duration = log(max(abs(end - place) / Self.near, 1)) / Self.friction
            pieces.append((duration, .rest(end)))
            return
        }
        let edge = end < least ? least : most
        let share = (edge - place) / (end - place)
        duration = -log(1 - share) / Self.friction
        let left = velocity * (1 - share)
        if bounces, abs(left) > 1 {
            append(Self.spring(from: edge, velocity: left, to: edge, frequency: Self.spring))
        } else {
            pieces.append((duration, .rest(edge)))
        }
    }

    /// Goes to `target` without overshooting it by its own velocity.
    init(from place: Double, velocity: Double, springingTo target: Double) {
        self.init(resting: target)
        let distance = target - place
        if abs(distance) < 1e-9, abs(velocity) < 1 { return }
        var frequency = Self.spring
        if velocity * distance > 0 { frequency = max(frequency, abs(velocity / distance)) }
        pieces = []
        append(Self.spring(from: place, velocity: velocity, to: target, frequency: frequency))
    }

    private static func spring(
        from place: Double, velocity: Double, to target: Double, frequency: Double
    ) -> (piece: Piece, duration: Double) {
        let a = place - target
        let b = velocity + frequency * a
        // Both terms have fallen below half of what counts as near.
        let first = abs(a) > near / 2 ? log(2 * abs(a) / near) / frequency : 0
        let second = abs(b) > 0 ? 2 / frequency * log(max(4 * abs(b) / (exp(1) * frequency * near), 1)) : 0
        return (.spring(to: target, a: a, b: b, frequency: frequency), max(first, second))
    }

    private mutating func append(_ spring: (piece: Piece, duration: Double)) {
        pieces.append((duration, spring.piece))
        duration += spring.duration
        if case .spring(let target, _, _, _) = spring.piece { pieces.append((duration, .rest(target))) }
    }

    /// Where it comes to rest.
    var end: Double { place(at: .infinity) }

    func place(at time: Double) -> Double {
        let (start, piece) = self.piece(at: time)
        let t = time - start
        switch piece {
        case .friction(let from, let velocity):
            return from + velocity / Self.friction * (1 - exp(-Self.friction * t))
        case .spring(let target, let a, let b, let frequency): return target + (a + b * t) * exp(-frequency * t)
        case .rest(let place): return place
        }
    }

    func velocity(at time: Double) -> Double {
        let (start, piece) = self.piece(at: time)
        let t = time - start
        switch piece {
        case .friction(_, let velocity): return velocity * exp(-Self.friction * t)
        case .spring(_, let a, let b, let frequency): return (b - frequency * (a + b * t)) * exp(-frequency * t)
        case .rest: return 0
        }
    }

    private func piece(at time: Double) -> (start: Double, piece: Piece) {
        pieces.last { $0.start <= time } ?? pieces[0]
    }

    /// Everything moved by `distance`: the content before has grown.
    mutating func shift(by distance: Double) {
        for index in pieces.indices {
            switch pieces[index].piece {
            case .friction(let from, let velocity):
                pieces[index].piece = .friction(from: from + distance, velocity: velocity)
            case .spring(let target, let a, let b, let frequency):
                pieces[index].piece = .spring(to: target + distance, a: a, b: b, frequency: frequency)
            case .rest(let place): pieces[index].piece = .rest(place + distance)
            }
        }
    }
}
