/// The colours that have a name in every app.
enum SystemColor: String, Hashable, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary, quinary
    case accent, separator, windowBackground, selection

    /// The colour for an appearance.
    ///
    /// Sources: hues, accent, primary and secondary of the desktop as measured on macOS 26.2 (iamcgn/swiftui-web, docs
    /// Paint and DarkMode); labels of touch as in OpenSwiftUI's table of iOS. Levels below secondary on the desktop, the
    /// window's background and the selection were not measured: they follow the ratios of the hierarchical levels.
    func resolve(_ scheme: ColorScheme, _ metrics: PlatformMetrics) -> RGBA {
        let isDark = scheme == .dark
        func pick(_ light: RGBA, _ dark: RGBA) -> RGBA { isDark ? dark : light }
        func rgb(_ light: UInt32, _ dark: UInt32) -> RGBA { RGBA(hex: isDark ? dark : light) }
        switch self {
        case .red: return rgb(0xFF383C, 0xFF4245)
        case .orange: return rgb(0xFF8D28, 0xFF9230)
        case .yellow: return rgb(0xFFCC00, 0xFFD600)
        case .green: return rgb(0x34C759, 0x30D158)
        case .mint: return rgb(0x00C8B3, 0x00DAC3)
        case .teal: return rgb(0x00C3D0, 0x00D2E0)
        case .cyan: return rgb(0x00C0E8, 0x3CD3FE)
        case .blue: return rgb(0x0088FF, 0x0091FF)
        case .indigo: return rgb(0x6155F5, 0x6D7CFF)
        case .purple: return rgb(0xCB30E0, 0xDB34F2)
        case .pink: return rgb(0xFF2D55, 0xFF375F)
        case .brown: return rgb(0xAC7F5E, 0xB78A66)
        case .gray: return rgb(0x8E8E93, metrics == .desktop ? 0x98989D : 0x8E8E93)
        case .accent: return rgb(0x0088FF, metrics == .desktop ? 0x007AFF : 0x0091FF)
        case .primary:
            return metrics == .desktop
                ? pick(RGBA.black.withAlpha(216 / 255), RGBA.white.withAlpha(216 / 255)) : pick(.black, .white)
        case .secondary: return label(isDark, metrics, light: 0.6, dark: 0.6, desktop: (127 / 255, 140 / 255))
        case .tertiary: return label(isDark, metrics, light: 0.3, dark: 0.3, desktop: (0.25, 0.25))
        case .quaternary: return label(isDark, metrics, light: 0.18, dark: 0.16, desktop: (0.1, 0.1))
        case .quinary: return label(isDark, metrics, light: 0.09, dark: 0.08, desktop: (0.05, 0.05))
        case .separator:
            return pick(RGBA(hex: 0x3C3C43).withAlpha(0.29), RGBA(hex: 0x545458).withAlpha(0.6))
        case .windowBackground:
            return metrics == .desktop ? rgb(0xFFFFFF, 0x1E1E1E) : pick(.white, .black)
        case .selection: return SystemColor.accent.resolve(scheme, metrics).withAlpha(0.3)
        }
    }

    private func label(
        _ isDark: Bool, _ metrics: PlatformMetrics, light: Float, dark: Float, desktop: (Float, Float)
    ) -> RGBA {
        if metrics == .desktop { return isDark ? RGBA.white.withAlpha(desktop.1) : RGBA.black.withAlpha(desktop.0) }
        return isDark ? RGBA(hex: 0xEBEBF5).withAlpha(dark) : RGBA(hex: 0x3C3C43).withAlpha(light)
    }
}

extension RGBA {
    init(hex: UInt32) {
        self.init(bytes: UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255))
    }
}
