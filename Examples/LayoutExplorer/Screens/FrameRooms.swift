import SwiftUI

struct FramesRoom: View {
    var body: some View {
        VStack(spacing: 22) {
            Block("child", .blue, 100, 44).frame(width: 200, height: 56).container(
                "frame(width: 200, height: 56)", .blue)
            Block("child", .green, 100, 44).frame(maxWidth: .infinity, alignment: .trailing)
                .container("frame(maxWidth: .infinity, alignment: .trailing)", .green)
            Block("child", .orange, height: 0...44).frame(minWidth: 120, maxWidth: 260)
                .container("frame(minWidth: 120, maxWidth: 260)", .orange)
        }
        .padding(.top, 16)
    }
}

struct LayersRoom: View {
    var body: some View {
        Block("view", .blue, width: 160...300, height: 60...130)
            .background(alignment: .bottomTrailing) { Block("background", .orange, 200, 100).offset(x: 50, y: 40) }
            .overlay(alignment: .topLeading) { Block("overlay", .pink, 100, 46).offset(x: -50, y: -24) }
            .container("background, overlay")
    }
}

struct GuidesRoom: View {
    var body: some View {
        VStack(alignment: .middleOfDot, spacing: 8) {
            Block("centre", .blue, 130, 44)
            Block("leading edge", .green, 160, 44).alignmentGuide(.middleOfDot) { $0[.leading] }
            Block("trailing edge", .orange, 120, 44).alignmentGuide(.middleOfDot) { $0[.trailing] }
            Block("a third", .purple, 150, 44).alignmentGuide(.middleOfDot) { $0.width / 3 }
        }
        .overlay(alignment: Alignment(horizontal: .middleOfDot, vertical: .center)) {
            Rectangle().fill(Color.red.opacity(0.7)).frame(width: 1)
        }
        .container("VStack(alignment: a guide of its own)")
    }
}

extension HorizontalAlignment {
    private enum MiddleOfDot: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }

    fileprivate static let middleOfDot = HorizontalAlignment(MiddleOfDot.self)
}

struct ReaderRoom: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Block("a third", .blue, width: 0...max(proxy.size.width / 3, 0), height: 0...proxy.size.height)
                Block("the rest", .green, height: 0...proxy.size.height)
            }
            .frame(height: max(proxy.size.height - 50, 0))
            Text("frame in .global: \(Self.text(proxy.frame(in: .global)))")
                .font(.system(size: 10))
                .foregroundStyle(.secondary)
                .offset(x: 6, y: proxy.size.height - 32)
        }
        .container("GeometryReader")
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(Int(rect.minX)), \(Int(rect.minY)), \(Int(rect.width)), \(Int(rect.height)))"
    }
}
