import MartletCairo
import MartletCore
import MartletDrawing

extension Harness {
    /// The circumstances of a view: what a device, a user's settings and a window would decide.
    public struct Traits {
        /// How text is measured and drawn.
        public enum Text: Hashable, Sendable {
            /// Every letter has the same width: layout that is the same on all machines.
            case fixedAdvance
            /// By Pango with real fonts.
            case pango
        }

        public var layoutDirection: LayoutDirection
        public var displayScale: CGFloat
        public var locale: Locale
        public var timeZone: TimeZone
        public var text: Text
        /// Frames for each second of virtual time.
        public var frameRate: Double

        public init(
            displayScale: CGFloat = 1,
            layoutDirection: LayoutDirection = .leftToRight,
            locale: Locale = Locale(identifier: "en_US"),
            timeZone: TimeZone = TimeZone(identifier: "UTC") ?? .current,
            text: Text = .fixedAdvance,
            frameRate: Double = 60
        ) {
            self.displayScale = displayScale
            self.layoutDirection = layoutDirection
            self.locale = locale
            self.timeZone = timeZone
            self.text = text
            self.frameRate = frameRate
        }

        func apply(to values: inout EnvironmentValues) {
            values.layoutDirection = layoutDirection
        }
    }
}

extension Harness.Traits.Text {
    var shaper: any TextShaper {
        switch self {
        case .fixedAdvance: FixedAdvanceShaper()
        case .pango: PangoShaper()
        }
    }
}
