import Foundation

/// Something about the surroundings of a preview: its size or its orientation.
public struct PreviewTrait<T>: Sendable {
    enum Content: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
    }

    let content: Content
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of a device or window.
    public static var defaultLayout: Self { Self(content: .layout(.device)) }

    /// The size that the view takes by itself.
    public static var sizeThatFitsLayout: Self { Self(content: .layout(.sizeThatFits)) }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(content: .layout(.fixed(width: width, height: height)))
    }

    public static var portrait: Self { Self(content: .orientation(.portrait)) }
    public static var portraitUpsideDown: Self { Self(content: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: Self { Self(content: .orientation(.landscapeLeft)) }
    public static var landscapeRight: Self { Self(content: .orientation(.landscapeRight)) }
}

/// The size that a preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
    /// That of a device or window.
    case device
    /// That which the view takes by itself.
    case sizeThatFits
    /// One in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }
}
