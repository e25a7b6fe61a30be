import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct ColorTests {
    private func environment(_ scheme: ColorScheme, _ metrics: PlatformMetrics = .desktop) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        values.platformMetrics = metrics
        return values
    }

    /// sRGB of version 26, measured (iamcgn/swiftui-web, docs Paint and DarkMode).
    @Test(arguments: [
        (Color.red, "#FF383CFF", "#FF4245FF"), (.orange, "#FF8D28FF", "#FF9230FF"), (.yellow, "#FFCC00FF", "#FFD600FF"),
        (.green, "#34C759FF", "#30D158FF"), (.mint, "#00C8B3FF", "#00DAC3FF"), (.teal, "#00C3D0FF", "#00D2E0FF"),
        (.cyan, "#00C0E8FF", "#3CD3FEFF"), (.blue, "#0088FFFF", "#0091FFFF"), (.indigo, "#6155F5FF", "#6D7CFFFF"),
        (.purple, "#CB30E0FF", "#DB34F2FF"), (.pink, "#FF2D55FF", "#FF375FFF"), (.brown, "#AC7F5EFF", "#B78A66FF"),
        (.gray, "#8E8E93FF", "#98989DFF"), (.primary, "#000000D8", "#FFFFFFD8"), (.secondary, "#0000007F", "#FFFFFF8C"),
        (.accentColor, "#0088FFFF", "#007AFFFF"), (.black, "#000000FF", "#000000FF"),
        (.clear, "#00000000", "#00000000"),
    ])
    func systemColors(color: Color, light: String, dark: String) {
        #expect("\(color.resolve(in: environment(.light)))" == light, "\(color) in light")
        #expect("\(color.resolve(in: environment(.dark)))" == dark, "\(color) in dark")
    }

    @Test func touchLabels() {
        #expect("\(Color.primary.resolve(in: environment(.light, .touch)))" == "#000000FF")
        #expect("\(Color.secondary.resolve(in: environment(.light, .touch)))" == "#3C3C4399")
        #expect("\(Color.secondary.resolve(in: environment(.dark, .touch)))" == "#EBEBF599")
    }

    /// Rounding as in OpenSwiftUI's compatibility tests against SwiftUI: 0.3 is 4C as a channel and 4D as alpha, 95 in
    /// linear light; P3 0.412/.508/.69 is 63 82 B4.
    @Test func resolvedRounding() {
        let values = environment(.light)
        let even = Color(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3).resolve(in: values)
        #expect(even.description == "#4C4C4C4D")
        #expect(Color(.sRGBLinear, white: 0.3).resolve(in: values).description == "#959595FF")
        #expect(
            Color(.displayP3, red: 0.412, green: 0.508, blue: 0.69).resolve(in: values).description == "#6382B4FF")
    }

    @Test func descriptions() {
        #expect("\(Color.red)" == "red")
        #expect("\(Color.red.opacity(0.334))" == "33% red")
        #expect("\(Color(red: 1, green: 0, blue: 0))" == "#FF0000FF")
        #expect("\(Color.accentColor)" == "accentColor")
    }

    @Test func hueSaturationBrightness() {
        let values = environment(.light)
        #expect("\(Color(hue: 0, saturation: 1, brightness: 1).resolve(in: values))" == "#FF0000FF")
        #expect("\(Color(hue: 1 / 3, saturation: 1, brightness: 1).resolve(in: values))" == "#00FF00FF")
        #expect("\(Color(hue: 2 / 3, saturation: 0.5, brightness: 0.5).resolve(in: values))" == "#404080FF")
        #expect("\(Color(hue: -1 / 3, saturation: 1, brightness: 1).resolve(in: values))" == "#0000FFFF")
    }

    @Test func mixing() {
        let values = environment(.light)
        let black = Color.black, white = Color.white
        #expect("\(black.mix(with: white, by: 0.5, in: .device).resolve(in: values))" == "#808080FF")
        #expect("\(black.mix(with: white, by: 0).resolve(in: values))" == "#000000FF")
        #expect("\(black.mix(with: white, by: 1).resolve(in: values))" == "#FFFFFFFF")
    }

    @Test func aColorIsAFlexibleView() {
        let studio = Studio { Color.red }
        #expect(studio.contentSize == CGSize(width: 100, height: 60))
        #expect(studio.size(nil, nil) == CGSize(width: 10, height: 10))
        #expect(studio.picture == "fill rect (0, 0) 100x60 #FF383CFF")
    }

    @Test func aMissingNamedColorIsSaidOnce() {
        var said: [Diagnostic.Code] = []
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.onDiagnostic = { said.append($0.code) }
        host.setContent { Color("no such colour") }
        host.flush()
        #expect(said == [.missingColor])
    }

    @Test func foregroundRanks() {
        let studio = Studio {
            VStack(spacing: 0) {
                Rectangle().fill(.secondary)
                Rectangle().fill(.primary)
            }.foregroundStyle(.black)
        }
        #expect(
            studio.picture == """
                group
                  fill rect (0, 0) 100x30 #00000080
                  fill rect (0, 0) 100x30 #000000FF at (0, 30)
                """)
    }

    @Test func aRankInsideOfTheForegroundIsOneOfTheOuterForeground() {
        let studio = Studio { Rectangle().foregroundStyle(.secondary).foregroundStyle(.black) }
        #expect(studio.picture == "fill rect (0, 0) 100x60 #00000080")
    }

    @Test func theInnermostForegroundWins() {
        let studio = Studio { Rectangle().foregroundColor(.black).foregroundStyle(.white) }
        #expect(studio.picture == "fill rect (0, 0) 100x60 #000000FF")
    }

    @Test func tintAndAccent() {
        let tinted = Studio { Rectangle().fill(.tint).tint(.black) }
        #expect(tinted.picture == "fill rect (0, 0) 100x60 #000000FF")
        let accented = Studio { Rectangle().fill(.tint).accentColor(.white) }
        #expect(accented.picture == "fill rect (0, 0) 100x60 #FFFFFFFF")
    }
}
