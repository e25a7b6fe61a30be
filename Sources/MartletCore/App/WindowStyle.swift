/// How a window looks around its content.
@MainActor @preconcurrency public protocol WindowStyle {
    nonisolated var _hidesTitleBar: Bool { get }
}

extension WindowStyle {
    nonisolated public var _hidesTitleBar: Bool { false }
}

/// The style that the desktop gives.
nonisolated public struct DefaultWindowStyle: WindowStyle {
    nonisolated public init() {}
}

/// With a title bar.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
    nonisolated public init() {}
}

/// Content up to the upper edge, with no title bar.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
    nonisolated public init() {}
    nonisolated public var _hidesTitleBar: Bool { true }
}

/// Nothing but the content.
nonisolated public struct PlainWindowStyle: WindowStyle {
    nonisolated public init() {}
    nonisolated public var _hidesTitleBar: Bool { true }
}

extension WindowStyle where Self == DefaultWindowStyle {
    nonisolated public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    nonisolated public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
    nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a window shows its toolbar. Accepted; there are no toolbars yet.
@MainActor @preconcurrency public protocol WindowToolbarStyle {}

nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init() {}
}

nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    nonisolated public init() {}
}

nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    let showsTitle: Bool
    nonisolated public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
}

nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    let showsTitle: Bool
    nonisolated public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    nonisolated public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    nonisolated public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    nonisolated public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    nonisolated public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
    nonisolated public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension Scene {
    /// How the scene's windows look around their content.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        changingWindows { $0.hidesTitleBar = style._hidesTitleBar }
    }

    /// How the scene's windows show their toolbars.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
