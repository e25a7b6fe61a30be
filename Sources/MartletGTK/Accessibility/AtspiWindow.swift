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

    /// The window's menus, and how their items are done.
    private(set) var menus = AtspiMenus()
    private var perform: (MenuCommand) -> Void = { _ in }
    private var joined: (readings: Int, records: AccessibilityRecords)?

    func show(_ menus: AtspiMenus, perform: @escaping (MenuCommand) -> Void) {
        self.menus = menus
        self.perform = perform
        joined = nil
    }

    /// The elements and menus now. Costs the size of the tree, the first time after an update.
    func records() -> AccessibilityRecords {
        let views = reader.records()
        if menus.records.isEmpty { return views }
        if let joined, joined.readings == reader.readings { return joined.records }
        let all = menus.joined(to: views)
        joined = (reader.readings, all)
        return all
    }

    /// Performs an action of an element, or does what an item of a menu says.
    func perform(_ kind: AccessibilityActionKind, on id: AccessibilityRecord.ID) -> Bool {
        guard let command = menus.command(id) else { return reader.perform(kind, on: id) }
        guard command.isEnabled else { return false }
        perform(command)
        return true
    }

    var path: AtspiPath { .element(window: number, id: 0) }
}
#endif
