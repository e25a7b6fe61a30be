import MartletDrawing
import Testing

@testable import MartletCore

/// The system's colours where the user has asked for more contrast.
@MainActor struct ContrastTests {
    /// Against what lies behind it, by WCAG 2.1: 1 for none, 21 for black on white.
    private func contrast(_ color: RGBA, on background: RGBA) -> Float {
        func light(_ color: RGBA) -> Float {
            func channel(_ value: Float, _ behind: Float) -> Float {
                let seen = value * color.alpha + behind * (1 - color.alpha)
                return seen <= 0.04045 ? seen / 12.92 : pow((seen + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * channel(color.red, background.red) + 0.7152 * channel(color.green, background.green)
                + 0.0722 * channel(color.blue, background.blue)
        }
        let values = [light(color), light(background)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    @Test(arguments: SystemColor.allCases) func moreIsMore(_ color: SystemColor) {
        for scheme in ColorScheme.allCases {
            for metrics in [PlatformMetrics.desktop, .touch] {
                let background = SystemColor.windowBackground.resolve(scheme, metrics)
                let usual = contrast(color.resolve(scheme, metrics), on: background)
                let increased = contrast(color.resolveIncreased(scheme, metrics), on: background)
                #expect(increased >= usual, "\(color) \(scheme) \(metrics): \(usual) and \(increased)")
            }
        }
    }

    @Test func viewsFollow() {
        let studio = Studio { Color.red }
        let before = studio.picture
        studio.host.updateEnvironment { $0.hostColorSchemeContrast = .increased }
        #expect(studio.picture == "fill rect (0, 0) 100x60 #D70015FF")
        studio.host.updateEnvironment { $0.hostColorSchemeContrast = .standard }
        #expect(studio.picture == before)
    }
}
