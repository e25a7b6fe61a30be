import Foundation
import MartletTesting
import SwiftUI
import Testing

/// Something that a view draws, as a function of one number: 0 is before the animation, 1 afterwards.
///
/// A linear animation of it has a closed form: after a part of its time, the picture is that of the view made with that
/// part.
struct AttributeCase: CustomTestStringConvertible, Sendable {
    let name: String
    /// How far numbers of the two pictures may be from each other.
    let tolerance: Double
    let make: @MainActor @Sendable (Double) -> Harness

    init<V: View>(
        _ name: String, tolerance: Double = 0.03, @ViewBuilder _ view: @escaping @MainActor @Sendable (Double) -> V
    ) {
        self.name = name
        self.tolerance = tolerance
        make = { x in Harness(size: CGSize(width: 300, height: 200)) { Sliding(x: x, make: view) } }
    }

    var testDescription: String { name }
}

private struct Sliding<V: View>: View {
    @State var x: Double
    let make: @MainActor @Sendable (Double) -> V

    var body: some View {
        VStack(spacing: 4) {
            HStack {
                Button("there") { withAnimation(.linear(duration: 1)) { x = 1 } }
                Button("back") { withAnimation(.linear(duration: 1)) { x = 0 } }
            }
            make(x).frame(width: 200, height: 150)
        }
    }
}

/// A picture as numbers, and the words between them.
struct PictureNumbers {
    private(set) var words: [String] = []
    private(set) var numbers: [Double] = []

    init(_ displayList: String) {
        let plain = displayList.replacingOccurrences(of: " id [0-9]+", with: "", options: .regularExpression)
        let scanner = Scanner(string: plain)
        scanner.charactersToBeSkipped = nil
        let digits = CharacterSet(charactersIn: "0123456789.-+")
        while !scanner.isAtEnd {
            if let word = scanner.scanUpToCharacters(from: digits.union(CharacterSet(charactersIn: "#"))) {
                words.append(word)
            }
            if scanner.scanString("#") != nil {
                let hex = scanner.scanCharacters(from: CharacterSet(charactersIn: "0123456789ABCDEF")) ?? ""
                for pair in stride(from: 0, to: hex.count - 1, by: 2) {
                    let start = hex.index(hex.startIndex, offsetBy: pair)
                    let byte = hex[start..<hex.index(start, offsetBy: 2)]
                    // A step of a channel counts as a hundredth, since both pictures are rounded.
                    numbers.append(Double(Int(byte, radix: 16) ?? 0) / 100)
                }
            } else if let text = scanner.scanCharacters(from: digits) {
                if let number = Double(text) { numbers.append(number) } else { words.append(text) }
            }
        }
    }

    /// The largest distance of two numbers; nil where the pictures are made of other things.
    func distance(to other: PictureNumbers) -> Double? {
        guard words == other.words, numbers.count == other.numbers.count else { return nil }
        return zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
    }
}
