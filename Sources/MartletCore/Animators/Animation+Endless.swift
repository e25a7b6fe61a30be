extension Animation {
    /// Whether it never comes to an end by itself.
    var isEndless: Bool {
        switch base {
        case let animation as RepeatedAnimation: animation.count == nil || animation.inner.isEndless
        case let animation as DelayedAnimation: animation.inner.isEndless
        case let animation as SpedAnimation: animation.inner.isEndless
        case let animation as LogicallyCompleteAnimation: animation.inner.isEndless
        default: false
        }
    }
}
