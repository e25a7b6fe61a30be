import MartletCairo
import MartletCore
import MartletDrawing
import MartletHeadless

#if GTK
import MartletGTK
#endif

extension App {
    /// Runs the app in windows until the last is closed; what `@main` calls.
    ///
    /// `--help` tells the options: a picture in place of windows, sizes, colours. Leaves with 64 for an option that it does
    /// not know, 69 if there is no display or the program was built without windows, 73 if a file cannot be written.
    @MainActor public static func main() {
        let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
        let options: LaunchOptions
        do {
            options = try LaunchOptions(
                arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
        } catch {
            leave(name, 64, "\(error)")
        }
        if options.wantsHelp {
            print("usage: \(name) [options]\n\(LaunchOptions.usage)")
            exit(0)
        }
        if options.wantsInspector { complain(name, "--inspect is reserved: there is no inspector yet") }
        #if GTK
        if options.snapshot == nil, !options.isHeadless { EndingSignals.begin() }
        #endif
        CairoPlatform.install()
        if options.snapshot == nil, !options.isHeadless {
            #if GTK
            guard Display.open() != nil else { leave(name, 69, "\(Display.absence). \(picturesInstead)") }
            WindowLaunch.run(Self.self, name: name, options: options)
            exit(0)
            #else
            leave(name, 69, "it was built without windows (the package trait GTK is off). \(picturesInstead)")
            #endif
        }
        let launch: @MainActor () async -> Int32 = { await SnapshotLaunch(name: name, options: options).run(Self.self) }
        Task { @MainActor in exit(await launch()) }
        // Serves the main queue and timers on the main thread.
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

private let picturesInstead = "A picture needs none: --snapshot FILE.png"

private func complain(_ name: String, _ message: String) {
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
}

private func leave(_ name: String, _ code: Int32, _ message: String) -> Never {
    complain(name, message)
    exit(code)
}

/// A launch whose result is a picture.
@MainActor
struct SnapshotLaunch {
    let name: String
    let options: LaunchOptions

    /// Gives the exit code.
    func run<A: App>(_ type: A.Type) async -> Int32 {
        let (host, _) = HeadlessHost.launch(type, options: options, shaper: CairoPlatform.shaper)
        let list = await host.launchPicture()
        for diagnostic in host.diagnostics { complain(name, "\(diagnostic)") }
        let file = options.snapshot ?? "\(name.lowercased()).png"
        do {
            let url = URL(fileURLWithPath: file)
            try data(list, kind: url.pathExtension.lowercased()).write(to: url, options: .atomic)
            print("\(name): wrote \(url.path)")
            return 0
        } catch {
            complain(name, "cannot write \(file): \((error as NSError).localizedDescription)")
            return 73
        }
    }

    private func data(_ list: DisplayList, kind: String) throws -> Data {
        let background = options.colorScheme.windowBackground
        return switch kind {
        case "pdf": try CairoRenderer.pdf(list, background: background)
        case "svg": try CairoRenderer.svg(list, background: background)
        default: try CairoRenderer.png(list, scale: options.scale, background: background)
        }
    }
}
