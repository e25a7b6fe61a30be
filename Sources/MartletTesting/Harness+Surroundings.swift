import MartletCore

/// Changes of what is around the view.
extension Harness {
    /// Gives the window another size, in points.
    public func resize(to size: CGSize) {
        proposedSize = size
        headless.resize(to: Self.proposal(size))
    }

    /// Changes the circumstances: what read one that is another runs again. The shaper of text and the frame rate stay.
    public func setTraits(_ traits: Traits) {
        self.traits = traits
        headless.host.setSafeArea(traits.safeAreaInsets, keyboard: traits.keyboardHeight)
        headless.updateEnvironment { traits.apply(to: &$0) }
    }

    /// Changes the circumstances: what read one that is another runs again. The shaper of text and the frame rate stay.
    public func setTraits(_ change: (inout Traits) -> Void) {
        var traits = traits
        change(&traits)
        setTraits(traits)
    }
}
