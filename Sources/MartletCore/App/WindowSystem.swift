/// What an app asks of a desktop about its windows. A desktop, a test, or nothing at all is behind it.
///
/// The app is told of what people and the desktop do by the methods of `AppWindow` and `AppRuntime`, on the main actor,
/// never in the middle of a call of this protocol.
@MainActor
package protocol WindowSystem: AnyObject {
    /// Puts a window on the screen: of the attributes, the size and the position that `window` has now. Its views are made
    /// and laid out; its host gives frames. Said once for each window.
    func open(_ window: AppWindow)

    /// Takes the window from the screen. Its views end right after.
    func close(_ window: AppWindow)

    /// Shows the window before all others and gives it the keyboard.
    func bringToFront(_ window: AppWindow)

    /// The title, the limits or the like are others: `window.attributes`.
    func update(_ window: AppWindow)

    /// Gives the window's content another size in points, and says so by `window.didResize`.
    func resize(_ window: AppWindow, to size: CGSize)

    /// The menus are others: titles, states, or what there is.
    func show(_ menus: MenuBar)

    /// Opens an address with the program that the desktop has for it; calls `completion` with false if there is none.
    func openURL(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void)

    /// Tells by `didMove` and `didMaximize` where the window is now, if that is known: before it is saved.
    func locate(_ window: AppWindow)

    /// Takes the window from sight without closing it.
    func minimize(_ window: AppWindow)

    /// Tells what the program is.
    func showAbout(name: String)

    /// The app has ended: windows are closed, state is saved. The program is to leave.
    func appDidEnd()
}

extension WindowSystem {
    package func locate(_ window: AppWindow) {}
    package func minimize(_ window: AppWindow) {}
    package func showAbout(name: String) {}
    package func openURL(_ url: URL, _ completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
}

/// What a window is like, besides its size and place.
package struct WindowAttributes: Equatable, Sendable {
    package var title = ""
    /// The smallest content in points.
    package var minSize = CGSize.zero
    /// The largest content in points; infinite where there is no limit.
    package var maxSize = CGSize(width: CGFloat.infinity, height: .infinity)
    package var hidesTitleBar = false
    package var kind = WindowScene.Kind.group

    /// Whether a person can give it another size.
    package var isResizable: Bool { minSize != maxSize }

    /// `size` within the limits.
    package func limited(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(minSize.width, min(size.width, maxSize.width)),
            height: max(minSize.height, min(size.height, maxSize.height)))
    }
}
