extension Font.TextStyle {
    /// The size in points.
    ///
    /// Sources: macOS sizes as in the Human Interface Guidelines, supported by measured heights (SkipUI tests) and the
    /// measured styles of macOS 26.2; iOS sizes by Dynamic Type as in the guidelines' tables.
    func size(_ context: Font.Context) -> CGFloat {
        guard context.metrics == .touch else { return desktopSize * context.textScale }
        let row = touchSizes
        return row[DynamicTypeSize.allCases.firstIndex(of: context.dynamicTypeSize)!]
    }

    private var desktopSize: CGFloat {
        switch self {
        case .extraLargeTitle: 36
        case .extraLargeTitle2: 28
        case .largeTitle: 26
        case .title: 22
        case .title2: 17
        case .title3: 15
        case .headline, .body: 13
        case .callout: 12
        case .subheadline: 11
        case .footnote, .caption, .caption2: 10
        }
    }

    /// By preferred size, from `xSmall` to `accessibility5`.
    private var touchSizes: [CGFloat] {
        switch self {
        case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
        case .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// The weight where none is asked for.
    func weight(_ metrics: PlatformMetrics) -> Font.Weight {
        switch self {
        case .headline: metrics == .desktop ? .bold : .semibold
        case .caption2: metrics == .desktop ? .medium : .regular
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// What `bold()` makes of it. Source: measured on macOS 26.2 and iOS 26 (iamcgn/swiftui-web, docs Text).
    func boldWeight(_ metrics: PlatformMetrics) -> Font.Weight {
        switch self {
        case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
        case .headline where metrics == .desktop: .heavy
        case .caption where metrics == .desktop: .medium
        default: .semibold
        }
    }
}
