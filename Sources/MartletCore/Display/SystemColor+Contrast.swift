extension SystemColor {
    func resolve(in environment: EnvironmentValues) -> RGBA {
        let scheme = environment.colorScheme, metrics = environment.platformMetrics
        return environment.colorSchemeContrast == .increased
            ? resolveIncreased(scheme, metrics) : resolve(scheme, metrics)
    }

    /// The colour where the user has asked for more contrast.
    ///
    /// Sources: "accessible" system colours of Apple's Human Interface Guidelines as they were before iOS 26, whose own are not
    /// known; a dark yellow that contrasts less than that of today is left out. Labels and lines were not measured: the first
    /// is opaque, the others are 1.4 times as opaque.
    func resolveIncreased(_ scheme: ColorScheme, _ metrics: PlatformMetrics) -> RGBA {
        let isDark = scheme == .dark
        func rgb(_ light: UInt32, _ dark: UInt32) -> RGBA { RGBA(hex: isDark ? dark : light) }
        switch self {
        case .red: return rgb(0xD70015, 0xFF6961)
        case .orange: return rgb(0xC93400, 0xFFB340)
        case .yellow: return rgb(0xB25000, 0xFFD600)
        case .green: return rgb(0x248A3D, 0x30DB5B)
        case .mint: return rgb(0x0C817B, 0x66D4CF)
        case .teal: return rgb(0x008299, 0x5DE6FF)
        case .cyan: return rgb(0x0071A4, 0x70D7FF)
        case .blue, .accent: return rgb(0x0040DD, 0x409CFF)
        case .indigo: return rgb(0x3634A3, 0x7D7AFF)
        case .purple: return rgb(0x8944AB, 0xDA8FFF)
        case .pink: return rgb(0xD30F45, 0xFF6482)
        case .brown: return rgb(0x7F6545, 0xB59469)
        case .gray: return rgb(0x6C6C70, 0xAEAEB2)
        case .primary: return isDark ? .white : .black
        case .secondary, .tertiary, .quaternary, .quinary, .separator:
            let color = resolve(scheme, metrics)
            return color.withAlpha(min(1, color.alpha * 1.4))
        case .windowBackground: return resolve(scheme, metrics)
        case .selection: return SystemColor.accent.resolveIncreased(scheme, metrics).withAlpha(0.4)
        }
    }
}
