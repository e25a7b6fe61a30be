extension VisualEffect {
    private nonisolated func followed(by effect: some PictureEffect & Sendable) -> some VisualEffect {
        ChainedVisualEffect(base: self, last: effect)
    }

    // MARK: Moving and turning

    /// Moves the picture, in points; x counts in reading direction.
    nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
        followed(by: OffsetPicture(offset: offset))
    }

    /// Moves the picture, in points; x counts in reading direction.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Scales the picture about a point of the frame.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        followed(by: _ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the picture about a point of the frame.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales the picture about a point of the frame.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the picture clockwise about a point of the frame.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        followed(by: _RotationEffect(angle: angle, anchor: anchor))
    }

    /// Turns the picture about an axis in space. `perspective` 0 is none.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        followed(
            by: _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Draws through an affine transform about the top leading corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        followed(by: _TransformEffect(transform: transform))
    }

    /// Draws through a projection.
    nonisolated public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        followed(by: _ProjectionEffect(transform: transform))
    }

    // MARK: Colours

    /// Makes the picture transparent: 0 is not to be seen and not to be hit, 1 changes nothing.
    nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
        followed(by: _OpacityEffect(opacity: opacity))
    }

    /// Softens the picture by a Gaussian whose sigma is `radius` points. An opaque blur keeps the edges hard.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        followed(by: _BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Makes the picture brighter by `amount`: 0 changes nothing, 1 is white.
    nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
        followed(by: _BrightnessEffect(amount: amount))
    }

    /// Spreads colours about middle gray by a factor; 1 changes nothing.
    nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
        followed(by: _ContrastEffect(amount: amount))
    }

    /// Scales the distance of colours to gray; 1 changes nothing, 0 is gray.
    nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
        followed(by: _SaturationEffect(amount: amount))
    }

    /// Moves colours towards gray; 0 changes nothing, 1 is gray.
    nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
        followed(by: _GrayscaleEffect(amount: amount))
    }

    /// Turns hues by an angle.
    nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
        followed(by: _HueRotationEffect(angle: angle))
    }
}
