#if GTK
import CGTK

/// The GTK that the program has been linked with.
package enum GTK {
    /// Its version as GTK gives it: major, minor, micro.
    package static var version: (UInt32, UInt32, UInt32) {
        (gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version())
    }
}
#endif
