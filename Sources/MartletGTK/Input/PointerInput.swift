#if GTK
import CGTK
import Foundation
import MartletCore

/// The pointer, fingers, the wheel and the touchpad, as GDK tells them, for the host of a window.
final class PointerInput {
    private unowned let surface: WindowSurface
    private let controller: OpaquePointer
    /// Crossings come to controllers of motion only.
    private let crossing: OpaquePointer
    private var input: InputState { surface.host.input }
    /// Fingers that are down, by what GDK knows them.
    private var fingers: [OpaquePointer: Int] = [:]
    private var fingerCount = 0
    /// A touchpad's pinch, which GDK tells as differences.
    private var turned = 0.0
    private var isScrollingByTouchpad = false
    /// Where the pointer was last: GDK's scroll events have no place of their own.
    private var lastPlace: CGPoint?
    private let cursor: CursorInput
    /// Told of presses with other buttons than the first; true if they were of use. Places are in points.
    var onOtherButton: ((_ button: Int, CGPoint) -> Bool)?

    /// How far one notch of a wheel goes, in points: about three lines of text.
    private static let notch: CGFloat = 54

    init(_ surface: WindowSurface) {
        self.surface = surface
        cursor = CursorInput(surface)
        controller = gtk_event_controller_legacy_new()
        crossing = gtk_event_controller_motion_new()
        connect(
            controller, "event",
            { _, event, data in
                guard let event else { return 0 }
                return object(data, as: PointerInput.self).take(event) ? 1 : 0
            } as @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean, self)
        connect(
            crossing, "enter",
            { _, x, y, data in object(data, as: PointerInput.self).enter(x, y) }
                as @convention(c) (gpointer?, Double, Double, gpointer?) -> Void, self)
        connect(
            crossing, "leave",
            { _, data in object(data, as: PointerInput.self).leave() }
                as @convention(c) (gpointer?, gpointer?) -> Void, self)
        gtk_widget_add_controller(surface.content.widget, controller)
        gtk_widget_add_controller(surface.content.widget, crossing)
    }

    /// Wayland tells of a pointer that has come by this alone.
    private func enter(_ x: Double, _ y: Double) {
        let point = CGPoint(x: x / surface.content.factor, y: y / surface.content.factor)
        lastPlace = point
        surface.catchUp()
        input.hover(at: point)
        surface.clock.request()
    }

    private func leave() {
        surface.catchUp()
        input.hover(at: nil)
        surface.clock.request()
    }

    func detach() {
        gtk_widget_remove_controller(surface.content.widget, controller)
        gtk_widget_remove_controller(surface.content.widget, crossing)
        cursor.detach()
    }

