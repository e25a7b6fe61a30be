#if GTK
import CGTK
import MartletCore

/// Which key a key of the keyboard is for SwiftUI, and what it types.
enum KeyTranslation {
    private static let named: [guint: KeyEquivalent] = [
        guint(GDK_KEY_Up): .upArrow, guint(GDK_KEY_KP_Up): .upArrow,
        guint(GDK_KEY_Down): .downArrow, guint(GDK_KEY_KP_Down): .downArrow,
        guint(GDK_KEY_Left): .leftArrow, guint(GDK_KEY_KP_Left): .leftArrow,
        guint(GDK_KEY_Right): .rightArrow, guint(GDK_KEY_KP_Right): .rightArrow,
        guint(GDK_KEY_Delete): .deleteForward, guint(GDK_KEY_KP_Delete): .deleteForward,
        guint(GDK_KEY_BackSpace): .delete, guint(GDK_KEY_Clear): .clear,
        guint(GDK_KEY_Home): .home, guint(GDK_KEY_KP_Home): .home,
        guint(GDK_KEY_End): .end, guint(GDK_KEY_KP_End): .end,
        guint(GDK_KEY_Page_Up): .pageUp, guint(GDK_KEY_KP_Page_Up): .pageUp,
        guint(GDK_KEY_Page_Down): .pageDown, guint(GDK_KEY_KP_Page_Down): .pageDown,
        guint(GDK_KEY_Escape): .escape,
        guint(GDK_KEY_Tab): .tab, guint(GDK_KEY_KP_Tab): .tab, guint(GDK_KEY_ISO_Left_Tab): .tab,
        guint(GDK_KEY_Return): .return, guint(GDK_KEY_KP_Enter): .return, guint(GDK_KEY_ISO_Enter): .return,
        guint(GDK_KEY_space): .space, guint(GDK_KEY_KP_Space): .space,
    ]

    /// The functional keys, with the characters that AppKit has for them (NSEvent.h).
    private static let firstFunctionKey: UInt32 = 0xF704

    /// The key, by the character that it gives without Control and Alt; nil for a key that only changes others.
    static func key(
        _ keyval: guint, _ keycode: guint, _ modifiers: EventModifiers, _ display: OpaquePointer?
    ) -> KeyEquivalent? {
        if let key = named[keyval] { return key }
        if keyval >= guint(GDK_KEY_F1), keyval <= guint(GDK_KEY_F35),
            let scalar = Unicode.Scalar(firstFunctionKey + (keyval - guint(GDK_KEY_F1)))
        {
            return KeyEquivalent(Character(scalar))
        }
        guard let own = character(gdk_keyval_to_lower(keyval)) else { return nil }
        // A shortcut is a Latin letter on keyboards of other writings too.
        if !own.isASCII, !modifiers.isDisjoint(with: [.command, .option, .control]),
            let latin = latinCharacter(keycode, display)
        {
            return KeyEquivalent(latin)
        }
        return KeyEquivalent(own)
    }

    /// What the key types, if it types anything.
    static func text(_ keyval: guint) -> String? {
        guard let character = character(keyval), !character.unicodeScalars.contains(where: isControl) else {
            return nil
        }
        return String(character)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 32 || scalar.value == 127 }

    private static func character(_ keyval: guint) -> Character? {
        let value = gdk_keyval_to_unicode(keyval)
        guard value != 0, let scalar = Unicode.Scalar(value) else { return nil }
        return Character(scalar)
    }

    /// The ASCII letter that the same key has in another of the keyboard's layouts.
    private static func latinCharacter(_ keycode: guint, _ display: OpaquePointer?) -> Character? {
        var keys: UnsafeMutablePointer<GdkKeymapKey>?
        var values: UnsafeMutablePointer<guint>?
        var count: gint = 0
        guard gdk_display_map_keycode(display, keycode, &keys, &values, &count) != 0 else { return nil }
        defer {
            g_free(keys)
            g_free(values)
        }
        for index in 0..<Int(count) where keys![index].level == 0 {
            if let found = character(values![index]), found.isASCII { return found }
        }
        return nil
    }
}
#endif
