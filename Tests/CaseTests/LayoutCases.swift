import MartletDrawing
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct LayoutCases {
    // Source: https://www.objc.io/blog/2020/11/10/hstacks-child-ordering (A); OpenSwiftUI LayoutTraits.swift and
    // pookjw/MySwiftUI LayoutTraitsTests.swift, the latter compared with Apple's (B).
    @Test("38 HStack: least flexible child first, equal share, min-width child overflows")
    func case38() {
        let room = CGSize(width: 200, height: 20)
        let a = Harness(size: room) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100)
                Color.green.frame(minWidth: 100)
            }
            .frame(width: 150, height: 20)
        }
        // The frame begins at 25.
        #expect(
            a.fills.map(\.frame) == [
                CGRect(x: 25 - 12.5, y: 0, width: 75, height: 20), CGRect(x: 25 + 62.5, y: 0, width: 100, height: 20),
            ])
        let b = Harness(size: room) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(minWidth: 100)
            }
            .frame(width: 150, height: 20)
        }
        #expect(
            b.fills.map(\.frame) == [
                CGRect(x: 25, y: 0, width: 50, height: 20), CGRect(x: 75, y: 0, width: 100, height: 20),
            ])
    }

    // Source: skiptools/skip-ui@ff81a28 LayoutTests.swift (testVStackAlignment, testHStackAlignment).
    @Test("40 Spacers collapse to 8 and add no stack spacing")
    func case40() throws {
        let column = Harness(size: CGSize(width: 12, height: 12)) {
            VStack {
                Spacer()
                Color.black.frame(height: 2)
                Spacer()
                Color.black.frame(height: 2)
                Spacer()
            }
            .background(Color.white).frame(width: 12, height: 12)
        }
        let row = Harness(size: CGSize(width: 12, height: 12)) {
            HStack {
                Spacer()
                Color.black.frame(width: 2)
                Spacer()
                Color.black.frame(width: 2)
                Spacer()
            }
            .background(Color.white).frame(width: 12, height: 12)
        }
        let (vertical, horizontal) = (try column.bitmap(), try row.bitmap())
        for i in 0..<12 {
            let expected: UInt8 = [0, 1, 10, 11].contains(i) ? 0 : 255
            #expect(vertical[6, i] == Pixel(r: expected, g: expected, b: expected))
            #expect(horizontal[i, 6] == Pixel(r: expected, g: expected, b: expected))
        }
    }

    // Source: skiptools/skip-ui@ff81a28 LayoutTests.swift (testHStackAlignmentExpand).
    @Test("41 Three equal flexible children, bottom aligned")
    func case41() throws {
        let ui = Harness(size: CGSize(width: 12, height: 12)) {
            HStack(alignment: .bottom, spacing: 0) {
                Color.black.frame(height: 10)
                Color.white.frame(height: 12)
                Color.black.frame(height: 10)
            }
            .background(Color.white).frame(width: 12, height: 12)
        }
        let picture = try ui.bitmap()
        for x in 0..<12 {
            for y in 0..<12 {
                let isBlack = !(4...7).contains(x) && y >= 2
                let expected: UInt8 = isBlack ? 0 : 255
                #expect(picture[x, y] == Pixel(r: expected, g: expected, b: expected), "at \(x), \(y)")
            }
        }
    }

    // Source: skiptools/skip-ui@ff81a28 LayoutTests.swift (testFrameMaxWidthRespectsParentBounds).
    @Test("42 frame(maxWidth:) never exceeds the proposal of the container")
    func case42() throws {
        let ui = Harness(size: nil) {
            ZStack {
                Color.black.frame(width: 12, height: 6)
                Color.white.frame(maxWidth: 20, maxHeight: 4).border(Color.red, width: 1)
            }
        }
        #expect(ui.size == CGSize(width: 12, height: 6))
        // Laid out at the size of the black frame, as the case says.
        ui.resize(to: CGSize(width: 12, height: 6))
        let picture = try ui.bitmap()
        let red = picture[0, 1]
        #expect(red.r > 200 && red.g < 100)
        #expect(picture[0, 0] == Pixel(r: 0, g: 0, b: 0))
        #expect(picture[11, 4] == red)
        #expect(picture[11, 5] == Pixel(r: 0, g: 0, b: 0))
        #expect(picture[1, 2] == Pixel(r: 255, g: 255, b: 255))
        #expect(picture[10, 3] == Pixel(r: 255, g: 255, b: 255))
    }

    private struct Parts: View {
        var body: some View {
            GeometryReader { g in
                Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2)
                Color.red.frame(width: g.size.width / 3, height: g.size.height / 3)
            }
        }
    }

    // Source: OpenSwiftUI GeometryReaderUITests.swift, GeometryReader.swift;
    // https://www.swiftuifieldguide.com/layout/ideal-size/
    @Test("44 GeometryReader fills its proposal, places children top-leading, is 10x10 ideally")
    func case44() {
        let ui = Harness(size: CGSize(width: 120, height: 60)) { Parts() }
        #expect(ui.size == CGSize(width: 120, height: 60))
        #expect(
            ui.fills.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 60, height: 30), CGRect(x: 0, y: 0, width: 40, height: 20),
            ])
        let ideal = Harness(size: CGSize(width: 120, height: 60)) { Parts().fixedSize() }
        #expect(ideal.size == CGSize(width: 10, height: 10))
        let scrolled = Harness(size: CGSize(width: 120, height: 60)) { ScrollView { Parts() } }
        #expect(scrolled.fills.map(\.frame.size.height) == [5, 10.0 / 3])
    }

    // Source: skiptools/skip-ui@ff81a28 LayoutTests.swift (testViewThatFitsChoosesFirstFittingCandidate).
    @Test(
        "45 ViewThatFits takes the first child whose ideal size fits, else the last",
        arguments: [(120, 100), (60, 50), (30, 20), (10, 20)] as [(CGFloat, CGFloat)])
    func case45(width: CGFloat, expected: CGFloat) {
        let ui = Harness(size: CGSize(width: 200, height: 20)) {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 100, height: 5)
                EmptyView()
                Color.green.frame(width: 50, height: 5)
                Color.blue.frame(width: 20, height: 5)
            }
            .frame(width: width)
        }
        #expect(ui.fills.map(\.frame.size) == [CGSize(width: expected, height: 5)])
    }

    // Source: ole/swiftui-view-lifecycle@14f55a3 CaseStudyScrollViewDynamic.swift.
    @Test("23 ScrollView+VStack builds everything at once")
    func case23() {
        struct Row: View {
            let log: Log
            let i: Int
            var body: some View {
                Color.red.frame(height: 50).onAppear { log("A", i) }.onDisappear { log("D", i) }
            }
        }
        let log = Log()
        let ui = Harness(size: CGSize(width: 100, height: 200)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Row(log: log, i: $0) } } }
        }
        #expect(Set(log.lines) == Set((0..<100).map { "A \($0)" }))
        #expect(log.lines.count == 100)
        #expect(throws: Never.self) { try ui.scroll(.at(CGPoint(x: 50, y: 100)), by: CGSize(width: 0, height: 4800)) }
        #expect(throws: Never.self) { try ui.scroll(.at(CGPoint(x: 50, y: 100)), by: CGSize(width: 0, height: -4800)) }
        #expect(log.lines.count == 100)
    }

    // Source: ole/swiftui-view-lifecycle@14f55a3 CaseStudyLazyVStack.swift.
    @Test("23 LazyVStack builds only what is visible and keeps state")
    func case23Lazy() throws {
        struct Row: View {
            let log: Log
            let i: Int
            @State private var isOn = false
            var body: some View {
                Button(isOn ? "on \(i)" : "off \(i)") { isOn = true }.frame(height: 50).onAppear { log("A", i) }
            }
        }
        let log = Log()
        let ui = Harness(size: CGSize(width: 100, height: 200)) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(log: log, i: $0) } } }
        }
        #expect((4...6).contains(log.lines.count), "\(log.lines)")
        try ui.tap("off 1")
        let middle = CGPoint(x: 50, y: 100)
        try ui.scroll(.at(middle), by: CGSize(width: 0, height: 4800))
        #expect(log.lines.contains("A 99"))
        #expect(log.lines.count < 20)
        try ui.scroll(.at(middle), by: CGSize(width: 0, height: -4800))
        #expect(ui.texts.contains("on 1") && ui.texts.contains("off 0"))
    }

    // Source: nalexn/ViewInspector@56833fe; OpenSwiftUI ViewBuilder.swift; https://stackoverflow.com/questions/79484472
    @Test("46 View type names and ViewBuilder shapes")
    func case46() {
        let a = Text("x").padding()
        let b = Text("x").frame(width: 1)
        let c = Text("x").frame(maxWidth: .infinity)
        @ViewBuilder func d(_ f: Bool) -> some View { if f { Text("x") } else { Color.red } }
        @ViewBuilder func e(_ f: Bool) -> some View { if f { Text("x") } }
        @ViewBuilder func g() -> some View {
            Text("x")
            Color.red
        }
        #expect("\(type(of: a))" == "ModifiedContent<Text, _PaddingLayout>")
        #expect("\(type(of: b))" == "ModifiedContent<Text, _FrameLayout>")
        #expect("\(type(of: c))" == "ModifiedContent<Text, _FlexFrameLayout>")
        #expect("\(type(of: d(true)))" == "_ConditionalContent<Text, Color>")
        #expect("\(type(of: e(true)))" == "Optional<Text>")
        #expect("\(type(of: g()))" == "TupleView<(Text, Color)>")
    }
}
