import MartletGraph

/// Adds commands to the app's menus.
nonisolated struct CommandsModifier<Content: Commands>: SceneModifier {
    let content: Content

    static func _makeScene(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: (_ViewInputs) -> _SceneOutputs
    ) -> _SceneOutputs {
        var outputs = content(inputs)
        outputs.commands.append(
            CommandList(inputs: inputs) {
                Content._makeCommands(commands: modifier.field(Content.self, at: 0), inputs: $0)
            })
        return outputs
    }
}

/// Takes away what a scene adds to the menus.
nonisolated struct CommandsRemovedModifier: SceneModifier {
    static func _makeScene(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: (_ViewInputs) -> _SceneOutputs
    ) -> _SceneOutputs {
        var outputs = content(inputs)
        outputs.commands = []
        for window in outputs.windows { window.edit { $1.removesCommands = true } }
        return outputs
    }
}

extension Scene {
    /// Adds commands to the app's menus.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        ModifiedScene(content: self, modifier: CommandsModifier(content: content()))
    }

    /// Takes away the commands that the scene gives to the menus, those for opening its windows too.
    nonisolated public func commandsRemoved() -> some Scene {
        ModifiedScene(content: self, modifier: CommandsRemovedModifier())
    }

    /// Replaces the commands that the scene gives to the menus.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}
