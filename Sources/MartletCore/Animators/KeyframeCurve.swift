/// The curve that keyframes make: a value and a velocity for each moment.
struct KeyframeCurve<V: VectorArithmetic> {
    private struct Segment {
        enum Shape {
            case linear(V, UnitCurve)
            /// The way from the start, and the velocities at the two ends.
            case cubic(V, start: V, end: V)
            case spring(V, Spring, start: V)
        }

        let start: Double
        let duration: Double
        let from: V
        let shape: Shape

        func value(at time: Double) -> V {
            let share = time / duration
            switch shape {
            case .linear(let way, let curve): return from + way.scaled(by: curve.value(at: share))
            case .cubic(let way, let start, let end):
                // Hermite's form.
                let square = share * share
                let cube = square * share
                return from + way.scaled(by: 3 * square - 2 * cube)
                    + start.scaled(by: (share - 2 * square + cube) * duration)
                    + end.scaled(by: (cube - square) * duration)
            case .spring(let way, let spring, let start):
                return from + spring.value(target: way, initialVelocity: start, time: time)
            }
        }

        func velocity(at time: Double) -> V {
            let share = time / duration
            switch shape {
            case .linear(let way, let curve): return way.scaled(by: curve.finiteVelocity(at: share) / duration)
            case .cubic(let way, let start, let end):
                let square = share * share
                return way.scaled(by: (6 * share - 6 * square) / duration)
                    + start.scaled(by: 1 - 4 * share + 3 * square) + end.scaled(by: 3 * square - 2 * share)
            case .spring(let way, let spring, let start):
                return spring.velocity(target: way, initialVelocity: start, time: time)
            }
        }
    }

    private var segments: [Segment] = []
    private let initial: V
    private let final: V
    /// In seconds.
    private(set) var duration = 0.0

    /// `velocity` is that of the value before the first keyframe, a second.
    init(from initial: V, velocity: V = .zero, _ items: [KeyframeItem<V>]) {
        self.initial = initial
        final = items.last?.target ?? initial
        var value = initial
        var velocity = velocity
        for (index, item) in items.enumerated() {
            let way = item.target - value
            let shape: Segment.Shape
            switch item.kind {
            case .move:
                value = item.target
                velocity = .zero
                continue
            case .linear(let curve): shape = .linear(way, curve)
            case .cubic(let start, let end):
                shape = .cubic(
                    way, start: start ?? velocity,
                    end: end ?? Self.velocity(after: index, in: items, from: initial))
            case .spring(let spring, let start): shape = .spring(way, spring, start: start ?? velocity)
            }
            guard item.duration > 0 else {
                value = item.target
                continue
            }
            let segment = Segment(start: duration, duration: item.duration, from: value, shape: shape)
            segments.append(segment)
            duration += item.duration
            value = segment.value(at: item.duration)
            velocity = segment.velocity(at: item.duration)
        }
    }

    /// The velocity with which a cubic segment without one of its own ends.
    private static func velocity(after index: Int, in items: [KeyframeItem<V>], from initial: V) -> V {
        guard index + 1 < items.count else { return .zero }
        let (item, next) = (items[index], items[index + 1])
        let before = index == 0 ? initial : items[index - 1].target
        switch next.kind {
        case .move: return .zero
        case .linear(let curve):
            guard next.duration > 0 else { return .zero }
            return (next.target - item.target).scaled(by: curve.finiteVelocity(at: 0) / next.duration)
        case .cubic(let start?, _), .spring(_, let start?): return start
        case .cubic, .spring:
            let time = item.duration + next.duration
            return time > 0 ? (next.target - before).scaled(by: 1 / time) : .zero
        }
    }

    private func segment(at time: Double) -> Segment? {
        segments.last { $0.start <= time }
    }

    /// The value after `time` seconds; from the end on it is that of the last keyframe. Costs the number of keyframes.
    func value(at time: Double) -> V {
        if time >= duration { return final }
        guard let segment = segment(at: max(time, 0)) else { return initial }
        return segment.value(at: max(time, 0) - segment.start)
    }

    /// The velocity after `time` seconds, a second.
    func velocity(at time: Double) -> V {
        guard time >= 0, time < duration, let segment = segment(at: time) else { return .zero }
        return segment.velocity(at: time - segment.start)
    }
}

extension UnitCurve {
    /// The slope, 0 where it is endless.
    fileprivate func finiteVelocity(at share: Double) -> Double {
        let velocity = velocity(at: share)
        return velocity.isFinite ? velocity : 0
    }
}
