/// Plays the effects of one symbol.
///
/// What an effect looks like is a function of the time since it began alone (`SymbolEffectLook`); figures are our own.
final class SymbolPlayer: Motion {
    private struct Play {
        let id: Int
        let configuration: SymbolEffectConfiguration
        let options: SymbolEffectOptions
        var start: Double
        /// How many rounds are played; nil is for ever.
        var rounds: Int?
        var isActive: Bool?
        var changes: Int

        var length: Double { SymbolEffectLook.duration(of: configuration) / options.speed }

        var pause: Double {
            if case .times(_, let delay) = options.repetition { delay / options.speed } else { 0 }
        }

        /// How far the round that plays now has come, 0...1; nil when all are over.
        func share(at time: Double) -> Double? {
            let whole = length + pause
            guard whole > 0 else { return nil }
            let passed = max(time - start, 0) / whole
            if let rounds, passed >= Double(rounds) { return nil }
            return min((passed - passed.rounded(.down)) * whole / length, 1)
        }

        /// The number of rounds that are to be played.
        static func rounds(_ options: SymbolEffectOptions, isIndefinite: Bool) -> Int? {
            switch options.repetition {
            case .preferred: isIndefinite ? nil : 1
            case .once: 1
            case .times(let count, _): count
            }
        }
    }

    private unowned let node: ViewNode
    private var plays: [Play] = []
    private var isMoving = false

    init(_ node: ViewNode) { self.node = node }

    private var now: Double { node.host.now }

    /// Takes over the effects around the symbol. Those that it begins with do not play for their values.
    func update(_ effects: [AppliedSymbolEffect]) {
        let before = plays
        plays = effects.map { effect in
            let known = before.first { $0.id == effect.id && $0.configuration == effect.configuration }
            var play =
                known
                ?? Play(
                    id: effect.id, configuration: effect.configuration, options: effect.options, start: now,
                    rounds: 0, isActive: effect.isActive == nil ? nil : false, changes: effect.changes)
            if let isActive = effect.isActive, isActive != play.isActive {
                play.isActive = isActive
                if play.configuration.kind.stays {
                    // The way back starts where the way there has come to; at first it is there at once.
                    let passed = known == nil ? 1 : 1 - (play.share(at: now) ?? 1)
                    play.start = now - passed * play.length
                    play.rounds = 1
                } else if isActive {
                    play.start = now
                    play.rounds = Play.rounds(effect.options, isIndefinite: true)
                } else {
                    // The round that plays is played to its end.
                    let whole = play.length + play.pause
                    play.rounds = whole > 0 ? Int(((now - play.start) / whole).rounded(.up)) : 0
                }
            }
            if effect.changes != play.changes {
                play.changes = effect.changes
                play.start = now
                play.rounds = Play.rounds(effect.options, isIndefinite: false)
            }
            return play
        }
        node.setNeedsDisplay()
        if !isMoving, plays.contains(where: { $0.share(at: now) != nil }) {
            isMoving = true
            node.host.motions.add(self)
        }
    }

    override func advance(to time: Double) -> Bool {
        guard isMoving, !node.hasEnded else { return false }
        node.setNeedsDisplay()
        let isPlaying = plays.contains { $0.share(at: time) != nil }
        if isPlaying, !node.isShown, plays.contains(where: { $0.rounds == nil }) {
            node.whenShown { [weak self] in
                guard let self, isMoving else { return }
                node.setNeedsDisplay()
                node.host.motions.add(self)
            }
            return false
        }
        isMoving = isPlaying
        return isPlaying
    }

    /// The symbol as it looks now.
    func picture(_ item: DisplayItem, in bounds: CGRect) -> DisplayItem? {
        var item: DisplayItem? = item
        for play in plays {
            guard let shown = item else { return nil }
            let share = play.share(at: now)
            if play.configuration.kind.stays {
                let done = share ?? 1
                let amount = play.isActive == true ? done : 1 - done
                item = SymbolEffectLook.lasting(play.configuration, amount, shown, in: bounds)
            } else if let share {
                item = SymbolEffectLook.passing(play.configuration, share, shown, in: bounds)
            }
        }
        return item
    }
}

extension SymbolEffectConfiguration.Kind {
    /// Whether the symbol stays changed as long as the effect is active.
    var stays: Bool {
        switch self {
        case .scale, .appear, .disappear: true
        default: false
        }
    }
}
