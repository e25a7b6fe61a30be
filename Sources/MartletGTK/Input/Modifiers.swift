#if GTK
import CGTK
import MartletCore

extension EventModifiers {
    /// The keys of a Linux keyboard by the names that SwiftUI has: what Command does on a Mac, Control does here, so
    /// `.command` is Control, `.control` the key with the system's sign, `.option` Alt.
    init(_ state: GdkModifierType) {
        self = []
        if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
        if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.command) }
        if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
        if state.rawValue & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 { insert(.control) }
        if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
    }
}
#endif
