import Foundation
import MartletDrawing
import Testing

@Suite struct DisplayListTests {
    static func sample(_ color: RGBA = .black, identity: UInt32 = 7) -> DisplayItem {
        let rect = CGRect(x: 0, y: 0, width: 20.004, height: 10)
        let fill = DisplayItem(.fill(Path(rect), .color(color), FillStyle()), identity: identity)
        let text = DisplayItem(
            .text(FixedAdvanceShaper().layout(TextRequest("Hi"), width: nil, height: nil), .white), identity: 8)
        let mask = DisplayItem(.fill(Path(ellipseIn: rect), .color(.white), FillStyle(eoFill: true)))
        return DisplayItem(
            .group([
                .init(fill, at: CGPoint(x: 1.006, y: -2)), .init(DisplayItem(.effect(.opacity(0.5), text))),
                .init(DisplayItem(.effect(.mask(mask), fill)), at: CGPoint(x: 5, y: 5)),
            ]))
    }

    @Test func printsOneLineForEachItem() {
        let list = DisplayList(root: Self.sample(), size: CGSize(width: 100, height: 50))
        #expect(
            list.description == """
                list 100x50
                  group
                    fill rect (0, 0) 20x10 #000000FF at (1.01, -2) id 7
                    opacity 0.5
                      text "Hi" system 13 #FFFFFFFF 13x16 id 8
                    mask at (5, 5)
                      fill rect (0, 0) 20x10 #000000FF id 7
                    by
                      fill ellipse (0, 0) 20x10 #FFFFFFFF evenOdd
                """)
    }

    @Test func equalityIsStructural() {
        func list(_ item: DisplayItem) -> DisplayList { DisplayList(root: item, size: CGSize(width: 10, height: 10)) }
        #expect(list(Self.sample()) == list(Self.sample()))
        #expect(list(Self.sample()) != list(Self.sample(.white)))
        #expect(list(Self.sample()) != list(Self.sample(identity: 9)))
        #expect(list(Self.sample()) != DisplayList(root: Self.sample(), size: .zero))
    }

    @Test func boundsFollowChildrenAndEffects() {
        let rect = DisplayItem(.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black), FillStyle()))
        let group = DisplayItem(.group([.init(rect), .init(rect, at: CGPoint(x: 30, y: 5))]))
        #expect(group.bounds == CGRect(x: 0, y: 0, width: 40, height: 15))
        #expect(DisplayItem(.group([])).bounds.isNull)
        let shadow = DisplayItem(.effect(.shadow(.black, radius: 2, offset: CGSize(width: 0, height: 3)), rect))
        #expect(shadow.bounds == CGRect(x: -6, y: -3, width: 22, height: 22))
        let clip = DisplayItem(.effect(.clip(Path(CGRect(x: 5, y: 5, width: 50, height: 50)), FillStyle()), rect))
        #expect(clip.bounds == CGRect(x: 5, y: 5, width: 5, height: 5))
        let turned = DisplayItem(.effect(.transform(CGAffineTransform(rotationAngle: .pi / 2)), rect))
        #expect(abs(turned.bounds.minX + 10) < 1e-9 && abs(turned.bounds.width - 10) < 1e-9)
    }

    /// A list nested 100,000 deep dies on an ordinary stack.
    @Test func deepListsDieWithoutRecursion() {
        weak var deepest: DisplayItem?
        do {
            var item = DisplayItem(.group([]))
            deepest = item
            for step in 0..<100_000 {
                item =
                    step % 2 == 0
                    ? DisplayItem(.group([.init(item)])) : DisplayItem(.effect(.opacity(0.9), item))
            }
            #expect(item.depth == 100_001)
        }
        #expect(deepest == nil)
    }

    @Test func sharedPartsSurviveTheDeathOfTheirParents() {
        let shared = DisplayItem(.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), FillStyle()))
        var kept: DisplayItem?
        do {
            var item = shared
            for step in 0..<2000 {
                item = DisplayItem(.group([.init(item)]))
                if step == 1000 { kept = item }
            }
        }
        #expect(kept?.bounds == shared.bounds && kept?.depth == 1002)
        var item = kept
        while case .group(let children)? = item?.content { item = children.first?.item }
        #expect(item === shared)
    }
}
