extension View {
    /// Moves and resizes the view's content as one with the view.
    ///
    /// So it is here for every view: each animates its own place inside of its container, and what is in it is drawn
    /// in its coordinates. The modifier is for sources that have to say so elsewhere.
    nonisolated public func geometryGroup() -> some View { self }
}
