import MartletDrawing

@testable import MartletCore

/// A host without views, whose time is moved by hand, and one number in it.
@MainActor final class Stage {
    let host = ViewHost(shaper: FixedAdvanceShaper())
    let value: MovingValue<Double>

    init(_ start: Double = 0) { value = MovingValue(start, host: host) {} }

    /// Sets the number under an animation.
    func set(_ new: Double, _ animation: Animation?, _ change: (inout Transaction) -> Void = { _ in }) {
        var transaction = Transaction(animation: animation)
        change(&transaction)
        value.set(new, transaction: transaction)
        for completion in transaction.completions { completion.updateIsOver() }
    }

    /// The number as it is drawn after `time`.
    func presented(at time: Double) -> Double {
        host.advance(to: time)
        return value.presented
    }
}

/// A damped spring by the classical method of Runge and Kutta, in steps too small to matter: the oracle of the closed
/// forms. Mass 1.
struct IntegratedSpring {
    let stiffness: Double
    let damping: Double
    var target = 1.0
    var position = 0.0
    var velocity = 0.0

    mutating func advance(by time: Double) {
        let steps = max(Int((time / 1e-4).rounded(.up)), 1)
        let h = time / Double(steps)
        func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, stiffness * (target - x) - damping * v) }
        for _ in 0..<steps {
            let a = slope(position, velocity)
            let b = slope(position + h / 2 * a.0, velocity + h / 2 * a.1)
            let c = slope(position + h / 2 * b.0, velocity + h / 2 * b.1)
            let d = slope(position + h * c.0, velocity + h * c.1)
            position += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
            velocity += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
        }
    }
}
