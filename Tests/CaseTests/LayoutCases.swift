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
        #expect(a.fills.map(\.frame) == [
            CGRect(x: 25 - 12.5, y: 0, width: 75, height: 20), CGRect(x: 25 + 62.5, y: 0, width: 100, height: 20),
        ])
        let b = Harness(size: room) {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(minWidth: 100)
            }
            .frame(width: 150, height: 20)
        }
        #expect(b.fills.map(\.frame) == [
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
