import MartletDrawing
import Testing

@testable import MartletCore

private let photo = UIImage(bitmap: Bitmap(width: 64, height: 40, pixels: []))

private struct OneSymbol: SymbolProvider {
    func symbol(named name: String) -> VectorImage? {
        name == "star" || name == "star.fill"
            ? VectorImage(data: Data(), size: CGSize(width: 1.25, height: 1.2), baseline: 1) : nil
    }
}

@MainActor @Suite(.serialized) struct ImageTests {
    @Test func aPlainImageIsRigid() {
        let studio = Studio { Image(uiImage: photo) }
        for (w, h) in [(nil, nil), (10, 10), (500, 500), (.infinity, 0)] as [(CGFloat?, CGFloat?)] {
            #expect(studio.size(w, h) == CGSize(width: 64, height: 40), "proposed \(String(describing: (w, h)))")
        }
        let dense = Studio { Image(uiImage: UIImage(bitmap: photo.bitmap!, scale: 2)) }
        #expect(dense.contentSize == CGSize(width: 32, height: 20))
    }

    @Test func aResizableImageTakesTheProposal() {
        let studio = Studio { Image(uiImage: photo).resizable() }
        #expect(studio.contentSize == CGSize(width: 100, height: 60))
        #expect(studio.size(nil, nil) == CGSize(width: 64, height: 40))
        #expect(studio.size(30, nil) == CGSize(width: 30, height: 40))
        #expect(studio.size(0, 500) == CGSize(width: 0, height: 500))
        #expect(studio.picture == "image 64x40 in (0, 0) 100x60")
    }

    @Test func templates() {
        let studio = Studio { Image(uiImage: photo).renderingMode(.template).resizable().foregroundStyle(.black) }
        #expect(studio.picture == "image 64x40 in (0, 0) 100x60 as #000000FF")
    }

    @Test func emptyAndBrokenPictures() {
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage().size == .zero)
        #expect(Studio { Image(uiImage: UIImage()) }.contentSize == .zero)
        #expect(UIImage(named: "no such picture") == nil)
    }

    @Test func symbolsFollowTheFont() {
        let before = Drawing.symbolProvider
        defer { Drawing.symbolProvider = before }
        Drawing.symbolProvider = OneSymbol()
        let studio = Studio { Image(systemName: "star").font(.system(size: 20)).foregroundStyle(.black) }
        #expect(studio.contentSize == CGSize(width: 25, height: 24))
        #expect(studio.first(ImageNode.self)?.displayItem()?.summary == "vector in (0, 0) 25x24 as #000000FF")
        let node = studio.first(ImageNode.self)!
        #expect(node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 20)
        // Small is 13 high where medium is 16 (measured, star at 13 points).
        let small = Studio { Image(systemName: "star").font(.system(size: 20)).imageScale(.small) }
        #expect(small.contentSize.height == 19.5)
    }

    @Test func missingNamesAreSaid() {
        let before = Drawing.symbolProvider
        defer { Drawing.symbolProvider = before }
        Drawing.symbolProvider = OneSymbol()
        var said: [Diagnostic.Code] = []
        let host = ViewHost(shaper: FixedAdvanceShaper())
        host.onDiagnostic = { said.append($0.code) }
        host.setContent {
            VStack {
                Image(systemName: "no.such.symbol")
                Image("no such picture")
            }
        }
        host.flush()
        #expect(said == [.missingSymbol, .missingImage])
        #expect(host.rootNode.children[0].children.allSatisfy { $0.size == .zero })
    }
}
