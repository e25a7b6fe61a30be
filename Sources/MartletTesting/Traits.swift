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

        /// Whose sizes controls and text have: those of a desktop or those for fingers.
        public var metrics: PlatformMetrics
        public var colorScheme: ColorScheme
        /// Device pixels for each point.
        public var displayScale: CGFloat
        public var layoutDirection: LayoutDirection
        public var locale: Locale
        public var timeZone: TimeZone
        public var dynamicTypeSize: DynamicTypeSize
        /// Whether the user wants less motion.
        public var reduceMotion: Bool
        public var text: Text
        /// Frames for each second of virtual time.
        public var frameRate: Double
        /// The date at which virtual time starts; that of the real clock if nil.
        public var startDate: Date?
        /// What the window keeps free at its edges: a notch, a bar of the system.
        public var safeAreaInsets: EdgeInsets
        /// How far a software keyboard covers the window from below, in points.
        public var keyboardHeight: CGFloat
        /// What is behind `@AppStorage`: a store in memory that is thrown away, unless you give one to several harnesses.
        public var settings: SettingsStore

        public init(
            metrics: PlatformMetrics = .desktop,
            colorScheme: ColorScheme = .light,
            displayScale: CGFloat = 1,
            layoutDirection: LayoutDirection = .leftToRight,
            locale: Locale = Locale(identifier: "en_US"),
            timeZone: TimeZone = TimeZone(identifier: "UTC") ?? .current,
            dynamicTypeSize: DynamicTypeSize = .large,
            text: Text = .fixedAdvance,
            reduceMotion: Bool = false,
            frameRate: Double = 60,
            startDate: Date? = nil,
            safeAreaInsets: EdgeInsets = EdgeInsets(),
            keyboardHeight: CGFloat = 0,
            settings: SettingsStore = SettingsStore()
        ) {
            self.metrics = metrics
            self.colorScheme = colorScheme
            self.displayScale = displayScale
            self.layoutDirection = layoutDirection
            self.locale = locale
            self.timeZone = timeZone
            self.dynamicTypeSize = dynamicTypeSize
            self.text = text
            self.reduceMotion = reduceMotion
            self.frameRate = frameRate
            self.startDate = startDate
            self.safeAreaInsets = safeAreaInsets
            self.keyboardHeight = keyboardHeight
            self.settings = settings
        }

        func apply(to values: inout EnvironmentValues) {
            values.platformMetrics = metrics
            values.colorScheme = colorScheme
            values.displayScale = displayScale
            values.layoutDirection = layoutDirection
            values.locale = locale
            values.timeZone = timeZone
            values.dynamicTypeSize = dynamicTypeSize
            values.accessibilityReduceMotion = reduceMotion
            values.scenePhase = .active
            values.settingsStore = settings
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = locale
            calendar.timeZone = timeZone
            values.calendar = calendar
        }
    }
}

extension Harness.Traits.Text {
    var shaper: any TextShaper {
        switch self {
        case .fixedAdvance: FixedAdvanceShaper()
        case .pango: CairoPlatform.shaper
        }
    }
}
