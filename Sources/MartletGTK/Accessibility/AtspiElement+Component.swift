#if GTK
import Foundation
import MartletCore

/// What lengths are counted from.
enum AtspiOrigin: Int {
    case screen, window, parent
}

extension AtspiElement {
    /// Where the origin of such coordinates is in the window, in logical pixels.
    private func origin(_ kind: DBusValue) -> CGPoint {
        switch kind.asInt.flatMap(AtspiOrigin.init) ?? .screen {
        case .window: return .zero
        case .parent:
            let factor = window.outside.factor()
            guard !isWindow, let place = records[record.parent]?.frame.origin else { return .zero }
            return CGPoint(x: (place.x * factor).rounded(.down), y: (place.y * factor).rounded(.down))
        case .screen:
            let place = window.outside.screenOrigin() ?? .zero
            return CGPoint(x: -place.x, y: -place.y)
        }
    }

    /// A point of the window, told in pixels of other coordinates.
    func point(_ x: DBusValue, _ y: DBusValue, _ kind: DBusValue) -> CGPoint {
        let origin = origin(kind), factor = window.outside.factor()
        return CGPoint(
            x: (CGFloat(x.asInt ?? 0) + origin.x) / factor, y: (CGFloat(y.asInt ?? 0) + origin.y) / factor)
    }

    /// Left, top, width and height of a frame of the window in other coordinates, in whole pixels around it.
    func extents(_ frame: CGRect, _ kind: DBusValue) -> [DBusValue] {
        let origin = origin(kind), factor = window.outside.factor()
        func low(_ length: CGFloat) -> CGFloat { (length * factor).rounded(.down) }
        func high(_ length: CGFloat) -> CGFloat { (length * factor).rounded(.up) }
        return [
            low(frame.minX) - origin.x, low(frame.minY) - origin.y, high(frame.maxX) - low(frame.minX),
            high(frame.maxY) - low(frame.minY),
        ].map { .number(Int(whole: $0)) }
    }

    func component(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        switch method {
        case "Contains":
            return [.bool(record.frame.contains(point(arguments[0], arguments[1], arguments[2])))]
        case "GetAccessibleAtPoint":
            let point = point(arguments[0], arguments[1], arguments[2])
            guard record.frame.contains(point) else { return [directory.nothing] }
            guard let found = records.element(at: point), isWindow || isInside(found) else { return [reference(id)] }
            return [reference(found)]
        case "GetExtents": return [.tuple(extents(record.frame, arguments[0]))]
        case "GetPosition": return Array(extents(record.frame, arguments[0]).prefix(2))
        case "GetSize": return Array(extents(record.frame, .uint(1)).suffix(2))
        case "GetLayer": return [.uint(isWindow ? 7 : 3)]
        case "GetMDIZOrder": return [.short(0)]
        case "GetAlpha": return [.double(1)]
        case "GrabFocus":
            window.outside.present()
            return [.bool(isWindow || window.reader.focus(id))]
        case "ScrollTo", "ScrollToPoint": return [.bool(window.reader.reveal(id))]
        // Views stand where their layout puts them.
        case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
        default: return nil
        }
    }

    private func isInside(_ other: AccessibilityRecord.ID) -> Bool {
        var current: AccessibilityRecord.ID? = other
        while let next = current, next != 0 {
            if next == id { return true }
            current = records[next]?.parent
        }
        return false
    }
}
#endif
