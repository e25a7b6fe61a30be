/// What the desktop gives to all windows of a program. A host puts its own in; without one the clipboards are the program's own
/// and nothing else is there.
package final class DesktopServices {
    /// What Copy puts something on and Paste takes it from.
    package var clipboard: any Clipboard
    /// The selection that the middle button pastes; nil where there is none.
    package var primarySelection: (any Clipboard)?
    package var fileDialogs: (any FileDialogs)?
    /// How the insertion point blinks; nil if it does not.
    package var caretBlink: CaretBlink?

    package init(clipboard: any Clipboard = MemoryClipboard()) { self.clipboard = clipboard }

    /// How the insertion point blinks, in seconds.
    package struct CaretBlink: Equatable, Sendable {
        /// From one appearance to the next; it shows for half of that.
        package var period: Double
        /// How long it blinks after the last act; then it shows and nothing waits any more.
        package var timeout: Double

        package init(period: Double = 1.2, timeout: Double = 10) {
            self.period = period
            self.timeout = timeout
        }
    }
}
