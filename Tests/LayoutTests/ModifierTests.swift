import MartletDrawing
import Testing

@testable import MartletCore

/// The rules of single modifiers.
@MainActor @Suite struct ModifierTests {
    @Test func offsetMovesDrawingAndHitAreaOnly() {
        let host = ViewHost.make {
            HStack(spacing: 0) {
                Box(20, 20).named("inside").offset(x: 5, y: 7).named("moved")
                Box(20, 20).named("next")
            }
        }
        #expect(host["moved"] == rect(130, 90, 20, 20))
        #expect(host["inside"] == rect(135, 97, 20, 20))
        #expect(host["next"] == rect(150, 90, 20, 20))
        #expect(host.rootNode.hitTest(CGPoint(x: 131, y: 91)) == nil, "the place in layout is empty")
        #expect(host.rootNode.hitTest(CGPoint(x: 136, y: 115)) is BoxNode)
    }

    @Test func positionTakesTheProposal() {
        let host = ViewHost.make(200, 100) {
            Box(20, 10).named("placed").position(x: 30, y: 40).named("field")
        }
        #expect(host["field"] == rect(0, 0, 200, 100))
        #expect(host["placed"] == rect(20, 35, 20, 10))
    }

    @Test func positionWithoutProposalIsTheViewsSize() {
        let host = ViewHost.make(nil, 100) { Box(20, 10).position(x: 30, y: 40).named("field") }
        #expect(host["field"] == rect(0, 0, 20, 100))
    }

    @Test func fixedSizeOnOneAxis() {
        let host = ViewHost.make {
            Box(least: .zero, most: CGSize(width: 500, height: 500), ideal: CGSize(width: 40, height: 30))
                .fixedSize(horizontal: true, vertical: false).named("fixed")
        }
        #expect(host["fixed"] == rect(130, 0, 40, 200))
    }

    @Test func hiddenKeepsItsPlace() {
        let host = ViewHost.make { Box(20, 20).hidden().named("gone") }
        #expect(host["gone"] == rect(140, 90, 20, 20))
        #expect(host.frame().root.bounds.isNull)
        #expect(host.rootNode.hitTest(CGPoint(x: 150, y: 100)) == nil)
    }

    @Test func alignmentGuideMovesTheViewAgainstItsSiblings() {
        let host = ViewHost.make {
            VStack(alignment: .leading, spacing: 0) {
                Box(50, 20).named("plain")
                Box(20, 20).alignmentGuide(.leading) { $0.width / 2 - 15 }.named("guided")
            }
            .named("column")
        }
        // The guide is 5 left of the view: it stands 5 right of the line.
        #expect(host["column"] == rect(125, 80, 50, 40))
        #expect(host["guided"] == rect(130, 100, 20, 20))
    }

    @Test func guidesPassThroughFramesAndPadding() {
        let host = ViewHost.make {
            HStack(alignment: .top, spacing: 0) {
                Box(20, 20).alignmentGuide(.top) { _ in 4 }.padding(3).frame(height: 40).named("framed")
                Box(20, 20).named("plain")
            }
        }
        // 4 inside, 3 of padding, and 7 because the padded 26 are centred in 40.
        #expect(host["plain"]!.minY - host["framed"]!.minY == 14)
    }

    @Test func stackReportsAnExplicitGuideOfItsChildren() {
        let host = ViewHost.make {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Box(10, 6)
                    Box.text(10, 16, baseline: 12, ViewSpacing())
                    Box.text(10, 16, baseline: 12, ViewSpacing())
                }
                .named("column")
                Box.text(10, 16, baseline: 12, ViewSpacing()).named("word")
            }
        }
        #expect(host["word"]!.minY - host["column"]!.minY == 6)
    }

    @Test func overlayIsInFrontAndBackgroundBehindWhateverTheZIndex() {
        let host = ViewHost.make(20, 20) {
            Box(20, 20).zIndex(5).overlay { Box().named("front") }
        }
        guard case .group(let placed) = host.frame().root.content else { return #expect(Bool(false), "no group") }
        #expect(placed.count == 2)
        #expect(placed[0].item.identity < placed[1].item.identity, "the overlay is painted last")
    }

    @Test func hiddenSpacerOutsideOfStacksIsFlexibleOnBothAxes() {
        let host = ViewHost.make { Spacer().named("gap") }
        #expect(host["gap"] == rect(0, 0, 300, 200))
        let stacked = ViewHost.make { ZStack { Spacer().named("gap") } }
        #expect(stacked["gap"] == rect(0, 0, 300, 200))
    }
}
