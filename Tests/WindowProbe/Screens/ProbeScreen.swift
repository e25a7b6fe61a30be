import SwiftUI

public enum ProbeScreen: String, CaseIterable, Sendable {
    case taps, drags, scrolling, hover, keys, sheet, motion, slow, ticking, effects, blends, list, hello, flip, windows,
        stored, menus
    case writing, exchange, settings, leaving, farAway, performing, habits, files, dropping, otherThread, opening,
        contentSize, wheel
}

public struct ProbeView: View {
    let screen: ProbeScreen

    public init(screen: ProbeScreen) { self.screen = screen }

    public var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onAppear { Probe.say("appeared") }
    }

    @ViewBuilder private var content: some View {
        switch screen {
        case .taps: TapScreen()
        case .drags: DragScreen()
        case .scrolling: ScrollScreen()
        case .hover: HoverScreen()
        case .keys: KeyScreen()
        case .sheet: SheetScreen()
        case .motion: MotionScreen()
        case .slow: SlowScreen()
        case .ticking: TickingScreen()
        case .effects: EffectScreen()
        case .blends: BlendScreen()
        case .list: ListScreen()
        case .hello: HelloScreen()
        case .flip: FlipScreen()
        case .windows: WindowsScreen()
        case .stored: StoredScreen()
        case .menus: MenuScreen()
        case .writing: WritingScreen()
        case .exchange: ExchangeScreen()
        case .settings: SettingsScreen()
        case .leaving: LeavingScreen()
        case .farAway: FarAwayScreen()
        case .performing: PerformingScreen()
        case .habits: HabitScreen()
        case .files: FileScreen()
        case .dropping: DropScreen()
        case .otherThread: OtherThreadScreen()
        case .opening: OpeningScreen()
        case .wheel: WheelScreen()
        case .contentSize: Text("wide").frame(minWidth: 1e9, minHeight: 1e9)
        }
    }
}

/// What Examples/Hello shows.
struct HelloScreen: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "globe").font(.largeTitle).foregroundStyle(.tint)
            Text("Hello, world!")
        }
        .padding(40)
    }
}

/// White or black, in turn with each click.
struct FlipScreen: View {
    @State private var isOn = false

    var body: some View {
        Rectangle().fill(isOn ? Color.black : Color.white)
            .onTapGesture { isOn.toggle() }
    }
}
