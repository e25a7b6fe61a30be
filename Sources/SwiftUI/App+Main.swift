import MartletCairo
import MartletCore
import MartletDrawing
import MartletHeadless

#if GTK
import MartletGTK
#endif

extension App {
    /// Runs the app; what `@main` calls.
    ///
    /// Without a window system it writes a picture of the first window into the working directory and says where.
    /// `--help` tells the options. Leaves with 64 for an option that it does not know and 73 if a file cannot be written.
    @MainActor public static func main() {
        let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app"
        let options: LaunchOptions
        do {
            options = try LaunchOptions(
                arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
        } catch {
            FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
            exit(64)
        }
        if options.wantsHelp {
            print("usage: \(name) [options]\n\(LaunchOptions.usage)")
            exit(0)
        }
        CairoPlatform.install()
        #if GTK
        if options.snapshot == nil, !options.isHeadless, Display.open() != nil {
            WindowLaunch.run(Self.self, name: name, options: options)
            exit(0)
        }
        #endif
        let launch: @MainActor () async -> Int32 = { await SnapshotLaunch(name: name, options: options).run(Self.self) }
        Task { @MainActor in exit(await launch()) }
        // Serves the main queue and timers on the main thread.
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
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
        let file = options.snapshot ?? "\(name.lowercased()).png"
        do {
            let url = URL(fileURLWithPath: file)
            try data(list, kind: url.pathExtension.lowercased()).write(to: url, options: .atomic)
            print("\(name): wrote \(url.path)")
            return 0
        } catch {
            FileHandle.standardError.write(
                Data("\(name): cannot write \(file): \((error as NSError).localizedDescription)\n".utf8))
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
