import Foundation
import MartletDrawing
import Testing

/// Outlines of Apple's shapes, read from `Path.description` on macOS 26.2
/// (iamcgn/swiftui-web, Fixtures/Goldens/shape/paths.json; numbers there have six digits).
@Suite struct PathDescriptionTests {
    static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

    /// A tuple of a name, a path and what Apple's shape printed; numbers may differ by half a unit of their last digit.
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var path: Path
        var text: String
        var testDescription: String { name }

        init(_ name: String, _ path: Path, _ text: String) {
            self.name = name
            self.path = path
            self.text = text
        }
    }

    static func arc(
        _ start: Double, _ end: Double, _ clockwise: Bool, transform: CGAffineTransform = .identity
    ) -> Path {
        Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise, transform: transform)
        }
    }

    static let cases: [Case] = [
        Case("rectangle", Path(box), "0 0 m 100 0 l 100 60 l 0 60 l h"),
        Case(
            "ellipse", Path(ellipseIn: box),
            "100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c 77.6142 0 100 13.4315 100 30 c h"
        ),
        Case(
            "circular 12", Path(roundedRect: box, cornerRadius: 12, style: .circular),
            "100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c 0 12 l 0 5.37258 5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h"
        ),
        Case(
            "continuous 12", Path(roundedRect: box, cornerRadius: 12),
            "100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 57.9713 92.4221 59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l 13.0619 60 10.4209 60 7.57793 59.1011 c 4.47389 57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 l 0 13.0619 0 10.4209 0.898937 7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 18.344 0 c 81.656 0 l 86.9381 0 89.5791 0 92.4221 0.898937 c 95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c 100 10.4209 100 13.0619 100 18.344 c h"
        ),
        Case(
            "continuous 20, little room on the sides", Path(roundedRect: box, cornerRadius: 20),
            "100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 56.6188 87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 58.5018 c 7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c 0 42.6844 0 38.3695 0 30 c 0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 c 3.3812 7.45648 7.45648 3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3156 100 21.6305 100 30 c h"
        ),
        Case(
            "continuous 40, limited to 30", Path(roundedRect: box, cornerRadius: 40),
            "100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h"
        ),
        Case(
            "circular 60 x 8", Path(roundedRect: box, cornerSize: CGSize(width: 60, height: 8), style: .circular),
            "100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c 0 8 l 0 3.58172 13.4315 0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h"
        ),
        Case("radius 0", Path(roundedRect: box, cornerRadius: 0), "0 0 m 100 0 l 100 60 l 0 60 l h"),
        Case(
            "uneven circular",
            Path(
                roundedRect: box,
                cornerRadii: RectangleCornerRadii(
                    topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20),
                style: .circular),
            "100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c 0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h"
        ),
        Case(
            "uneven continuous",
            Path(
                roundedRect: box,
                cornerRadii: RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
            ),
            "100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c 97.4641 54.4076 94.4076 57.4641 90.5276 58.8763 c 86.9739 60 83.6726 60 77.07 60 c 15.2866 60 l 10.8849 60 8.68407 60 6.31494 59.2509 c 3.72824 58.3094 1.6906 56.2718 0.749114 53.6851 c 0 51.3159 0 49.1151 0 44.7134 c 0 7.64332 l 0 5.44245 0 4.34204 0.374557 3.15747 c 0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c 4.34204 0 5.44245 0 7.64332 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3681 100 21.7698 100 30.5733 c h"
        ),
        Case(
            "uneven circular, limited by the neighbour",
            Path(
                roundedRect: CGRect(x: 0, y: 0, width: 100, height: 300),
                cornerRadii: RectangleCornerRadii(topLeading: 20, topTrailing: 90), style: .circular),
            "100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l 0 8.95431 8.95431 0 20 0 c 20 0 l 64.1828 0 100 35.8172 100 80 c h"
        ),
        Case("arc 0 to 90", arc(0, 90, false), "90 50 m 90 72.0914 72.0914 90 50 90 c"),
        Case(
            "arc 0 to 120", arc(0, 120, false),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c"),
        Case("arc 0 to 30", arc(0, 30, false), "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c"),
        Case(
            "arc 0 to 450", arc(0, 450, false),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c"
        ),
        Case(
            "arc 0 to -90", arc(0, -90, false),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c"),
        Case(
            "arc 0 to 360 closes", arc(0, 360, false),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c h"
        ),
        Case(
            "arc 0 to -360 does not close", arc(0, -360, false),
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c"
        ),
        Case("arc 0 to 0", arc(0, 0, false), "90 50 m"),
        Case("arc 0 to -90 the other way", arc(0, -90, true), "90 50 m 90 27.9086 72.0914 10 50 10 c"),
        Case(
            "arc 0 to 45 the other way", arc(0, 45, true),
            "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 60.6087 90 70.7828 85.7857 78.2843 78.2843 c"
        ),
        Case(
            "arc -90 to 0 the other way", arc(-90, 0, true),
            "50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c"),
        Case(
            "arc after a move",
            Path {
                $0.move(to: .zero)
                $0.addArc(
                    center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
                    clockwise: false)
            }, "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c"),
        Case(
            "arc, stretched", arc(0, 90, false, transform: CGAffineTransform(scaleX: 2, y: 1)),
            "180 50 m 180 72.0914 144.183 90 100 90 c"),
        Case(
            "relative arc",
            Path {
                $0.addRelativeArc(
                    center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(190))
            },
            "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033 45.3473 10.6077 43.0541 c"
        ),
        Case(
            "lines", Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) }, "0 0 m 10 10 l 20 0 l"),
        Case(
            "moved rectangle",
            Path {
                $0.addRect(
                    CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 5))
            }, "5 5 m 15 5 l 15 15 l 5 15 l h"),
        Case(
            "line after a close",
            Path {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 10, y: 0))
                $0.closeSubpath()
                $0.addLine(to: CGPoint(x: 0, y: 10))
            }, "0 0 m 10 0 l h 0 10 l"),
        Case("trim of a rectangle", Path(box).trimmedPath(from: 0.1, to: 0.6), "32 0 m 100 0 l 100 60 l 68 60 l"),
        Case("trim of all", Path(box).trimmedPath(from: -0.5, to: 1.5), "0 0 m 100 0 l 100 60 l 0 60 l h"),
        Case(
            "trim of nearly all", Path(box).trimmedPath(from: 0, to: 0.999),
            "0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l"),
        Case(
            "trim of a circle",
            Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)).trimmedPath(from: 0, to: 0.5),
            "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c"),
        Case(
            "trim over two subpaths",
            Path {
                $0.addRects([
                    CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 0, width: 10, height: 10),
                ])
            }.trimmedPath(from: 0.25, to: 0.75), "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l"),
    ]

    @Test(arguments: cases) func outlineIsApples(_ sample: Case) throws {
        let own = sample.path.description.split(separator: " "), theirs = sample.text.split(separator: " ")
        #expect(own.count == theirs.count, "\(sample.path)")
        for (a, b) in zip(own, theirs) {
            guard let number = Double(b) else {
                #expect(a == b, "\(sample.path)")
                continue
            }
            let mine = try #require(Double(a))
            #expect(abs(mine - number) <= max(abs(number) * 1e-5, 1e-4), "\(a) is not \(b) in \(sample.path)")
        }
    }

    @Test(arguments: cases) func descriptionReadsBack(_ sample: Case) throws {
        let read = try #require(Path(sample.path.description))
        #expect(read.description == sample.path.description)
    }

    @Test(arguments: ["1 2", "1 2 l", "m", "1 2 m 3 l", "1 2 3 m", "1 2 m x", "1 2 m 1 2 3 4 5 6 7 8 c"])
    func brokenTextIsNoPath(_ text: String) { #expect(Path(text) == nil) }
}
