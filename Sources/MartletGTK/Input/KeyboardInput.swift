#if GTK
import CGTK
import Foundation
import MartletCore

/// Keys, as GTK tells them, for the host of a window.
final class KeyboardInput {
    private unowned let surface: WindowSurface
    private let controller: OpaquePointer
    /// Asked before anything else; true if an input method has taken the key.
    var filter: ((OpaquePointer) -> Bool)?

    init(_ surface: WindowSurface) {
        self.surface = surface
        controller = gtk_event_controller_key_new()
        connect(
            controller, "key-pressed",
            { controller, keyval, keycode, state, data in
                let input = object(data, as: KeyboardInput.self)
                return input.keyPressed(keyval, keycode, state) ? 1 : 0
            } as @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean, self)
        connect(
            controller, "modifiers",
            { _, state, data in
                object(data, as: KeyboardInput.self).surface.host.input.modifiersChanged(EventModifiers(state))
                return 0
            } as @convention(c) (gpointer?, GdkModifierType, gpointer?) -> gboolean, self)
        gtk_widget_add_controller(surface.content.widget, controller)
    }

    func detach() { gtk_widget_remove_controller(surface.content.widget, controller) }

    private func keyPressed(_ keyval: guint, _ keycode: guint, _ state: GdkModifierType) -> Bool {
        if let filter, let event = gtk_event_controller_get_current_event(controller), filter(event) { return true }
        let modifiers = EventModifiers(state)
        guard let key = KeyTranslation.key(keyval, keycode, modifiers, gtk_widget_get_display(surface.content.widget))
        else { return false }
        surface.catchUp()
        let typed = KeyTranslation.text(keyval)
        let isHandled = surface.host.input.keyPress(
            key, modifiers, characters: typed ?? String(key.character))
        if isHandled { return true }
        // What is typed with Control or Alt held is a command that nobody knows.
        guard let typed, modifiers.isDisjoint(with: [.command, .option, .control]) else { return false }
        return surface.host.input.insertText(typed)
    }
}
#endif
