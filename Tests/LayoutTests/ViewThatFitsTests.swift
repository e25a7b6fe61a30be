import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Model {
    var width: CGFloat = 300
    var wide: CGFloat = 100
    var hasMiddle = true
    var count = 2
}

private final class Log: @unchecked Sendable {
    var bodies: [String] = []
    var calls: [String] = []
}

private struct Candidate: View {
    let name: String
    let width: CGFloat
    let log: Log
    @State private var number = 0

    var body: some View {
        log.bodies.append(name)
        return Box(width, 10).named(name)
            .onAppear { log.calls.append("+\(name)") }
            .onDisappear { log.calls.append("-\(name)") }
            .preference(key: NamesKey.self, value: [name])
    }
}

private struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Growing: View {
    let model: Model
    var body: some View { Box(model.wide, 10).named("growing") }
}

private struct Fitting: View {
    let model: Model
    let log: Log

    var body: some View {
        ViewThatFits {
            EmptyView()
            Candidate(name: "wide", width: 200, log: log)
            if model.hasMiddle { Candidate(name: "middle", width: 100, log: log).padding(.leading, 1) }
            ForEach(0..<model.count, id: \.self) { Candidate(name: "row\($0)", width: 50 - CGFloat($0), log: log) }
            Candidate(name: "narrow", width: 10, log: log)
        }
        .onPreferenceChange(NamesKey.self) { log.calls.append("names \($0)") }
        .frame(width: model.width, height: 20)
    }
}

/// ViewThatFits. Source: the public documentation, and the rules measured on SwiftUI (layout/view-that-fits of
/// iamcgn/swiftui-web: the first whose ideal size fits, else the last; unchosen ones have no frame).
@MainActor @Suite struct ViewThatFitsTests {
    @Test func onlyWhatIsAskedIsMadeAndOnlyWhatShowsAppears() {
        let (model, log) = (Model(), Log())
        let host = ViewHost.make { Fitting(model: model, log: log) }
        #expect(Set(host.named.keys) == ["wide"])
        #expect(Set(log.bodies) == ["wide"], "those behind it are not made")
        #expect(log.calls.filter { $0.hasPrefix("+") } == ["+wide"])
        log.calls = []

        model.width = 60
        host.flush()
        #expect(Set(host.named.keys) == ["row0"])
        #expect(Set(log.bodies) == ["wide", "middle", "row0"])
        #expect(log.calls.filter { !$0.hasPrefix("names") }.sorted() == ["+row0", "-wide"])
        #expect(log.calls.contains("names [\"row0\"]"))
        log.calls = []

        model.width = 105
        host.flush()
        #expect(Set(host.named.keys) == ["middle"])
        #expect(log.calls.filter { !$0.hasPrefix("names") }.sorted() == ["+middle", "-row0"])
        log.calls = []

        model.hasMiddle = false
        host.flush()
        #expect(Set(host.named.keys) == ["row0"])
        #expect(log.calls.filter { !$0.hasPrefix("names") }.sorted() == ["+row0", "-middle"])
        log.calls = []

        model.width = 5
        model.count = 1
        host.flush()
        #expect(Set(host.named.keys) == ["narrow"], "where nothing fits the last is shown")
        #expect(log.calls.filter { !$0.hasPrefix("names") }.sorted() == ["+narrow", "-row0"])
        log.calls = []
        host.end()
        #expect(log.calls.filter { !$0.hasPrefix("names") } == ["-narrow"])
    }

    @Test func aCandidateThatWasTurnedDownIsStillListenedTo() {
        let model = Model()
        let host = ViewHost.make(80, 20) {
            ViewThatFits(in: .horizontal) {
                Growing(model: model); Box(40, 50).named("other")
            }
        }
        #expect(Set(host.named.keys) == ["other"])
        model.wide = 70
        host.flush()
        #expect(Set(host.named.keys) == ["growing"])
        model.wide = 90
        host.flush()
        #expect(Set(host.named.keys) == ["other"])
    }

    @Test func onlyTheGivenAxesCount() {
        let host = ViewHost.make(100, 20) {
            ViewThatFits(in: .horizontal) {
                Box(90, 50).named("tall"); Box(10, 10).named("small")
            }
        }
        #expect(Set(host.named.keys) == ["tall"])
        let nothing = ViewHost.make(100, 20) { ViewThatFits { EmptyView() }.named("nothing") }
        #expect(nothing["nothing"]?.size == .zero)
    }

    @Test func insideOneThatDoesNotShowNothingAppears() {
        let (model, log) = (Model(), Log())
        let host = ViewHost.make {
            Nested(model: model, log: log)
        }
        #expect(log.calls == ["+in wide"])
        log.calls = []
        model.width = 40
        host.flush()
        #expect(log.calls.sorted() == ["+out", "-in wide"])
        log.calls = []
        model.width = 300
        host.flush()
        #expect(log.calls.sorted() == ["+in wide", "-out"])
    }

    private struct Nested: View {
        let model: Model
        let log: Log

        var body: some View {
            ViewThatFits {
                ViewThatFits {
                    Candidate(name: "in wide", width: 250, log: log)
                    Candidate(name: "in narrow", width: 200, log: log)
                }
                Candidate(name: "out", width: 10, log: log)
            }
            .frame(width: model.width, height: 20)
        }
    }
}
