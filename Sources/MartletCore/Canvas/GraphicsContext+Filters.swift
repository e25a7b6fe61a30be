extension GraphicsContext {
    /// Something that happens to the picture of what is drawn.
    public struct Filter: Sendable {
        fileprivate let make: @Sendable (GraphicsContext) -> Effect?

        fileprivate init(_ make: @escaping @Sendable (GraphicsContext) -> Effect?) { self.make = make }

        /// A soft copy behind, softened by a Gaussian whose sigma is `radius` points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter { context in
                .shadow(
                    color.provider.rgba(in: context.source.style), radius: max(radius, 0),
                    offset: CGSize(width: x, height: y))
            }
        }

        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in radius > 0 ? .blur(radius: radius, isOpaque: options.contains(.opaque)) : nil }
        }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { _ in .projection(matrix) }
        }

        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter { _ in .colorMatrix(ColorMatrix.hueRotation(angle)) }
        }

        public static func saturation(_ amount: Double) -> Filter {
            Filter { _ in .colorMatrix(ColorMatrix.saturation(Float(amount))) }
        }

        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

        public static func brightness(_ amount: Double) -> Filter {
            Filter { _ in .colorMatrix(ColorMatrix.channels(1, plus: Float(amount))) }
        }

        public static func contrast(_ amount: Double) -> Filter {
            Filter { _ in .colorMatrix(ColorMatrix.channels(Float(amount), plus: Float(0.5 - amount / 2))) }
        }

        /// `amount` 1 turns each channel into its opposite.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { _ in .colorMatrix(ColorMatrix.channels(Float(1 - 2 * amount), plus: Float(amount))) }
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .colorMatrix(ColorMatrix.multiply(color.provider.rgba(in: $0.source.style))) }
        }

        public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Edges stay hard.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Accepted, changes nothing.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Accepted, changes nothing.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Adds a filter for what is drawn from now on.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let effect = filter.make(self) { filters.append(effect) }
    }

    // MARK: Clips

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What is inside is cut away.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// From now on only what is inside of a path is drawn.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        var path = path.applying(transform), style = style
        if options.contains(.inverse) {
            // Everything but the path, by the even-odd rule.
            path.addRect(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
            style.isEOFilled = true
        }
        clips.append(.path(path, style))
    }

    /// From now on only what is inside of a drawing is drawn, as opaque as the drawing is.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var mask = try makeLayer(content)
        if opacity < 1 { mask = DisplayItem(.effect(.opacity(max(opacity, 0)), mask)) }
        if options.contains(.inverse) {
            let all = DisplayItem(
                .fill(Path(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)), .color(.black), FillStyle()))
            let hole = DisplayItem(.effect(.blend(.destinationOut), mask))
            mask = DisplayItem(
                .effect(.compositing, DisplayItem(.group([DisplayItem.Placed(all), DisplayItem.Placed(hole)]))))
        }
        clips.append(.mask(mask))
    }

    /// The bounds of everything that the clips let through, in user space; endless without clips.
    public var clipBoundingRect: CGRect {
        var rect = CGRect.infinite
        for clip in clips {
            switch clip {
            case .path(let path, _): rect = rect.intersection(path.boundingRect)
            case .mask(let mask): rect = rect.intersection(mask.bounds)
            }
        }
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard !clips.isEmpty, determinant != 0 else { return rect }
        return rect.applying(transform.inverted())
    }
}
