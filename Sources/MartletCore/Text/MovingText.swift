/// A text whose letters move: their sizes and distances, while what is written stays.
struct MovingText: Animatable {
    var request: TextRequest

    /// Whether the way from this to another one is a matter of numbers.
    func moves(to other: TextRequest) -> Bool {
        var (a, b) = (request, other)
        a.clearNumbers()
        b.clearNumbers()
        return a == b
    }

    var animatableData: NumberList {
        get {
            var numbers = [Double(request.lineSpacing)]
            for run in request.runs {
                numbers += [run.font.size, run.kerning, run.tracking, run.baselineOffset].map { Double($0) }
            }
            return NumberList(numbers)
        }
        set {
            // On its way a size may overshoot.
            request.lineSpacing = CGFloat(newValue[0])
            for index in request.runs.indices {
                request.runs[index].font.size = max(CGFloat(newValue[4 * index + 1]), 0.1)
                request.runs[index].kerning = CGFloat(newValue[4 * index + 2])
                request.runs[index].tracking = CGFloat(newValue[4 * index + 3])
                request.runs[index].baselineOffset = CGFloat(newValue[4 * index + 4])
            }
        }
    }
}

extension TextRequest {
    fileprivate mutating func clearNumbers() {
        lineSpacing = 0
        for index in runs.indices {
            runs[index].font.size = 0
            runs[index].kerning = 0
            runs[index].tracking = 0
            runs[index].baselineOffset = 0
        }
    }
}

/// As many numbers as there are.
struct NumberList: VectorArithmetic {
    private var numbers: [Double]

    init(_ numbers: [Double]) { self.numbers = numbers }

    static var zero: NumberList { NumberList([]) }

    subscript(index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }

    private static func combine(_ a: NumberList, _ b: NumberList, _ f: (Double, Double) -> Double) -> NumberList {
        NumberList((0..<max(a.numbers.count, b.numbers.count)).map { f(a[$0], b[$0]) })
    }

    static func + (a: NumberList, b: NumberList) -> NumberList { combine(a, b, +) }
    static func - (a: NumberList, b: NumberList) -> NumberList { combine(a, b, -) }

    static func == (a: NumberList, b: NumberList) -> Bool {
        (0..<max(a.numbers.count, b.numbers.count)).allSatisfy { a[$0] == b[$0] }
    }

    mutating func scale(by rhs: Double) { for index in numbers.indices { numbers[index] *= rhs } }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
