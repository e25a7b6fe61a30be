#if GTK
import CGTK
import Foundation
import MartletCore

/// What joins a window to the desktop besides pictures and pointers: input methods, the clipboard, dialogs, drags.
final class WindowServices {
    private unowned let surface: WindowSurface
    private let method: TextInputMethod
    private let drops: DropIn

    /// What all windows share.
    nonisolated(unsafe) static let shared = makeShared()
    nonisolated(unsafe) private static var windows: [ObjectIdentifier: UnsafeMutablePointer<GtkWindow>] = [:]

    init(_ surface: WindowSurface, keyboard: KeyboardInput, pointer: PointerInput) {
        self.surface = surface
        let host = surface.host
        if host.input.desktop !== Self.shared { host.input.desktop = Self.shared }
        Self.windows[ObjectIdentifier(host)] = surface.window
        method = TextInputMethod(widget: surface.content.widget, host: host)
        method.factor = surface.content.factor
        drops = DropIn(widget: surface.content.widget, host: host) { [unowned surface] in surface.catchUp() }
        drops.factor = surface.content.factor
        method.catchUp = { [unowned surface] in surface.catchUp() }
        keyboard.filter = { [unowned method, unowned surface] event in
            surface.catchUp()
            let typed = KeyTranslation.text(gdk_key_event_get_keyval(event))
            return method.filter(event, typing: typed)
        }
        pointer.onOtherButton = { [unowned host] button, point in
            button == 2 && host.input.pastePrimarySelection(at: point)
        }
        host.input.onDragBegan = { [unowned surface] session in
            // A drag may outlive the window that it began in.
            let drag = DragOut(session, from: surface.content.widget, factor: surface.content.factor) {
                [weak surface] in surface?.host.input.pointerCancelled()
            }
            return drag != nil
        }
    }

    func activeDidChange(_ isActive: Bool) {
        surface.catchUp()
        surface.host.input.setWindowActive(isActive)
        method.setActive(isActive)
    }

    func detach() {
        method.detach()
        drops.detach()
        surface.host.input.onDragBegan = nil
        Self.windows[ObjectIdentifier(surface.host)] = nil
    }

    private static func makeShared() -> DesktopServices {
        let services = DesktopServices(clipboard: SystemClipboard() ?? MemoryClipboard())
        services.primarySelection = SystemClipboard(isPrimary: true)
        services.fileDialogs = SystemFileDialogs { windows[ObjectIdentifier($0)] }
        services.caretBlink = ToolkitSettings.caretBlink
        return services
    }
}
#endif
