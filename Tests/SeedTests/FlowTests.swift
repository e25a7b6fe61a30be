import MartletTesting
import SwiftUI
import Testing

/// A day in the life, part 7: environment flows down, preferences flow up.
private struct Depth: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[Depth.self] }
        set { self[Depth.self] = newValue }
    }
}

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@Observable @MainActor private final class Settings { var name = "a" }

@MainActor @Suite("Down and up")
struct FlowTests {
    private struct Reader: View {
        @Environment(\.depth) private var depth
        var body: some View { Text("depth \(depth)") }
    }

    private struct Bystander: View {
        var body: some View { Text("bystander") }
    }

    private struct Tree: View {
        @State private var depth = 1
        var body: some View {
            VStack {
                VStack {
                    HStack { Reader() }
                    Bystander()
                }
                .environment(\.depth, depth)
                Reader()
                Button("deeper") { depth += 1 }
            }
        }
    }

    @Test("an environment value reaches every descendant, and only its readers run again")
    func environment() throws {
        let ui = Harness { Tree() }
        #expect(ui.texts.prefix(3) == ["depth 1", "bystander", "depth 0"])
        ui.forget()
        try ui.tap("deeper")
        #expect(ui.texts.prefix(3) == ["depth 2", "bystander", "depth 0"])
        #expect(ui.bodies(of: Reader.self) == 1)
        #expect(ui.bodies(of: Bystander.self) == 0)
    }

    @Test("an object in the environment is read by its type")
    func objectByType() throws {
        struct Inner: View {
            @Environment(Settings.self) private var settings
            var body: some View { Text("name \(settings.name)") }
        }
        let settings = Settings()
        let ui = Harness { VStack { Inner() }.environment(settings) }
        #expect(ui.texts == ["name a"])
        settings.name = "b"
        #expect(ui.texts == ["name b"])
    }

    @Test("preferences of several children are gathered by an ancestor")
    func preferences() throws {
        struct Gathering: View {
            @State private var names: [String] = []
            @State private var count = 2
            var body: some View {
                VStack {
                    ForEach(0..<count, id: \.self) { index in
                        Text("child \(index)").preference(key: Names.self, value: ["n\(index)"])
                    }
                    Text("names \(names.joined(separator: ","))")
                    Button("more") { count += 1 }
                }
                .onPreferenceChange(Names.self) { names = $0 }
            }
        }
        let ui = Harness { Gathering() }
        #expect(ui.texts.contains("names n0,n1"))
        try ui.tap("more")
        #expect(ui.texts.contains("names n0,n1,n2"))
    }

    @Test("the top of a scroll view's content reaches the parent as a preference")
    func scrollOffset() throws {
        struct Offset: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
        }
        struct Page: View {
            @State private var offset: CGFloat = 0
            var body: some View {
                VStack {
                    Text("offset \(Int(offset))")
                    ScrollView {
                        Color.red.frame(height: 1000)
                            .background(
                                GeometryReader { proxy in
                                    Color.clear.preference(key: Offset.self, value: proxy.frame(in: .named("page")).minY)
                                })
                    }
                    .coordinateSpace(name: "page")
                    .accessibilityIdentifier("scroll")
                }
                .onPreferenceChange(Offset.self) { offset = $0 }
            }
        }
        let ui = Harness { Page() }
        #expect(ui.texts.contains("offset 0"))
        try ui.scroll(.at(CGPoint(x: 200, y: 200)), by: CGSize(width: 0, height: 50))
        #expect(ui.texts.contains("offset -50"), "\(ui.texts)")
    }
}
