#if GTK
import CGTK
import MartletCore

/// Shows the pointer as views want it, by the names of CSS that every cursor theme has.
final class CursorInput {
    private unowned let surface: WindowSurface

    init(_ surface: WindowSurface) {
        self.surface = surface
        surface.host.input.onPointerStyle = { [weak self] style in
            guard let self else { return }
            gtk_widget_set_cursor_from_name(self.surface.content.widget, style.map(\.cursorName))
        }
    }

    func detach() { surface.host.input.onPointerStyle = nil }
}

extension PointerStyle {
    /// The cursor's name in CSS.
    var cursorName: String {
        switch kind {
        case .normal: "default"
        case .horizontalText: "text"
        case .verticalText: "vertical-text"
        case .rectSelection: "crosshair"
        case .grabIdle: "grab"
        case .grabActive: "grabbing"
        case .link: "pointer"
        case .zoomIn: "zoom-in"
        case .zoomOut: "zoom-out"
        case .columnResize(.leading): "w-resize"
        case .columnResize(.trailing): "e-resize"
        case .columnResize: "col-resize"
        case .rowResize(.up): "n-resize"
        case .rowResize(.down): "s-resize"
        case .rowResize: "row-resize"
        case .frameResize(let position, _):
            switch position {
            case .top: "n-resize"
            case .bottom: "s-resize"
            case .leading: "w-resize"
            case .trailing: "e-resize"
            case .topLeading: "nw-resize"
            case .topTrailing: "ne-resize"
            case .bottomLeading: "sw-resize"
            case .bottomTrailing: "se-resize"
            }
        }
    }
}
#endif
