import MartletDrawing
import MartletGraph
import Testing

@testable import MartletCore

private struct WidthKey: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct AmountKey: EnvironmentKey { static var defaultValue: CGFloat { 10 } }

extension EnvironmentValues {
    fileprivate var amount: CGFloat {
        get { self[AmountKey.self] }
        set { self[AmountKey.self] = newValue }
    }
}

@Observable private final class Model { var step = 0 }

/// Plain children are made without a list. Nothing but the cost may tell: in a `Group` the same children are listed.
@MainActor @Suite struct PlainViewTests {
    /// Shows content as it is and in a group, in each of the stacks, and holds what is drawn against each other, also after
    /// each of some changes.
    private func expectSame(
        isPlain: Bool = true, steps: Int = 0, @ViewBuilder _ content: @escaping @MainActor (Int) -> some View
    ) {
        let model = Model()
        let plain = ViewHost.make { Sample(model: model) { content($0) } }
        let listed = ViewHost.make { Sample(model: model) { step in Group { content(step) } } }
        defer {
            plain.end()
            listed.end()
        }
        #expect(plain.plainContainers == (isPlain ? 3 : 0), "whether lists were made")
        #expect(listed.plainContainers == 0)
        for step in 0...steps {
            model.step = step
            plain.flush()
            listed.flush()
            #expect(plain.frame() == listed.frame(), "step \(step)")
            #expect(plain.nodePlaces == listed.nodePlaces, "step \(step)")
        }
    }

    private struct Sample<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Int) -> Content

        var body: some View {
            let step = model.step
            Marked { HStack { content(step) } }
            Marked { VStack(alignment: .leading, spacing: 3) { content(step) } }
            Marked { ZStack(alignment: .bottom) { content(step) } }
        }
    }

    private struct Watching<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Int) -> Content
        var body: some View { content(model.step) }
    }

    /// A body of its own, so that only the stack in it is looked at.
    private struct Marked<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
    }

    @Test func leavesAndFrames() {
        expectSame(steps: 3) { step in
            Color.red.frame(width: 10 + CGFloat(step), height: 20)
            Text("step \(step)").padding(CGFloat(step))
            Spacer()
            Leaf(5, 6).frame(maxWidth: .infinity, alignment: .trailing)
        }
    }

    @Test func viewsThatListOthers() {
        expectSame(steps: 2) { step in
            Leaf(10, 10).background { if step == 1 { Color.blue } else { Text("behind") } }
            Leaf(20, 5).overlay(alignment: .topLeading) { ForEach(0..<step + 1, id: \.self) { Leaf(1, CGFloat($0)) } }
        }
    }

    @Test func environmentAndStyles() {
        expectSame(steps: 2) { step in
            Text("large").font(.title).environment(\.layoutDirection, step == 1 ? .rightToLeft : .leftToRight)
            Text("red").padding().foregroundStyle(step == 0 ? Color.red : Color.green)
            Text("plain").environment(\.lineLimit, 1)
        }
    }

    @Test func traitsOfTheContainer() {
        expectSame(steps: 2) { step in
            Color.red.frame(minWidth: 20).layoutPriority(Double(step))
            Color.blue.zIndex(step == 1 ? 3 : -1)
            Text("a text that takes more room than there is, so that it has to give some").layoutPriority(1)
        }
    }

    @Test func guidesAndOffsets() {
        expectSame(steps: 2) { step in
            Leaf(10, 30).alignmentGuide(.leading) { _ in CGFloat(step) }.alignmentGuide(VerticalAlignment.center) { _ in
                3
            }
            Leaf(10, 10).offset(x: CGFloat(step)).opacity(0.5)
            Text("base").fixedSize()
        }
    }

    @Test func stacksInStacks() {
        let model = Model()
        let host = ViewHost.make {
            Watching(model: model) { step in
                HStack {
                    VStack { Leaf(CGFloat(10 + step), 1) }
                    ZStack {
                        Leaf(1, 2)
                        HStack { Leaf(3, 4) }
                    }
                }
            }
        }
        defer { host.end() }
        #expect(host.plainContainers == 4)
        let before = host.frames
        model.step = 5
        host.flush()
        #expect(host.frames.map(\.size) != before.map(\.size) && host.frames.count == before.count)
    }

    @Test func preferencesComeUpInOrder() {
        for isPlain in [true, false] {
            let model = Model()
            var seen: [[Int]] = []
            let host = ViewHost.make {
                Watching(model: model) { step in
                    VStack {
                        if isPlain {
                            VStack {
                                Leaf(1, 1).preference(key: WidthKey.self, value: [1 + step])
                                Leaf(1, 1)
                                HStack { Leaf(1, 1).preference(key: WidthKey.self, value: [2]) }
                                Leaf(1, 1).preference(key: WidthKey.self, value: [3])
                            }
                        } else {
                            VStack { Leaf(1, 1).preference(key: WidthKey.self, value: [7 + step]) }
                        }
                    }
                }
                .onPreferenceChange(WidthKey.self) { seen.append($0) }
            }
            model.step = 1
            host.flush()
            #expect(seen == (isPlain ? [[1, 2, 3], [2, 2, 3]] : [[7], [8]]))
            host.end()
        }
    }

    @Test func whatHasMoreToItIsListed() {
        expectSame(isPlain: false) { _ in
            Leaf(1, 1).onAppear {}
            Leaf(2, 2)
        }
        expectSame(isPlain: false, steps: 2) { step in
            if step == 1 { Leaf(1, 1) }
            Leaf(2, 2)
        }
        expectSame(isPlain: false) { _ in Leaf(1, 1).transition(.slide) }
        expectSame(isPlain: false) { _ in Marked { Leaf(3, 3) } }
        expectSame(isPlain: false) { _ in Leaf(1, 1).id(3) }
    }

    @Test func whatEndsLeavesNothingBehind() {
        let model = Model()
        let host = ViewHost.make {
            Watching(model: model) { step in
                VStack {
                    ForEach(0..<step, id: \.self) { row in
                        HStack {
                            Color.red.frame(width: 3, height: 4)
                            Text("row \(row)").background { Color.blue }
                        }
                    }
                }
            }
        }
        defer { host.end() }
        func show(_ step: Int) {
            model.step = step
            _ = host.frame()
        }
        // What the environment knows stays after the first round.
        show(20)
        show(0)
        let before = host.graph.nodeCount
        show(20)
        #expect(host.graph.nodeCount > before + 100)
        show(0)
        #expect(host.graph.nodeCount == before)
    }
}

extension ViewHost {
    fileprivate func walk(_ body: (ViewNode) -> Void) {
        func walk(_ node: ViewNode) {
            body(node)
            node.children.forEach(walk)
        }
        walk(rootNode)
    }

    /// How many of the stacks made their children without a list.
    fileprivate var plainContainers: Int {
        var count = 0
        walk {
            if ($0 as? StackNode).map({ $0.list == nil }) ?? ($0 as? LayersNode).map({ $0.list == nil }) ?? false {
                count += 1
            }
        }
        return count
    }

    /// Every node with its number and its place.
    fileprivate var nodePlaces: [String] {
        var places: [String] = []
        walk { places.append("\(type(of: $0)) \($0.id) \($0.origin) \($0.size)") }
        return places
    }
}
