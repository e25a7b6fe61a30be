/// What the view and its environment say about a scroll view.
struct ScrollSettings: Equatable {
    var axes: Axis.Set = []
    var direction = LayoutDirection.leftToRight
    var context = ScrollContext()
    var isEnabled = true
    /// The axes whose indicators may be seen.
    var shownBars: Axis.Set = []
    var colorScheme = ColorScheme.light
    var metrics = PlatformMetrics.desktop
    var verticalBounce = ScrollBounceBehavior.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic
    var offersRefresh = false

    /// What the indicators are kept away from.
    var barInsets: EdgeInsets { context.margins.ofIndicators }

    init() {}

    init(axes: Axis.Set, showsIndicators: Bool, _ values: EnvironmentValues) {
        self.axes = axes
        direction = values.layoutDirection
        context = values.scrollContext
        isEnabled = values.isScrollEnabled
        colorScheme = values.colorScheme
        metrics = values.platformMetrics
        verticalBounce = values.verticalScrollBounceBehavior
        horizontalBounce = values.horizontalScrollBounceBehavior
        dismissesKeyboard = values.scrollDismissesKeyboardMode
        offersRefresh = values.refresh != nil && !values.refreshIsTaken
        let (vertical, horizontal) = (
            values.verticalScrollIndicatorVisibility, values.horizontalScrollIndicatorVisibility
        )
        // `visible` beats the scroll view's own wish.
        if showsIndicators ? vertical.isShown : vertical == .visible { shownBars.insert(.vertical) }
        if showsIndicators ? horizontal.isShown : horizontal == .visible { shownBars.insert(.horizontal) }
    }

    /// Whether sizes and places are the same under `other`.
    func laysOut(like other: ScrollSettings) -> Bool {
        axes == other.axes && direction == other.direction && context.margins == other.context.margins
            && context.anchors == other.context.anchors
    }

    /// Whether the picture is the same under `other`, apart from what layout changes.
    func draws(like other: ScrollSettings) -> Bool {
        shownBars == other.shownBars && colorScheme == other.colorScheme && metrics == other.metrics
            && context.clips == other.context.clips && barInsets == other.barInsets
            && offersRefresh == other.offersRefresh
    }
}
