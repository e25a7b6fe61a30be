import Foundation
import MartletDrawing
import Testing

@Suite struct OverlapTests {
    /// The same as Foundation's where that has an answer, and no crash where it has none.
    @Test func itIsFoundationsForNumbers() {
        let edges: [CGFloat] = [-3, -1, 0, 2, 5]
        let lengths: [CGFloat] = [0, 1, 4]
        var rects: [CGRect] = []
        for x in edges { for w in lengths { rects.append(CGRect(x: x, y: -x, width: w, height: 4 - w)) } }
        for a in rects {
            for b in rects where a.width > 0 && b.width > 0 && a.height > 0 && b.height > 0 {
                let expected = a.intersection(b)
                if expected.isNull || expected.isEmpty { continue }
                #expect(a.overlap(b) == expected)
            }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func otherNumbersDoNotStopTheProgram(number: CGFloat) {
        let plain = CGRect(x: 0, y: 0, width: 10, height: 10)
        for odd in [
            CGRect(x: number, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: number, height: 1),
            CGRect(x: number, y: number, width: number, height: number),
        ] {
            _ = plain.overlap(odd)
            _ = odd.overlap(plain)
        }
        #expect(plain.overlap(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isNull)
        #expect(plain.overlap(.null).isNull)
    }
}
