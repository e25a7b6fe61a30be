extension Animation {
    /// Starts `delay` seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(scalar: DelayedAnimation(inner: self, delay: delay))
    }

    /// Runs `speed` times as fast.
    public func speed(_ speed: Double) -> Animation {
        Animation(scalar: SpedAnimation(inner: self, speed: speed))
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(scalar: RepeatedAnimation(inner: self, count: repeatCount, autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(scalar: RepeatedAnimation(inner: self, count: nil, autoreverses: autoreverses))
    }

    /// Counts as complete after `duration`, though it goes on.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(scalar: LogicallyCompleteAnimation(inner: self, duration: duration))
    }
}
