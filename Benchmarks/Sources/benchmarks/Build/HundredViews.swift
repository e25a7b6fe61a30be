import Foundation

/// The source of a program of a hundred views, each in a file of its own, as people write them: state, bindings, conditions,
/// lists, modifiers, a few closures.
enum HundredViews {
    static func write(to folder: String) throws {
        let sources = folder + "/Sources/HundredViews"
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        func file(_ name: String, _ text: String) throws {
            try text.write(toFile: name, atomically: false, encoding: .utf8)
        }
        try file(folder + "/Package.swift", manifest)
        try file(sources + "/App.swift", app)
        for number in 0..<100 { try file(sources + "/View\(number).swift", view(number)) }
    }

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "HundredViews",
            dependencies: [.package(name: "Martlet", path: "../martlet")],
            targets: [.executableTarget(name: "HundredViews", dependencies: [.product(name: "SwiftUI", package: "Martlet")])],
            swiftLanguageModes: [.v6]
        )
        """

    private static var app: String {
        let tens = (0..<10).map { ten in
            "                    Section(\"Part \(ten)\") { "
                + (0..<10).map { "View\(ten * 10 + $0)(title: \"View \(ten * 10 + $0)\")" }.joined(separator: "; ")
                + " }"
        }
        return """
            import SwiftUI

            @main
            struct HundredViews: App {
                var body: some Scene {
                    WindowGroup {
                        ScrollView {
                            VStack(alignment: .leading) {
            \(tens.joined(separator: "\n"))
                            }
                            .padding()
                        }
                    }
                }
            }
            """
    }

    private static func view(_ number: Int) -> String {
        let next =
            number % 10 == 0 ? "" : "\n            if count > 2 { View\(number - 1)(title: \"inside \\(title)\") }"
        return """
            import SwiftUI

            struct View\(number): View {
                let title: String
                @State private var count = \(number % 7)
                @State private var isOn = \(number % 2 == 0)
                @State private var name = ""
                @Environment(\\.colorScheme) private var colorScheme

                private var colour: Color { isOn ? .accentColor : .secondary }

                var body: some View {
                    VStack(alignment: .leading, spacing: 8) {
                        header
                        \(parts[number % parts.count])\(next)
                    }
                    .padding(10)
                    .background(colour.opacity(colorScheme == .dark ? 0.3 : 0.1), in: RoundedRectangle(cornerRadius: 8))
                    .overlay { RoundedRectangle(cornerRadius: 8).stroke(colour) }
                    .onChange(of: count) { if count > 9 { count = 0 } }
                    .animation(.default, value: isOn)
                }

                private var header: some View {
                    HStack {
                        Image(systemName: isOn ? "star.fill" : "star").foregroundStyle(colour)
                        Text(title).font(.headline)
                        Spacer()
                        Button("Add") { withAnimation { count += 1 } }
                    }
                }
            }
            """
    }

    private static let parts = [
        "Toggle(\"On\", isOn: $isOn)",
        "TextField(\"Name\", text: $name).textFieldStyle(.roundedBorder).onSubmit { count = name.count }",
        "ForEach(0..<count, id: \\.self) { Text(\"Line \\($0)\").font(.caption).foregroundStyle(.secondary) }",
        "HStack { ForEach([\"a\", \"b\", \"c\"], id: \\.self) { letter in Text(letter).padding(4).background(.quaternary) } }",
        "Stepper(\"Count \\(count)\", value: $count, in: 0...9)",
        "GeometryReader { proxy in Color.blue.frame(width: proxy.size.width * CGFloat(count) / 10) }.frame(height: 6)",
        "Slider(value: Binding(get: { Double(count) }, set: { count = Int($0) }), in: 0...9)",
    ]
}
