import SwiftUI

/// What the desktop's settings become for views.
struct SettingsScreen: View {
    @Environment(\.self) private var environment
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        VStack {
            Text("Text")
                .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { Probe.say("text \(Int($0.rounded()))") }
            Color.accentColor.frame(width: 40, height: 40)
        }
        .onChange(of: colorScheme, initial: true) { Probe.say("scheme \(colorScheme)") }
        .onChange(of: contrast) { Probe.say("contrast \(contrast)") }
        .onChange(of: reducesMotion) { Probe.say("reduces motion \(reducesMotion)") }
        .onChange(of: accent) { Probe.say("accent \(accent)") }
    }

    private var accent: String { Color.accentColor.resolve(in: environment).description }
}
