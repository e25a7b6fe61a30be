import Foundation
import MartletCore

/// How a program was asked to start: by arguments, else by environment variables.
package struct LaunchOptions: Equatable {
    /// Where the picture goes; the ending says which kind: png, pdf or svg.
    package var snapshot: String?
    /// The window's size in points.
    package var size: CGSize?
    /// What was asked for; nil leaves it to the desktop.
    package var wantedColorScheme: ColorScheme?
    /// That of a picture.
    package var colorScheme: ColorScheme {
        get { wantedColorScheme ?? .light }
        set { wantedColorScheme = newValue }
    }
    package var metrics = PlatformMetrics.desktop
    /// Whether no window is opened even where there is a display.
    package var isHeadless = false
    /// Pixels for each point of a picture, and in a window how many times as large everything is.
    package var wantedScale: CGFloat?
    /// That of a picture.
    package var scale: CGFloat {
        get { wantedScale ?? 2 }
        set { wantedScale = newValue }
    }
    /// Whether `--inspect` was given. It is kept for the inspector, which is not there yet.
    package var wantsInspector = false
    package var wantsHelp = false

    package init() {}

    /// Why options were not understood, in one line.
    package struct Mistake: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    package static let usage = """
        --snapshot FILE     write a picture (.png, .pdf or .svg) and leave     MARTLET_SNAPSHOT
        --size WxH          the size of the window in points                   MARTLET_SIZE
        --scheme light|dark                                                    MARTLET_SCHEME
        --metrics desktop|touch                                                MARTLET_METRICS
        --scale N           pixels for each point of a picture, 2 by default;  MARTLET_SCALE
                            in a window: this many times as large
        --headless          open no window: write a picture                    MARTLET_HEADLESS=1
        --inspect           reserved for the inspector                         MARTLET_INSPECT=1
        """

    /// Reads the arguments after the program's name, and the variables where an argument is left out.
    package init(arguments: [String], environment: [String: String]) throws(Mistake) {
        for (option, variable) in Self.variables {
            if let value = environment[variable], !value.isEmpty { try set(option, value) }
        }
        func isOn(_ variable: String) -> Bool { !["", "0", "no", "false"].contains(environment[variable] ?? "") }
        isHeadless = isOn("MARTLET_HEADLESS")
        wantsInspector = isOn("MARTLET_INSPECT")
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--headless": isHeadless = true
            case "--inspect": wantsInspector = true
            case "--help", "-h": wantsHelp = true
            default:
                let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
                guard let option = parts.first, Self.variables.contains(where: { $0.option == option }) else {
                    throw Mistake(description: "unknown option \(argument); --help tells the options")
                }
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                    throw Mistake(description: "\(option) needs a value")
                }
                try set(option, value)
            }
        }
    }

    private static let variables: [(option: String, variable: String)] = [
        ("--snapshot", "MARTLET_SNAPSHOT"), ("--size", "MARTLET_SIZE"), ("--scheme", "MARTLET_SCHEME"),
        ("--metrics", "MARTLET_METRICS"), ("--scale", "MARTLET_SCALE"),
    ]

    private mutating func set(_ option: String, _ value: String) throws(Mistake) {
        switch option {
        case "--snapshot":
            guard ["png", "pdf", "svg"].contains(value.split(separator: ".").last?.lowercased()) else {
                throw Mistake(description: "--snapshot: \(value) should end in .png, .pdf or .svg")
            }
            snapshot = value
        case "--size":
            let numbers = value.lowercased().split(separator: "x").compactMap { Double($0) }
            guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 <= 16_000 }) else {
                throw Mistake(description: "--size: \(value) should be like 800x600, each at most 16000")
            }
            size = CGSize(width: numbers[0], height: numbers[1])
        case "--scheme":
            guard ["light", "dark"].contains(value) else {
                throw Mistake(description: "--scheme: \(value) should be light or dark")
            }
            colorScheme = value == "dark" ? .dark : .light
        case "--metrics":
            guard ["desktop", "touch"].contains(value) else {
                throw Mistake(description: "--metrics: \(value) should be desktop or touch")
            }
            metrics = value == "touch" ? .touch : .desktop
        default:
            guard let number = Double(value), number > 0, number <= 8 else {
                throw Mistake(description: "--scale: \(value) should be a number from 0 to 8")
            }
            scale = number
        }
    }
}
