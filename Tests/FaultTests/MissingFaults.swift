import MartletTesting
import SwiftUI
import Testing

private final class MissingModel: ObservableObject {}

@Observable private final class MissingObserved {}

private struct NeedsModel: View {
    @EnvironmentObject var model: MissingModel
    var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
}

private struct NeedsObserved: View {
    @Environment(MissingObserved.self) var model
    var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
}

/// What is asked for and is not there.
@MainActor @Suite struct MissingFaults {
    // Apple's SwiftUI traps here too; the message names the type and the cure.
    @Test func anEnvironmentObject() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Harness { NeedsModel() } }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("No ObservableObject of type MissingModel found."), "\(said.suffix(1000))")
        #expect(said.contains("A View.environmentObject(_:) for MissingModel may be missing"))
    }

    @Test func anObservedObjectOfTheEnvironment() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Harness { NeedsObserved() } }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("No Observable object of type MissingObserved found."), "\(said.suffix(1000))")
    }

    @Test func picturesOfBrokenBytes() throws {
        let picture = try Harness(size: CGSize(width: 8, height: 8)) { Color.red }.bitmap().png
        #expect(UIImage(data: picture) != nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(data: picture.prefix(picture.count / 2)) == nil)
        var bent = picture
        for index in bent.indices where index >= bent.startIndex + 16 && index < bent.startIndex + 40 {
            bent[index] ^= 0xFF
        }
        #expect(UIImage(data: bent) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
        #expect(UIImage(named: "nowhere") == nil)
    }

    @Test func anImage() {
        let ui = Harness {
            VStack {
                Image("nowhere"); Image("nowhere").resizable(); Text("well")
            }
        }
        #expect(ui.texts == ["well"])
        ui.expectSaid(.missingImage, "No image named 'nowhere' found", "pass bundle: .module")
    }

    @Test func aSymbol() {
        let ui = Harness {
            VStack {
                Image(systemName: "no.such.symbol"); Text("well")
            }
        }
        #expect(ui.texts == ["well"])
        ui.expectSaid(.missingSymbol, "No symbol named 'no.such.symbol' found")
    }

    @Test func aColor() {
        let ui = Harness {
            VStack {
                Color("nowhere").frame(width: 3, height: 3); Text("well")
            }
        }
        #expect(ui.texts == ["well"])
        ui.expectSaid(.missingColor, "nowhere")
    }

    @Test func aFont() throws {
        let ui = Harness(traits: Harness.Traits(text: .pango)) {
            VStack {
                Text("well").font(.custom("No Such Family", size: 14))
                Text("too").font(.custom("No Such Family", size: 18))
            }
        }
        #expect(ui.texts == ["well", "too"])
        #expect(try ui.frame("well").width > 5)
        ui.expectSaid(.missingFont, "No Such Family")
    }
}