    private func take(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: return press(event)
        case GDK_BUTTON_RELEASE:
            guard gdk_button_event_get_button(event) == 1, let point = place(of: event) else { return false }
            surface.catchUp()
            input.pointerUp(at: point, modifiers: modifiers(event))
        case GDK_MOTION_NOTIFY, GDK_ENTER_NOTIFY:
            guard let point = place(of: event) else { return false }
            lastPlace = point
            surface.catchUp()
            input.pointerMoved(to: point, modifiers: modifiers(event))
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return touch(event)
        case GDK_SCROLL: return scroll(event)
        case GDK_TOUCHPAD_PINCH: return pinch(event)
        case GDK_GRAB_BROKEN:
            surface.catchUp()
            input.pointerCancelled()
        default: return false
        }
        surface.clock.request()
        return true
    }

    private func press(_ event: OpaquePointer) -> Bool {
        guard let point = place(of: event) else { return false }
        gtk_widget_grab_focus(surface.content.widget)
        surface.catchUp()
        let button = Int(gdk_button_event_get_button(event))
        guard button == 1 else { return onOtherButton?(button, point) ?? false }
        input.pointerDown(at: point, kind: .mouse, modifiers: modifiers(event))
        surface.clock.request()
        return true
    }

    private func touch(_ event: OpaquePointer) -> Bool {
        guard let sequence = gdk_event_get_event_sequence(event), let point = place(of: event) else { return false }
        surface.catchUp()
        let type = gdk_event_get_event_type(event)
        if type == GDK_TOUCH_BEGIN {
            fingerCount += 1
            fingers[sequence] = fingerCount
            gtk_widget_grab_focus(surface.content.widget)
        }
        guard let finger = fingers[sequence] else { return false }
        switch type {
        case GDK_TOUCH_BEGIN: input.pointerDown(at: point, kind: .touch, id: finger, modifiers: modifiers(event))
        case GDK_TOUCH_UPDATE: input.pointerMoved(to: point, id: finger, modifiers: modifiers(event))
        case GDK_TOUCH_END: input.pointerUp(at: point, id: finger, modifiers: modifiers(event))
        default: input.pointerCancelled(id: finger)
        }
        if type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL { fingers[sequence] = nil }
        surface.clock.request()
        return true
    }

    // MARK: Scrolling

    private func scroll(_ event: OpaquePointer) -> Bool {
        guard let point = lastPlace else { return false }
        defer { surface.clock.request() }
        if gdk_scroll_event_is_stop(event) != 0 {
            guard isScrollingByTouchpad else { return false }
            surface.catchUp()
            isScrollingByTouchpad = false
            input.touchpadScroll(.ended, at: point)
            return true
        }
        var dx = 0.0, dy = 0.0
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: dy = -1
        case GDK_SCROLL_DOWN: dy = 1
        case GDK_SCROLL_LEFT: dx = -1
        case GDK_SCROLL_RIGHT: dx = 1
        default: gdk_scroll_event_get_deltas(event, &dx, &dy)
        }
        // With Shift a wheel scrolls sideways.
        if dx == 0, modifiers(event).contains(.shift) { swap(&dx, &dy) }
        let isInPoints = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
        let unit = isInPoints ? 1 / surface.content.factor : Self.notch
        let delta = CGSize(width: dx * unit, height: dy * unit)
        if isFromTouchpad(event) {
            surface.catchUp()
            input.touchpadScroll(isScrollingByTouchpad ? .changed : .began, at: point, by: delta)
            isScrollingByTouchpad = true
            return true
        }
        turnWheel(by: delta, at: point)
        return true
    }

    /// Turns of the wheel since the last frame, all in one direction.
    private var wheelTurns: (delta: CGSize, place: CGPoint)?

    /// A wheel may turn several times for each frame, and each turn would lay out and make rows by itself. So they wait for
    /// the frame, or for another event.
    private func turnWheel(by delta: CGSize, at point: CGPoint) {
        if let turns = wheelTurns {
            let goesOn =
                turns.place == point && turns.delta.width * delta.width >= 0
                && turns.delta.height * delta.height >= 0
            if goesOn {
                wheelTurns = (
                    CGSize(width: turns.delta.width + delta.width, height: turns.delta.height + delta.height), point
                )
                return
            }
            surface.catchUp()
        }
        wheelTurns = (delta, point)
    }

    /// Scrolls by what the wheel has turned.
    func deliverWheel() {
        guard let turns = wheelTurns else { return }
        wheelTurns = nil
        _ = input.scroll(at: turns.place, by: turns.delta)
    }

    private func isFromTouchpad(_ event: OpaquePointer) -> Bool {
        guard let device = gdk_event_get_device(event) else { return false }
        return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
    }

    private func pinch(_ event: OpaquePointer) -> Bool {
        guard let point = place(of: event) else { return false }
        surface.catchUp()
        let scale = gdk_touchpad_event_get_pinch_scale(event)
        switch gdk_touchpad_event_get_gesture_phase(event) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
            turned = 0
            input.touchpad(.began, at: point)
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
            // In radians, clockwise (GDK's documentation of GdkEventTouchpadPinch).
            turned += gdk_touchpad_event_get_pinch_angle_delta(event)
            input.touchpad(.changed, at: point, scale: scale, rotation: .radians(turned))
        case GDK_TOUCHPAD_GESTURE_PHASE_END: input.touchpad(.ended, at: point, scale: scale, rotation: .radians(turned))
        default: input.touchpad(.cancelled, at: point)
        }
        surface.clock.request()
        return true
    }

    // MARK: Events

    private func modifiers(_ event: OpaquePointer) -> EventModifiers {
        EventModifiers(gdk_event_get_modifier_state(event))
    }

    /// Where in the content an event is, in points.
    private func place(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0, y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
        return place(x, y)
    }

    /// A place on the window's surface as one in the content.
    private func place(_ x: Double, _ y: Double) -> CGPoint? {
        guard let native = gtk_widget_get_native(surface.content.widget) else { return nil }
        var left = 0.0, top = 0.0
        gtk_native_get_surface_transform(native, &left, &top)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var px = 0.0, py = 0.0
        gtk_widget_translate_coordinates(root, surface.content.widget, x - left, y - top, &px, &py)
        return CGPoint(x: px / surface.content.factor, y: py / surface.content.factor)
    }
}
#endif
