#if GTK
import Foundation
import MartletCore

/// All objects of the program that assistive tools can ask, and their answers. It knows of no bus but the program's
/// name on it.
final class AtspiDirectory {
    let applicationName: String
    /// The program's name on the bus.
    var owner = ""
    /// The number that the registry has given.
    var applicationID: Int32 = 0
    /// What the program is a child of.
    var desktop = DBusValue.tuple([.string(""), .path(AtspiPath.null)])
    private(set) var windows: [AtspiWindow] = []
    private var count = 0

    init(applicationName: String) { self.applicationName = applicationName }

    func add(_ host: ViewHost, _ outside: AccessibilityWindow) -> AtspiWindow {
        count += 1
        let window = AtspiWindow(number: count, host: host, outside: outside)
        windows.append(window)
        return window
    }

    func remove(_ window: AtspiWindow) { windows.removeAll { $0 === window } }

    func window(of host: ViewHost) -> AtspiWindow? { windows.first { $0.host === host } }

    func reference(_ path: AtspiPath) -> DBusValue { .tuple([.string(owner), .path(path.path)]) }

    /// What is given where there is no object.
    var nothing: DBusValue { .tuple([.string(owner), .path(AtspiPath.null)]) }

    static var locale: String {
        let name = setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
        return name
    }

    func element(_ path: AtspiPath) -> AtspiElement? {
        guard case .element(let number, let id) = path, let window = windows.first(where: { $0.number == number })
        else { return nil }
        let records = window.records()
        guard let record = records[id] else { return nil }
        return AtspiElement(directory: self, window: window, records: records, record: record)
    }

    func interfaces(of path: AtspiPath) -> [AtspiInterface] {
        path == .application ? [.accessible, .application] : element(path)?.interfaces ?? []
    }

    // MARK: Asked

    func call(
        _ path: AtspiPath, _ interface: AtspiInterface, _ method: String, _ arguments: [DBusValue]
    ) -> [DBusValue]? {
        guard path == .application else { return element(path)?.call(interface, method, arguments) }
        switch method {
        case "GetChildAtIndex":
            guard let index = arguments[0].asInt, windows.indices.contains(index) else { return [nothing] }
            return [reference(windows[index].path)]
        case "GetChildren": return [.array("(so)", windows.map { reference($0.path) })]
        case "GetIndexInParent": return [.int(-1)]
        case "GetRelationSet": return [.array("(ua(so))", [])]
        case "GetRole": return [.uint(AtspiRole.application.number)]
        case "GetRoleName", "GetLocalizedRoleName": return [.string(AtspiRole.application.name)]
        case "GetState": return [AtspiState.bits(Self.applicationStates)]
        case "GetAttributes": return [.dictionary([("toolkit", "Martlet")])]
        case "GetApplication": return [reference(.application)]
        case "GetInterfaces": return [.array("s", interfaces(of: .application).map { .string($0.name) })]
        case "GetLocale": return [.string(Self.locale)]
        // There is no connection besides that of the bus.
        case "GetApplicationBusAddress": return [.string("")]
        default: return nil
        }
    }

    private static let applicationStates: Set<AtspiState> = [.enabled, .sensitive, .visible, .showing]

    func property(_ path: AtspiPath, _ interface: AtspiInterface, _ name: String) -> DBusValue? {
        guard path == .application else { return element(path)?.property(interface, name) }
        return switch name {
        case "Name": .string(applicationName)
        case "Description", "AccessibleId", "HelpText": .string("")
        case "Parent": desktop
        case "ChildCount": .number(windows.count)
        case "Locale": .string(Self.locale)
        case "ToolkitName": .string("Martlet")
        case "Version", "ToolkitVersion": .string("0")
        case "AtspiVersion": .string("2.1")
        case "Id": .int(applicationID)
        case "version": .uint(1)
        default: nil
        }
    }

    func set(_ path: AtspiPath, _ interface: AtspiInterface, _ name: String, _ value: DBusValue) -> Bool {
        guard path == .application else { return element(path)?.set(interface, name, value) ?? false }
        guard name == "Id", let number = value.asInt else { return false }
        applicationID = Int32(clamping: number)
        return true
    }

    /// All objects, for the caches of tools.
    var cacheItems: DBusValue {
        var items: [DBusValue] = [
            .tuple([
                reference(.application), reference(.application), desktop, .int(-1), .number(windows.count),
                .array("s", interfaces(of: .application).map { .string($0.name) }), .string(applicationName),
                .uint(AtspiRole.application.number), .string(""), AtspiState.bits(Self.applicationStates),
            ])
        ]
        for window in windows {
            let records = window.records()
            for record in records.inOrder {
                items.append(
                    AtspiElement(directory: self, window: window, records: records, record: record).cacheItem)
            }
        }
        return .array("((so)(so)(so)iiassusau)", items)
    }
}
#endif
