#if GTK
import CGTK
import Foundation

/// The way to the assistive tools: finds their bus, puts the program's objects on it, tells the registry of it, and
/// comes back when the bus or the registry does. Everything happens in the main loop; nothing waits.
final class AtspiBus {
    private let directory: AtspiDirectory
    private let environment: [String: String]
    private var session: OpaquePointer?
    private var connection: OpaquePointer?
    private var objects: AtspiObjects?
    private var cancellable: OpaquePointer?
    private var isConnecting = false
    private var watches: [guint] = []
    private var sessionWatches: [guint] = []
    private var closedHandler: gulong = 0
    private var said: Set<String> = []

    private(set) var listeners = AtspiListeners()
    /// Whether the registry knows of the program.
    private(set) var isEmbedded = false
    /// Whether a screen reader is running, as the desktop says.
    private(set) var isScreenReaderOn = false
    var onListenersChange: () -> Void = {}
    var onScreenReaderChange: (Bool) -> Void = { _ in }
    /// Told once of each reason for which no tool can reach the program.
    var onProblem: (String) -> Void = { message in
        FileHandle.standardError.write(Data("martlet: accessibility: \(message)\n".utf8))
    }

    init(_ directory: AtspiDirectory, environment: [String: String]) {
        self.directory = directory
        self.environment = environment
    }

    private static let busName = "org.a11y.Bus", busPath = "/org/a11y/bus"
    private static let registryName = "org.a11y.atspi.Registry", registryPath = "/org/a11y/atspi/registry"

    private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
    private static func of(_ data: UnsafeMutableRawPointer?) -> AtspiBus {
        Unmanaged<AtspiBus>.fromOpaque(data!).takeUnretainedValue()
    }

    private func say(_ problem: String) { if said.insert(problem).inserted { onProblem(problem) } }

    // MARK: The session's bus, which knows where the other one is

    func start() {
        guard cancellable == nil, environment["NO_AT_BRIDGE"] != "1" else { return }
        cancellable = OpaquePointer(g_cancellable_new())
        if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty { return connect(to: address) }
        let cancellable = cancellable
        g_bus_get(
            G_BUS_TYPE_SESSION, unsafeCancellable(cancellable), GLibCompletion.ready,
            GLibCompletion.data { [weak self] result in
                var error: UnsafeMutablePointer<GError>?
                let session = g_bus_get_finish(result, &error)
                guard let self, self.cancellable != nil else {
                    if let session { g_object_unref(UnsafeMutableRawPointer(session)) }
                    if let error { g_error_free(error) }
                    return
                }
                guard let session else {
                    return say("there is no session bus: \(GLibError(error).message)")
                }
                sessionDidOpen(session)
            })
    }

