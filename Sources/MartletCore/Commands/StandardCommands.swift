/// Commands for editing text: find, spelling and the like. The standard menus have what the focused view can do already;
/// this adds a group to put commands beside.
nonisolated public struct TextEditingCommands: Commands {
    nonisolated public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for the looks of text. There is no text with attributes to edit yet, so there are none.
nonisolated public struct TextFormattingCommands: Commands {
    nonisolated public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for toolbars. There are no toolbars yet, so there are none.
nonisolated public struct ToolbarCommands: Commands {
    nonisolated public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for sidebars. There are no sidebars yet, so there are none.
nonisolated public struct SidebarCommands: Commands {
    nonisolated public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands for inspectors. There are no inspectors yet, so there are none.
nonisolated public struct InspectorCommands: Commands {
    nonisolated public init() {}

    @MainActor public var body: some Commands { EmptyCommands() }
}
