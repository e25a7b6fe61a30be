#if GTK
import MartletCairo
import Testing

@testable import MartletCore
@testable import MartletGTK

/// What tools are told of a window's menus, and what they do with them.
@MainActor @Suite struct MenuToolTests {
    private func command(_ title: String, _ number: UInt32, isEnabled: Bool = true, state: MenuCommand.State? = nil)
        -> MenuEntry
    {
        .command(
            MenuCommand(
                title: title, isEnabled: isEnabled, state: state, identity: .view(number), action: .init {}))
    }

    @Test func menusStandBeforeTheViews() throws {
        let host = ViewHost(shaper: CairoPlatform.shaper)
        host.setSize(ProposedViewSize(width: 300, height: 300))
        host.setContent { Button("Tap") {} }
        host.flush()
        let directory = AtspiDirectory(applicationName: "menus")
        let window = directory.add(host, AccessibilityWindow(title: { "Page" }))
        let before = window.records()
        var done: [String] = []
        let bar = MenuBar(menus: [
            MenuList(
                title: "File",
                entries: [
                    command("New", 1), .separator, command("Shown", 2, state: .on),
                    .menu(MenuList(title: "Recent", entries: [command("Gone", 3, isEnabled: false)])),
                ])
        ])
        window.show(AtspiMenus(bar)) { done.append($0.title) }
        let after = window.records()
        let lines = after.inOrder.map { "\(AtspiRole($0).name): \($0.label ?? "")" }
        #expect(
            lines == [
                "frame: ", "menu bar: ", "menu: File", "menu item: New", "check menu item: Shown", "menu: Recent",
                "menu item: Gone", "push button: Tap",
            ])
        var made = before
        for change in before.changes(to: after) { made.apply(change) }
        #expect(made == after)

        func element(_ label: String) throws -> AtspiElement {
            let record = try #require(after.inOrder.first { $0.label == label })
            return try #require(directory.element(.element(window: window.number, id: record.id)))
        }
        let new = try element("New")
        #expect(new.call(.action, "GetName", [.int(0)]) == [.string("click")])
        #expect(new.call(.action, "DoAction", [.int(0)]) == [.bool(true)])
        #expect(done == ["New"])
        #expect(try element("Gone").call(.action, "DoAction", [.int(0)]) == nil, "what is disabled has no action")
        #expect(try element("Shown").states.contains(.checked))
        #expect(!(try element("Gone").states.contains(.sensitive)))
        #expect(try element("Tap").call(.action, "DoAction", [.int(0)]) == [.bool(true)])
    }
}
#endif
