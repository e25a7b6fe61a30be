import MartletDrawing

extension DisplayItem {
    /// The same picture somewhere else.
    func moved(by offset: CGSize) -> DisplayItem {
        DisplayItem(.group([Placed(self, at: CGPoint(x: offset.width, y: offset.height))]))
    }
}
