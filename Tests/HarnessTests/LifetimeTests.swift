import MartletTesting
import SwiftUI
import Testing

/// When a harness is let go, nothing of its views stays.
@MainActor @Suite(.serialized) struct LifetimeTests {
    final class Token {
        nonisolated(unsafe) static var alive = 0
        init() { Token.alive += 1 }
        deinit { Token.alive -= 1 }
    }

    struct Row: View {
        @State private var token = Token()
        var body: some View { Text("\(ObjectIdentifier(token).hashValue)").frame(width: 10) }
    }

    struct Doubling: ViewModifier {
        @State private var token = Token()
        func body(content: Content) -> some View {
            HStack {
                content; content
            }.padding(token === self.token ? 1 : 2)
        }
    }

    struct Same: View, Equatable {
        nonisolated static func == (a: Same, b: Same) -> Bool { true }
        var body: some View { Row() }
    }

    @Test(arguments: 0..<14) func nothingStays(_ kind: Int) async {
        func content() -> AnyView {
            switch kind {
            case 0: AnyView(Row())
            case 1:
                AnyView(
                    VStack {
                        Row(); if kind == 1 { Row() }
                    })
            case 2: AnyView(GeometryReader { _ in Row() })
            case 3: AnyView(Same().equatable())
            case 4: AnyView(Row().disabled(true))
            case 5:
                AnyView(
                    HStack {
                        EmptyView(); Row()
                    })
            case 6: AnyView(Row().modifier(Doubling()))
            case 7: AnyView(ForEach(0..<3) { _ in Row() }.background(Row()).overlay { Row() })
            case 8: AnyView(Row().environment(\.lineLimit, 2).onPreferenceChange(Width.self) { _ in })
            case 9: AnyView(Row().opacity(0.5).fixedSize().offset(x: 3).id(4))
            case 10:
                AnyView(
                    Group {
                        Row(); Text("x")
                    }.font(.body).frame(maxWidth: 30))
            case 11: AnyView(Row().onAppear {}.onChange(of: 1) {}.task {})
            case 12: AnyView(Button("x") {}.overlay(Row()))
            default: AnyView(Row().gesture(TapGesture().onEnded {}).sheet(isPresented: .constant(true)) { Row() })
            }
        }
        let before = Token.alive
        var ui: Harness? = Harness { content() }
        _ = ui?.displayList
        _ = ui?.accessibility
        #expect(Token.alive > before)
        ui = nil
        for _ in 0..<5 { await Task.yield() }
        #expect(Token.alive == before, "kind \(kind)")
    }

    struct Width: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
    }
}
