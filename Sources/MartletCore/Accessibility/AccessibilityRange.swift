/// The value of an element that stands between two ends, in numbers.
package struct AccessibilityRange {
    package var current: Double
    package var minimum: Double
    package var maximum: Double
    /// The distance of the values that there are; 0 where all between the ends can be had.
    package var step: Double
    /// Sets the nearest value that there is; nil where it is only shown.
    var set: ((Double) -> Void)?

    init(
        current: Double, minimum: Double, maximum: Double, step: Double = 0,
        set: ((Double) -> Void)? = nil
    ) {
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
        self.step = step
        self.set = set
    }
}
