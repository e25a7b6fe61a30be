#if GTK
import MartletCore

/// What the bridge asks of a window.
package struct AccessibilityWindow {
    package var title: () -> String
    /// Where the content's top left corner is on the screen, in logical pixels; nil where no program can know (Wayland).
    package var screenOrigin: () -> CGPoint?
    /// Logical pixels for each point.
    package var factor: () -> CGFloat
    /// Brings the window to the front.
    package var present: () -> Void
    /// Hands text to the clipboard, and gives what is there; without them assistive tools cannot copy and paste.
    package var copy: ((String) -> Void)?
    package var paste: ((@escaping (String) -> Void) -> Void)?

    package init(
        title: @escaping () -> String, screenOrigin: @escaping () -> CGPoint? = { nil },
        factor: @escaping () -> CGFloat = { 1 },
        present: @escaping () -> Void = {}, copy: ((String) -> Void)? = nil,
        paste: ((@escaping (String) -> Void) -> Void)? = nil
    ) {
        self.title = title
        self.screenOrigin = screenOrigin
        self.factor = factor
        self.present = present
        self.copy = copy
        self.paste = paste
    }
}

/// A window of the program as assistive tools know it.
final class AtspiWindow {
    let number: Int
    let host: ViewHost
    let reader: AccessibilityReader
    let outside: AccessibilityWindow
    var isActive = false
    /// The elements that listeners know of; nil while there are none.
    var told: AccessibilityRecords?
    var toldTitle: String
    /// Whether something was moving in the frame before.
    var wasMoving = false

    init(number: Int, host: ViewHost, outside: AccessibilityWindow) {
        self.number = number
        self.host = host
        self.outside = outside
        reader = AccessibilityReader(host)
        toldTitle = outside.title()
    }

    var path: AtspiPath { .element(window: number, id: 0) }
}
#endif
