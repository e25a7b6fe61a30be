extension GraphicsContext {
    /// What paths are painted with.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case style(AnyShapeStyle)
            /// With points in user space.
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            indirect case palette([Shading])
        }

        private let kind: Kind

        /// The foreground style of the place.
        public static var foreground: Shading { style(.foreground) }

        public static func color(_ color: Color) -> Shading { style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

        /// Any style; places in it are parts of the path's bounds.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// A gradient along a line between two points of user space. Of the options nothing is drawn differently yet.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }

        /// A gradient between two circles around a point of user space.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }

        /// A gradient once round a point of user space.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }

        /// A picture that is repeated.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }

        /// Several shadings; where only one is used, the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        func paint(in rect: CGRect, _ context: GraphicsContext) -> Paint? {
            let style = context.source.style
            switch kind {
            case .style(let any):
                let resolved = any._resolve(style)
                return resolved.isClear ? nil : resolved.paint(in: rect)
            case .linear(let gradient, let start, let end):
                return .linearGradient(gradient.resolve(style), start: start, end: end)
            case .radial(let gradient, let center, let start, let end):
                return .radialGradient(gradient.resolve(style), center: center, startRadius: start, endRadius: end)
            case .conic(let gradient, let center, let angle):
                return .angularGradient(
                    gradient.resolve(style), center: center, startAngle: angle, endAngle: angle + .degrees(360))
            case .palette(let shadings): return shadings.first?.paint(in: rect, context)
            }
        }
    }

    /// The shading as it is drawn here, with all colours looked up.
    public func resolve(_ shading: Shading) -> Shading { shading }

    /// How gradients of a context go on beyond their ends. Nothing is drawn differently yet.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// How what is drawn meets what was drawn before.
    public struct BlendMode: Equatable, Sendable {
        let mode: MartletDrawing.BlendMode

        public static let normal = BlendMode(mode: .normal)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        public static let destinationOver = BlendMode(mode: .destinationOver)
        public static let destinationOut = BlendMode(mode: .destinationOut)
        public static let plusDarker = BlendMode(mode: .plusDarker)
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }
}