    private func sessionDidOpen(_ session: OpaquePointer) {
        self.session = session
        // The end of the session's bus is no reason to be killed.
        g_dbus_connection_set_exit_on_close(session, 0)
        sessionWatches.append(
            g_bus_watch_name_on_connection(
                session, Self.busName, G_BUS_NAME_WATCHER_FLAGS_NONE,
                { _, _, _, data in AtspiBus.of(data).askForAddress() }, nil, pointer, nil))
        let subscription = g_dbus_connection_signal_subscribe(
            session, Self.busName, "org.freedesktop.DBus.Properties", "PropertiesChanged", Self.busPath,
            "org.a11y.Status", G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, data in
                for case .entry(.string("ScreenReaderEnabled"), .variant(.bool(let isOn))) in DBusValue(parameters!)
                    .elements[1].elements
                {
                    AtspiBus.of(data).screenReader(isOn)
                }
            }, pointer, nil)
        statusSubscription = subscription
        // Starts the bus where the desktop has not done so.
        askForAddress()
    }

    private var statusSubscription: guint = 0

    private func askForAddress() {
        guard let session, connection == nil, !isConnecting else { return }
        isConnecting = true
        DBusCall(name: Self.busName, path: Self.busPath, interface: Self.busName, method: "GetAddress")
            .send(on: session, cancellable: cancellable) { [weak self] result in
                guard let self, cancellable != nil else { return }
                isConnecting = false
                switch result {
                case .success(let values): connect(to: values.first?.asString ?? "")
                case .failure(let error): say("there is no bus for assistive tools: \(error.message)")
                }
            }
        DBusCall(
            name: Self.busName, path: Self.busPath, interface: "org.freedesktop.DBus.Properties", method: "Get",
            arguments: .tuple([.string("org.a11y.Status"), .string("ScreenReaderEnabled")])
        ).send(on: session, cancellable: cancellable) { [weak self] result in
            if case .success(let values) = result, case .variant(.bool(let isOn))? = values.first {
                self?.screenReader(isOn)
            }
        }
    }

    private func screenReader(_ isOn: Bool) {
        guard isOn != isScreenReaderOn else { return }
        isScreenReaderOn = isOn
        onScreenReaderChange(isOn)
    }

    // MARK: The bus of the tools

    private func connect(to address: String) {
        guard connection == nil, !isConnecting, !address.isEmpty else { return }
        isConnecting = true
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        g_dbus_connection_new_for_address(
            address, flags, nil, unsafeCancellable(cancellable), GLibCompletion.ready,
            GLibCompletion.data { [weak self] result in
                var error: UnsafeMutablePointer<GError>?
                let connection = g_dbus_connection_new_for_address_finish(result, &error)
                guard let self, cancellable != nil else {
                    if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
                    if let error { g_error_free(error) }
                    return
                }
                isConnecting = false
                guard let connection else {
                    return say("the bus for assistive tools cannot be reached: \(GLibError(error).message)")
                }
                didConnect(connection)
            })
    }

    private func didConnect(_ connection: OpaquePointer) {
        self.connection = connection
        g_dbus_connection_set_exit_on_close(connection, 0)
        directory.owner = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
        do {
            objects = try AtspiObjects(directory, on: connection)
        } catch {
            say("the program's elements cannot be put on the bus: \(error.message)")
            return disconnect()
        }
        let closed: @convention(c) (OpaquePointer?, gboolean, UnsafeMutablePointer<GError>?, gpointer?) -> Void = {
            _, _, _, data in AtspiBus.of(data).connectionDidClose()
        }
        closedHandler = g_signal_connect_data(
            UnsafeMutableRawPointer(connection), "closed", unsafeBitCast(closed, to: GCallback.self), pointer, nil,
            GConnectFlags(rawValue: 0))
        for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
            subscriptions.append(
                g_dbus_connection_signal_subscribe(
                    connection, Self.registryName, Self.registryName, signal, Self.registryPath, nil,
                    G_DBUS_SIGNAL_FLAGS_NONE,
                    { _, _, _, _, signal, parameters, data in
                        let values = DBusValue(parameters!).elements
                        AtspiBus.of(data).listenerDidChange(
                            values.first?.asString ?? "", values.count > 1 ? values[1].asString ?? "" : "",
                            isNew: String(cString: signal!) == "EventListenerRegistered")
                    }, pointer, nil))
        }
        watches.append(
            g_bus_watch_name_on_connection(
                connection, Self.registryName, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
                { _, _, _, data in AtspiBus.of(data).embed() },
                { _, _, data in AtspiBus.of(data).registryDidGo() }, pointer, nil))
    }

    private var subscriptions: [guint] = []

    /// Tells the registry of the program, and asks it who listens.
    private func embed() {
        guard let connection else { return }
        let root = directory.reference(.application)
        DBusCall(
            name: Self.registryName, path: AtspiPath.application.path, interface: "org.a11y.atspi.Socket",
            method: "Embed", arguments: .tuple([root])
        ).send(on: connection, cancellable: cancellable) { [weak self] result in
            guard let self, cancellable != nil else { return }
            switch result {
            case .success(let values):
                if let desktop = values.first { directory.desktop = desktop }
                isEmbedded = true
            case .failure(let error): say("the registry of assistive tools does not answer: \(error.message)")
            }
        }
        DBusCall(
            name: Self.registryName, path: Self.registryPath, interface: Self.registryName,
            method: "GetRegisteredEvents"
        ).send(on: connection, cancellable: cancellable) { [weak self] result in
            guard let self, cancellable != nil, case .success(let values) = result else { return }
            listeners.removeAll()
            for entry in values.first?.elements ?? [] where entry.elements.count == 2 {
                listeners.add(entry.elements[0].asString ?? "", entry.elements[1].asString ?? "")
            }
            onListenersChange()
        }
    }

    private func listenerDidChange(_ owner: String, _ event: String, isNew: Bool) {
        if isNew { listeners.add(owner, event) } else { listeners.remove(owner, event) }
        onListenersChange()
    }

    private func registryDidGo() {
        isEmbedded = false
        listeners.removeAll()
        onListenersChange()
    }

    private func connectionDidClose() {
        disconnect()
        say("the bus for assistive tools has gone; the program joins it again when it is back.")
    }

    private func disconnect() {
        guard let connection else { return }
        if closedHandler != 0 { g_signal_handler_disconnect(UnsafeMutableRawPointer(connection), closedHandler) }
        closedHandler = 0
        for watch in watches { g_bus_unwatch_name(watch) }
        for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection, subscription) }
        (watches, subscriptions) = ([], [])
        objects?.remove()
        objects = nil
        self.connection = nil
        g_object_unref(UnsafeMutableRawPointer(connection))
        registryDidGo()
    }

    /// Leaves the buses. What has been asked and not yet answered is given up.
    func stop() {
        if let cancellable {
            g_cancellable_cancel(unsafeCancellable(cancellable))
            g_object_unref(UnsafeMutableRawPointer(cancellable))
        }
        cancellable = nil
        if let connection { g_dbus_connection_flush_sync(connection, nil, nil) }
        disconnect()
        for watch in sessionWatches { g_bus_unwatch_name(watch) }
        sessionWatches = []
        if let session {
            g_dbus_connection_signal_unsubscribe(session, statusSubscription)
            g_object_unref(UnsafeMutableRawPointer(session))
        }
        session = nil
        isConnecting = false
    }

    // MARK: What is told

    private func emit(_ path: String, _ interface: String, _ name: String, _ arguments: DBusValue) {
        guard let connection else { return }
        g_dbus_connection_emit_signal(connection, nil, path, interface, name, arguments.made(), nil)
    }

    func emit(_ event: AtspiEvent) {
        guard event.isWanted(by: listeners) else { return }
        emit(event.source.path, "org.a11y.atspi.Event." + event.kind, event.name, event.arguments)
    }

    /// What tools keep in their caches.
    func emitAdded(_ item: DBusValue) {
        emit(AtspiPath.cache, AtspiInterface.cache.name, "AddAccessible", .tuple([item]))
    }

    func emitRemoved(_ reference: DBusValue) {
        emit(AtspiPath.cache, AtspiInterface.cache.name, "RemoveAccessible", .tuple([reference]))
    }
}
#endif
