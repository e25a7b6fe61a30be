#if GTK
import CGTK
import MartletCairo
import MartletCore
import SplitMix
import Testing

@testable import MartletGTK

/// Whatever a tool asks of whatever object, the answer is of the type that the interface declares, or there is none.
@MainActor @Suite struct AnswerLawTests {
    private struct Page: View {
        @State var name = "Ada 🐦\u{301} 가"
        @State var level = 0.5
        @State var taps = 0

        var body: some View {
            VStack {
                Text("A text. With two sentences,\nand two lines.").accessibilityAddTraits(.isHeader)
                TextField("Name", text: $name, axis: .vertical)
                SecureField("Word", text: $name)
                Slider(value: $level) { Text("Level") }
                Button("Tap \(taps)") { taps += 1 }.accessibilityAction(named: "Zero") { taps = 0 }
                Text("").accessibilityElement(children: .contain).accessibilityLabel("Empty")
                Image(systemName: "star")
                ProgressView()
            }
        }
    }

    private var dice = SplitMix64(seed: 11)

    private mutating func value(_ type: String) -> DBusValue {
        let numbers: [Int32] = [-7, -1, 0, 1, 2, 3, 5, 8, 40, .max, .min]
        return switch type {
        case "i": .int(numbers.randomElement(using: &dice)!)
        case "u": .uint(UInt32(bitPattern: numbers.randomElement(using: &dice)!))
        case "s": .string(["", "x", "a\nb\0c", "🐦\u{301}", "size"].randomElement(using: &dice)!)
        case "b": .bool(.random(using: &dice))
        case "o":
            .path([AtspiPath.null, AtspiPath.base + "/w1", AtspiPath.base + "/w1e9"].randomElement(using: &dice)!)
        case "d": .double([0, -1, 1e300, .nan, .infinity, 0.25].randomElement(using: &dice)!)
        default:
            .tuple([
                .array("i", [value("i"), value("i")]), value("i"), .array("{ss}", []), value("i"),
                .array("i", [value("i")]), value("i"), .array("s", [value("s")]), value("i"), value("b"),
            ])
        }
    }

    /// The type of a value as GLib has it.
    private func type(of value: DBusValue) -> String {
        let variant = g_variant_ref_sink(value.made())!
        defer { g_variant_unref(variant) }
        return String(cString: g_variant_get_type_string(variant))
    }

    @Test mutating func everyAnswerHasItsType() throws {
        let host = ViewHost(shaper: CairoPlatform.shaper)
        host.setSize(ProposedViewSize(width: 300, height: 300))
        host.setContent { Page() }
        host.flush()
        let directory = AtspiDirectory(applicationName: "law")
        directory.owner = ":1.1"
        let window = directory.add(host, AccessibilityWindow(title: { "Page" }))
        var answered = 0
        for _ in 0..<60 {
            let ids = window.reader.records().inOrder.map(\.id) + [12_345]
            for path in [AtspiPath.application] + ids.map({ AtspiPath.element(window: 1, id: $0) }) {
                for interface in directory.interfaces(of: path) {
                    for member in interface.members {
                        switch member {
                        case .method(let name, let arguments, let results):
                            guard let answer = directory.call(path, interface, name, arguments.map { value($0) }) else {
                                Issue.record("\(path) does not answer \(interface).\(name)")
                                continue
                            }
                            #expect(type(of: .tuple(answer)) == "(\(results.joined()))", "\(interface).\(name)")
                        case .property(let name, let type, let canBeSet):
                            let value = try #require(directory.property(path, interface, name), "\(interface).\(name)")
                            #expect(self.type(of: value) == type, "\(interface).\(name)")
                            if canBeSet { _ = directory.set(path, interface, name, self.value(type)) }
                        }
                        answered += 1
                    }
                }
            }
        }
        #expect(answered > 10_000)
        #expect(type(of: directory.cacheItems) == "a((so)(so)(so)iiassusau)")
        #expect(AtspiInterface.infos.count == AtspiInterface.allCases.count, "GLib understands every interface")
        host.end()
        #expect(directory.call(window.path, .accessible, "GetChildren", []) == [.array("(so)", [])])
    }
}
#endif
