import Foundation

/// What happens in a screen, in lines. The program prints them; in a test they are kept.
@MainActor
public enum Probe {
    public static var lines: [String] = []
    public static var isPrinting = false

    static func say(_ line: String) {
        lines.append(line)
        guard isPrinting else { return }
        print(line)
        fflush(nil)
    }

    /// The screen that the environment asks for.
    public static var screen: ProbeScreen {
        ProcessInfo.processInfo.environment["PROBE_SCREEN"].flatMap(ProbeScreen.init) ?? .taps
    }
}

extension Probe {
    /// The same from anywhere.
    nonisolated static func lateSay(_ line: String) {
        DispatchQueue.main.async { MainActor.assumeIsolated { say(line) } }
    }
}
