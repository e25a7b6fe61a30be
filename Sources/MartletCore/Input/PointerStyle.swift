import MartletGraph

/// What the pointer looks like over a view. A wish to the host, which shows what its system has.
public struct PointerStyle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case normal, horizontalText, verticalText, rectSelection, grabIdle, grabActive, link, zoomIn, zoomOut
        case columnResize(HorizontalDirection.Set), rowResize(VerticalDirection.Set)
        case frameResize(FrameResizePosition, FrameResizeDirection.Set)
    }

    package let kind: Kind

    public static let `default` = PointerStyle(kind: .normal)
    public static let horizontalText = PointerStyle(kind: .horizontalText)
    public static let verticalText = PointerStyle(kind: .verticalText)
    public static let rectSelection = PointerStyle(kind: .rectSelection)
    public static let grabIdle = PointerStyle(kind: .grabIdle)
    public static let grabActive = PointerStyle(kind: .grabActive)
    public static let link = PointerStyle(kind: .link)
    public static let zoomIn = PointerStyle(kind: .zoomIn)
    public static let zoomOut = PointerStyle(kind: .zoomOut)
    public static let columnResize = PointerStyle(kind: .columnResize(.all))
    public static let rowResize = PointerStyle(kind: .rowResize(.all))

    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        PointerStyle(kind: .columnResize(directions))
    }

    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        PointerStyle(kind: .rowResize(directions))
    }

    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        PointerStyle(kind: .frameResize(position, directions))
    }
}

/// A direction along lines.
public enum HorizontalDirection: Int8, CaseIterable, Sendable {
    case leading, trailing

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

/// Up or down.
public enum VerticalDirection: Int8, CaseIterable, Sendable {
    case up, down

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }
        public static let up = Set(.up)
        public static let down = Set(.down)
        public static let all: Set = [.up, .down]
    }
}

/// A side or a corner by which a frame is resized.
public enum FrameResizePosition: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Where a frame can be resized to.
public enum FrameResizeDirection: Int8, CaseIterable, Sendable {
    case inward, outward

    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }
        public static let inward = Set(.inward)
        public static let outward = Set(.outward)
        public static let all: Set = [.inward, .outward]
    }
}

nonisolated struct _PointerStyleModifier: UnaryModifier {
    let style: PointerStyle?

    nonisolated static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        surround(HoverNode(inputs), modifier: modifier, inputs: inputs, body: body) { node, value, _ in
            node.pointerStyle = value.style
        }
    }
}

extension View {
    /// Sets what the pointer looks like over the view; nil leaves it as it is further out. The innermost wins.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(_PointerStyleModifier(style: style))
    }
}
