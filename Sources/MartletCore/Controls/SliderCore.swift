/// What a slider does to its value, in plain numbers.
struct SliderCore {
    var value: Binding<Double>
    var bounds: ClosedRange<Double>
    /// The distance of the values that there are; nil for all between the bounds.
    var step: Double?
    var onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(
            get: { Double(value.wrappedValue) }, set: { value.transaction($1).wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.onEditingChanged = onEditingChanged
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Where the value is between the bounds, from 0 to 1.
    var fraction: Double {
        guard length > 0 else { return 0 }
        let fraction = (value.wrappedValue - bounds.lowerBound) / length
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// Where the values are that there are, from 0 to 1; empty where there are very many or all.
    var ticks: [Double] {
        guard let step, length > 0, length / step <= 200 else { return [] }
        return (0...Int((length / step + 1e-9).rounded(.down))).map { Double($0) * step / length }
    }

    /// What assistive technology is told, and may set.
    var accessibilityRange: AccessibilityRange {
        AccessibilityRange(
            current: value.wrappedValue, minimum: bounds.lowerBound, maximum: bounds.upperBound, step: step ?? 0,
            set: { set($0) })
    }

    /// Sets the value that is nearest to a place between the bounds.
    func set(fraction: Double) { set(bounds.lowerBound + min(max(fraction, 0), 1) * length) }

    /// Moves on by steps: those that were given, or tenths of the whole.
    func move(by steps: Int) { set(value.wrappedValue + Double(steps) * (step ?? length / 10)) }

    func set(_ new: Double) {
        var new = new
        if let step {
            // The last step may end before the upper bound.
            let last = ((length / step) + 1e-9).rounded(.down)
            new = bounds.lowerBound + min(max(((new - bounds.lowerBound) / step).rounded(), 0), last) * step
        }
        new = min(max(new, bounds.lowerBound), bounds.upperBound)
        if new != value.wrappedValue { value.wrappedValue = new }
    }
}
