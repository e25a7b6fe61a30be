/// A node that can be scrolled by the wheel.
protocol Scrollable: ViewNode {
    /// Scrolls by `delta` as far as there is content, in points: positive shows what is further right and further
    /// down. Answers what it has used.
    func scroll(by delta: CGSize) -> CGSize
}
