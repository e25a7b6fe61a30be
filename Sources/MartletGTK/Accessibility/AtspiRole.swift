#if GTK
import MartletCore

/// What kind of element assistive tools take one for: its number and name in AT-SPI 2.46.
struct AtspiRole: Equatable {
    let number: UInt32
    let name: String

    private init(_ number: UInt32, _ name: String) {
        self.number = number
        self.name = name
    }

    static let application = AtspiRole(75, "application")
    static let frame = AtspiRole(23, "frame")

    init(_ record: AccessibilityRecord) {
        if let part = record.menuPart {
            self =
                switch part {
                case .bar: AtspiRole(34, "menu bar")
                case .menu: AtspiRole(33, "menu")
                case .item: AtspiRole(35, "menu item")
                case .checkItem: AtspiRole(8, "check menu item")
                }
            return
        }
        self =
            switch record.role {
            case .staticText: AtspiRole(29, "label")
            case .image: AtspiRole(27, "image")
            case .button: AtspiRole(43, "push button")
            case .link: AtspiRole(88, "link")
            case .checkBox: AtspiRole(7, "check box")
            case .switch: AtspiRole(62, "toggle button")
            case .radioButton: AtspiRole(44, "radio button")
            case .textField: AtspiRole(79, "entry")
            case .secureTextField: AtspiRole(40, "password text")
            case .textEditor: AtspiRole(61, "text")
            case .slider: AtspiRole(51, "slider")
            case .stepper: AtspiRole(52, "spin button")
            case .progress: AtspiRole(42, "progress bar")
            case .picker: AtspiRole(11, "combo box")
            case .menu: AtspiRole(33, "menu")
            case .tab: AtspiRole(37, "page tab")
            case .list: AtspiRole(31, "list")
            case .row: AtspiRole(32, "list item")
            case .header: AtspiRole(83, "heading")
            case .scrollArea: AtspiRole(49, "scroll pane")
            case .group: AtspiRole(39, "panel")
            case .dialog: AtspiRole(16, "dialog")
            case .window: AtspiRole.frame
            // Something that was only named or made to act: a tool should still stop at it.
            case .unknown: record.actions.isEmpty ? AtspiRole(39, "panel") : AtspiRole(43, "push button")
            }
    }
}

extension AccessibilityActionKind {
    /// What the action is called in AT-SPI.
    func atspiName(of role: AccessibilityRole) -> String {
        guard self == .default else { return name }
        return switch role {
        case .checkBox, .switch: "toggle"
        case .link: "jump"
        case .button, .unknown: "press"
        case .menu: "click"
        default: "activate"
        }
    }
}
#endif
