#if GTK
import CGTK

/// The interfaces of AT-SPI that objects have: the names and types of what can be asked.
enum AtspiInterface: String, CaseIterable {
    case accessible = "Accessible", application = "Application", component = "Component", action = "Action"
    case value = "Value", text = "Text", editableText = "EditableText", selection = "Selection"
    case collection = "Collection", cache = "Cache"

    var name: String { "org.a11y.atspi." + rawValue }

    init?(name: String) {
        guard name.hasPrefix("org.a11y.atspi.") else { return nil }
        self.init(rawValue: String(name.dropFirst("org.a11y.atspi.".count)))
    }

    /// A line for each method (`Name: arguments -> results`) and each property (`Name = type`, with `w` after it where
    /// it can be set). Types are parted by blanks.
    private var lines: String {
        switch self {
        case .accessible:
            """
            GetChildAtIndex: i -> (so)
            GetChildren: -> a(so)
            GetIndexInParent: -> i
            GetRelationSet: -> a(ua(so))
            GetRole: -> u
            GetRoleName: -> s
            GetLocalizedRoleName: -> s
            GetState: -> au
            GetAttributes: -> a{ss}
            GetApplication: -> (so)
            GetInterfaces: -> as
            Name = s
            Description = s
            Parent = (so)
            ChildCount = i
            Locale = s
            AccessibleId = s
            HelpText = s
            """
        case .application:
            """
            GetLocale: u -> s
            GetApplicationBusAddress: -> s
            ToolkitName = s
            Version = s
            ToolkitVersion = s
            AtspiVersion = s
            Id = i w
            """
        case .component:
            """
            Contains: i i u -> b
            GetAccessibleAtPoint: i i u -> (so)
            GetExtents: u -> (iiii)
            GetPosition: u -> i i
            GetSize: -> i i
            GetLayer: -> u
            GetMDIZOrder: -> n
            GrabFocus: -> b
            GetAlpha: -> d
            SetExtents: i i i i u -> b
            SetPosition: i i u -> b
            SetSize: i i -> b
            ScrollTo: u -> b
            ScrollToPoint: u i i -> b
            """
        case .action:
            """
            GetDescription: i -> s
            GetName: i -> s
            GetLocalizedName: i -> s
            GetKeyBinding: i -> s
            GetActions: -> a(sss)
            DoAction: i -> b
            NActions = i
            """
        case .value:
            """
            MinimumValue = d
            MaximumValue = d
            MinimumIncrement = d
            CurrentValue = d w
            Text = s
            """
        case .text:
            """
            GetStringAtOffset: i u -> s i i
            GetText: i i -> s
            SetCaretOffset: i -> b
            GetTextBeforeOffset: i u -> s i i
            GetTextAtOffset: i u -> s i i
            GetTextAfterOffset: i u -> s i i
            GetCharacterAtOffset: i -> i
            GetAttributeValue: i s -> s
            GetAttributes: i -> a{ss} i i
            GetDefaultAttributes: -> a{ss}
            GetCharacterExtents: i u -> i i i i
            GetOffsetAtPoint: i i u -> i
            GetNSelections: -> i
            GetSelection: i -> i i
            AddSelection: i i -> b
            RemoveSelection: i -> b
            SetSelection: i i i -> b
            GetRangeExtents: i i u -> i i i i
            GetBoundedRanges: i i i i u u u -> a(iisv)
            GetAttributeRun: i b -> a{ss} i i
            GetDefaultAttributeSet: -> a{ss}
            ScrollSubstringTo: i i u -> b
            ScrollSubstringToPoint: i i u i i -> b
            CharacterCount = i
            CaretOffset = i
            """
        case .editableText:
            """
            SetTextContents: s -> b
            InsertText: i s i -> b
            CopyText: i i ->
            CutText: i i -> b
            DeleteText: i i -> b
            PasteText: i -> b
            """
        case .selection:
            """
            GetSelectedChild: i -> (so)
            SelectChild: i -> b
            DeselectSelectedChild: i -> b
            IsChildSelected: i -> b
            SelectAll: -> b
            ClearSelection: -> b
            DeselectChild: i -> b
            NSelectedChildren = i
            """
        case .collection:
            """
            GetMatches: (aiia{ss}iaiiasib) u i b -> a(so)
            GetMatchesTo: o (aiia{ss}iaiiasib) u u b i b -> a(so)
            GetMatchesFrom: o (aiia{ss}iaiiasib) u u i b -> a(so)
            GetActiveDescendant: -> (so)
            """
        case .cache: "GetItems: -> a((so)(so)(so)iiassusau)"
        }
    }

    enum Member {
        case method(String, arguments: [String], results: [String])
        case property(String, type: String, canBeSet: Bool)
    }

    /// What can be asked.
    var members: [Member] {
        (lines + "\nversion = u").split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            if words.count > 1, words[1] == "=" {
                return .property(words[0], type: words[2], canBeSet: words.count > 3)
            }
            let parts = words.dropFirst().split(separator: "->", omittingEmptySubsequences: false).map(Array.init)
            return .method(String(words[0].dropLast()), arguments: parts[0], results: parts[1])
        }
    }

    /// The interface in the notation of D-Bus.
    var xml: String {
        var xml = "<interface name=\"\(name)\">"
        for member in members {
            switch member {
            case .property(let name, let type, let canBeSet):
                xml += "<property name=\"\(name)\" type=\"\(type)\" access=\"\(canBeSet ? "readwrite" : "read")\"/>"
            case .method(let name, let arguments, let results):
                xml += "<method name=\"\(name)\">"
                for type in arguments { xml += "<arg type=\"\(type)\" direction=\"in\"/>" }
                for type in results { xml += "<arg type=\"\(type)\" direction=\"out\"/>" }
                xml += "</method>"
            }
        }
        return xml + "</interface>"
    }

    /// What GLib knows of the interfaces. It lives as long as the process.
    nonisolated(unsafe) static let infos: [String: UnsafeMutablePointer<GDBusInterfaceInfo>] = {
        let xml = "<node>" + allCases.map(\.xml).joined() + "</node>"
        guard let node = g_dbus_node_info_new_for_xml(xml, nil) else { return [:] }
        var infos: [String: UnsafeMutablePointer<GDBusInterfaceInfo>] = [:]
        for interface in allCases { infos[interface.name] = g_dbus_node_info_lookup_interface(node, interface.name) }
        return infos
    }()
}
#endif
