/// A node that can be scrolled by the wheel.
protocol ScrollTarget: ViewNode {
    /// Scrolls by `delta` as far as there is content; positive is towards the end. Answers what it has used.
    func scroll(by delta: CGSize) -> CGSize
}
