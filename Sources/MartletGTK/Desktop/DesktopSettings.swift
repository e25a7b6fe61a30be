#if GTK
import CGTK
import Foundation
import MartletCore
import MartletDrawing

/// What a person has set for the whole desktop. What the desktop does not say is nil.
package struct DesktopSettings: Equatable {
    package var colorScheme: ColorScheme?
    package var hasHighContrast: Bool?
    package var accent: RGBA?
    package var reducesMotion: Bool?
    /// How many times as large text is to be.
    package var textScale: Double?

    package init() {}

    /// What `other` says, and what is left out there from here.
    func filled(from other: DesktopSettings) -> DesktopSettings {
        var result = self
        result.colorScheme = colorScheme ?? other.colorScheme
        result.hasHighContrast = hasHighContrast ?? other.hasHighContrast
        result.accent = accent ?? other.accent
        result.reducesMotion = reducesMotion ?? other.reducesMotion
        result.textScale = textScale ?? other.textScale
        return result
    }

    /// Puts the settings into the environment of a window.
    package func apply(to values: inout EnvironmentValues) {
        values.colorScheme = colorScheme ?? .light
        values.hostColorSchemeContrast = hasHighContrast == true ? .increased : .standard
        values.accentColor = accent.map {
            Color(red: Double($0.red), green: Double($0.green), blue: Double($0.blue))
        }
        values.accessibilityReduceMotion = reducesMotion ?? false
        let scale = textScale ?? 1
        if values.platformMetrics == .touch {
            values.dynamicTypeSize = DynamicTypeSize(scale: scale)
        } else {
            values.textScale = scale
        }
    }
}
#endif
