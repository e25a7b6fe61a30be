import MartletDrawing

@testable import MartletCore

/// Numbers from a seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A tree of layout views, as a value that can be changed and made again.
indirect enum RandomTree: Equatable {
    case box(CGFloat, CGFloat)
    case flexible
    case spacer
    case row([RandomTree], CGFloat?, Int)
    case column([RandomTree], CGFloat?, Int)
    case layers([RandomTree], Int)
    case padded(RandomTree, CGFloat)
    case framed(RandomTree, CGFloat?, CGFloat?)
    case flexed(RandomTree, CGFloat, CGFloat)
    case fixed(RandomTree)
    case guided(RandomTree, CGFloat)
    case decorated(RandomTree, RandomTree)
    case scrolled(RandomTree)

    static func make(_ depth: Int, _ random: inout Seeded) -> RandomTree {
        func length() -> CGFloat { CGFloat(Int.random(in: 0...60, using: &random)) }
        if depth == 0 {
            return [.box(length(), length()), .box(length(), length()), .flexible, .spacer]
                .randomElement(using: &random)!
        }
        func list() -> [RandomTree] {
            (0..<Int.random(in: 1...4, using: &random)).map { _ in make(depth - 1, &random) }
        }
        let alignment = Int.random(in: 0...2, using: &random)
        switch Int.random(in: 0...11, using: &random) {
        case 0, 1: return .row(list(), Bool.random(using: &random) ? length() / 10 : nil, alignment)
        case 2, 3: return .column(list(), Bool.random(using: &random) ? length() / 10 : nil, alignment)
        case 4: return .layers(list(), alignment)
        case 5: return .padded(make(depth - 1, &random), length() / 4)
        case 6: return .framed(make(depth - 1, &random), Bool.random(using: &random) ? length() : nil, length())
        case 7: return .flexed(make(depth - 1, &random), length(), 60 + length())
        case 8: return .fixed(make(depth - 1, &random))
        case 9: return .guided(make(depth - 1, &random), length() - 30)
        case 10: return .decorated(make(depth - 1, &random), make(depth - 1, &random))
        default: return .scrolled(make(depth - 1, &random))
        }
    }

    /// The tree with one leaf replaced.
    func changed(_ random: inout Seeded) -> RandomTree {
        func one(_ list: [RandomTree]) -> [RandomTree] {
            var list = list
            let index = Int.random(in: list.indices, using: &random)
            list[index] = list[index].changed(&random)
            return list
        }
        switch self {
        case .box, .flexible, .spacer: return .make(0, &random)
        case .row(let list, let spacing, let a): return .row(one(list), spacing, a)
        case .column(let list, let spacing, let a): return .column(one(list), spacing, a)
        case .layers(let list, let a): return .layers(one(list), a)
        case .padded(let inner, let length): return .padded(inner.changed(&random), length)
        case .framed(let inner, let width, let height): return .framed(inner.changed(&random), width, height)
        case .flexed(let inner, let low, let high): return .flexed(inner.changed(&random), low, high)
        case .fixed(let inner): return .fixed(inner.changed(&random))
        case .guided(let inner, let guide): return .guided(inner.changed(&random), guide)
        case .decorated(let inner, let back):
            return Bool.random(using: &random)
                ? .decorated(inner.changed(&random), back) : .decorated(inner, back.changed(&random))
        case .scrolled(let inner): return .scrolled(inner.changed(&random))
        }
    }

    @MainActor var view: AnyView {
        let vertical: [VerticalAlignment] = [.top, .center, .bottom]
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        func all(_ list: [RandomTree]) -> some View {
            ForEach(0..<list.count, id: \.self) { list[$0].view }
        }
        switch self {
        case .box(let width, let height): return AnyView(Box(width, height))
        case .flexible: return AnyView(Box())
        case .spacer: return AnyView(Spacer())
        case .row(let list, let spacing, let a):
            return AnyView(HStack(alignment: vertical[a], spacing: spacing) { all(list) })
        case .column(let list, let spacing, let a):
            return AnyView(VStack(alignment: horizontal[a], spacing: spacing) { all(list) })
        case .layers(let list, let a):
            return AnyView(
                ZStack(alignment: Alignment(horizontal: horizontal[a], vertical: vertical[a])) { all(list) })
        case .padded(let inner, let length): return AnyView(inner.view.padding(.leading, length).padding(.top, 3))
        case .framed(let inner, let width, let height):
            return AnyView(inner.view.frame(width: width, height: height, alignment: .topLeading))
        case .flexed(let inner, let low, let high):
            return AnyView(inner.view.frame(minWidth: low, maxWidth: high, alignment: .trailing))
        case .fixed(let inner): return AnyView(inner.view.fixedSize())
        case .guided(let inner, let guide): return AnyView(inner.view.alignmentGuide(.leading) { _ in guide })
        case .decorated(let inner, let back):
            return AnyView(inner.view.background(alignment: .bottomTrailing) { back.view })
        case .scrolled(let inner): return AnyView(ScrollView(.horizontal) { inner.view })
        }
    }
}
