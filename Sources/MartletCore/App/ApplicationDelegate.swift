/// An app's delegate, by the name that it has on a Mac: the parts of it that mean something on any desktop.
///
/// Declared with `@NSApplicationDelegateAdaptor`. All requirements have defaults.
@MainActor public protocol NSApplicationDelegate: AnyObject {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationDidResignActive(_ notification: Notification)
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationWillTerminate(_ notification: Notification)
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    /// True, as on Linux desktops; on a Mac it is false.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    public func applicationWillTerminate(_ notification: Notification) {}
    public func application(_ application: NSApplication, open urls: [URL]) { application.hasNoOpener = true }
}

/// The running program, for its delegate.
@MainActor public final class NSApplication {
    /// What a delegate answers when the program is to end.
    public enum TerminateReply: UInt, Sendable {
        case terminateCancel, terminateNow
        /// Counts as a refusal: ask again with `terminate`.
        case terminateLater
    }

    /// The program.
    public static let shared = NSApplication()

    weak var runtime: AppRuntime?
    /// Set by the default of `application(_:open:)`.
    var hasNoOpener = false

    /// Whether a window of the program has the keyboard.
    public var isActive: Bool { runtime?.keyWindow != nil }

    /// Ends the program as its user would.
    public func terminate(_ sender: Any?) { runtime?.atRest { $0.terminate() } }
}

/// An app's delegate, by the name that it has on a phone: the parts of it that mean something on any desktop.
@MainActor public protocol UIApplicationDelegate: AnyObject {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}

/// The running program, for its delegate.
@MainActor public final class UIApplication {
    /// A key of what the program was started with; there is nothing under any.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        nonisolated public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The program.
    public static let shared = UIApplication()
}

// MARK: Property wrappers

/// Keeps an app's delegate where its property is.
private final class DelegateSlot<Delegate: NSObject> {
    let delegate: Delegate

    private init(_ delegate: Delegate) { self.delegate = delegate }

    /// The delegate of the property; it is made the first time, and the app then tells it what happens.
    static func made(
        in slot: inout AnyObject?, _ context: _PropertyContext,
        hooks: @escaping @MainActor (Delegate) -> any AppHooks
    ) -> DelegateSlot? {
        if slot == nil {
            let link = EnvironmentValues(scope: context.environment).appLink
            let make = onMainThread { (_: Void) -> DelegateSlot in
                let delegate = Constructible.make(Delegate.self)
                link?.runtime?.add(hooks(delegate))
                return DelegateSlot(delegate)
            }
            slot = make(())
        }
        return slot as? DelegateSlot
    }
}

/// Makes an app's delegate, once, before the app's scenes are read.
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    private var slot: DelegateSlot<DelegateType>?

    nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    @MainActor public var wrappedValue: DelegateType {
        guard let slot else {
            fatalError("@NSApplicationDelegateAdaptor belongs in an App, and is read from its body on")
        }
        return slot.delegate
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        pointer.assumingMemoryBound(to: Self.self).pointee.slot = .made(in: &slot, context) { ApplicationHooks($0) }
    }
}

/// Makes an app's delegate, once, before the app's scenes are read.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private var slot: DelegateSlot<DelegateType>?

    nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    @MainActor public var wrappedValue: DelegateType {
        guard let slot else {
            fatalError("@UIApplicationDelegateAdaptor belongs in an App, and is read from its body on")
        }
        return slot.delegate
    }

    public static func _connect(
        _ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, context: _PropertyContext
    ) {
        pointer.assumingMemoryBound(to: Self.self).pointee.slot = .made(in: &slot, context) {
            PhoneApplicationHooks($0)
        }
    }
}

/// Makes objects by a type that is known at run time only.
///
/// `NSObject.init` is not `required` on Linux, so the compiler does not let a type parameter be called; yet every subclass
/// that can be a delegate has it, in the place where `NSObject` and this class have it.
private class Constructible: NSObject {
    required override init() { super.init() }

    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        unsafeDowncast(unsafeBitCast(type, to: Constructible.Type.self).init() as NSObject, to: Object.self)
    }
}

// MARK: What the app calls

@MainActor
private struct ApplicationHooks: AppHooks {
    let delegate: any NSApplicationDelegate

    init(_ delegate: any NSApplicationDelegate) { self.delegate = delegate }

    private func note(_ name: String) -> Notification { Notification(name: Notification.Name("NSApplication\(name)")) }

    func didFinishLaunching() {
        delegate.applicationWillFinishLaunching(note("WillFinishLaunchingNotification"))
        delegate.applicationDidFinishLaunching(note("DidFinishLaunchingNotification"))
    }
    func willTerminate() { delegate.applicationWillTerminate(note("WillTerminateNotification")) }
    func didBecomeActive(_ isActive: Bool) {
        if isActive {
            delegate.applicationDidBecomeActive(note("DidBecomeActiveNotification"))
        } else {
            delegate.applicationDidResignActive(note("DidResignActiveNotification"))
        }
    }
    func allowsTermination() -> Bool { delegate.applicationShouldTerminate(.shared) == .terminateNow }
    func terminatesAfterLastWindow() -> Bool? { delegate.applicationShouldTerminateAfterLastWindowClosed(.shared) }
    func open(_ urls: [URL]) -> Bool {
        NSApplication.shared.hasNoOpener = false
        delegate.application(.shared, open: urls)
        return !NSApplication.shared.hasNoOpener
    }
}

@MainActor
private struct PhoneApplicationHooks: AppHooks {
    let delegate: any UIApplicationDelegate

    init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

    func didFinishLaunching() { _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil) }
    func willTerminate() { delegate.applicationWillTerminate(.shared) }
    func didBecomeActive(_ isActive: Bool) {
        if isActive {
            delegate.applicationDidBecomeActive(.shared)
        } else {
            delegate.applicationWillResignActive(.shared)
        }
    }
    func allowsTermination() -> Bool { true }
    func terminatesAfterLastWindow() -> Bool? { nil }
    func open(_ urls: [URL]) -> Bool { false }
}

extension AppRuntime {
    fileprivate func add(_ hooks: any AppHooks) {
        delegates.append(hooks)
        NSApplication.shared.runtime = self
    }
}
