import MartletCore
import MartletDrawing

extension ColorScheme {
    /// What a window shows where its content paints nothing.
    package var windowBackground: RGBA {
        self == .dark ? RGBA(red: 0.118, green: 0.118, blue: 0.118) : .white
    }
}
