import MartletCore
import Testing

private struct Label: View {
    let text: String
    var body: some View { EmptyView() }
}

@MainActor private var bodiesRun: [String] = []

// Uses of the macro that must compile; the registry type that it declares has no name to test by.
#Preview("With state", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) {
    @Previewable @State var count = 1
    @Previewable @Environment(\.self) var values
    Label(text: "\(count)")
}

#Preview {
    Label(text: "plain")
}

private struct Older: PreviewProvider {
    static var previews: some View {
        Label(text: "a")
        Label(text: "b")
    }
}

@Suite("Previews")
@MainActor
struct PreviewTests {
    @Test func traitsSayTheLayoutAndTheLastOneCounts() {
        let preview = Preview(
            "x", traits: .sizeThatFitsLayout, .portrait, .fixedLayout(width: 3, height: 4), .landscapeRight
        ) {
            Label(text: "a")
        }
        #expect(preview.displayName == "x")
        #expect(preview.layout == .fixed(width: 3, height: 4))
        #expect(preview.interfaceOrientation == .landscapeRight)
    }

    @Test func withoutTraitsItIsADeviceHeldUpright() {
        let preview = Preview { Label(text: "a") }
        #expect(preview.displayName == nil)
        #expect(preview.layout == .device)
        #expect(preview.interfaceOrientation == .portrait)
    }

    @Test func eachViewIsMadeAnew() {
        bodiesRun = []
        let preview = Preview {
            let _ = bodiesRun.append("made")
            Label(text: "a")
        }
        #expect(bodiesRun == [])
        _ = preview.makeView()
        _ = preview.makeView()
        #expect(bodiesRun == ["made", "made"])
    }

    @Test func aProviderLeavesThePlatformOpen() {
        #expect(Older.platform == nil)
        #expect(type(of: Older.previews) == TupleView<(Label, Label)>.self)
    }
}
