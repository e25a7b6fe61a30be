import SwiftUI

struct FramesRoom: View {
    var body: some View {
        VStack(spacing: 26) {
            Block("child", .blue, 120, 50).frame(width: 220, height: 64).container(
                "frame(width: 220, height: 64)", .blue)
            Block("child", .green, 120, 50).frame(maxWidth: .infinity, alignment: .trailing)
                .container("frame(maxWidth: .infinity, alignment: .trailing)", .green)
            Block("child", .orange, height: 0...50).frame(minWidth: 120, maxWidth: 300)
                .container("frame(minWidth: 120, maxWidth: 300)", .orange)
        }
        .padding(.top, 20)
        .container("VStack, with 20 above")
    }
}

struct LayersRoom: View {
    var body: some View {
        Block("view", .blue, width: 160...360, height: 60...170, label: .leading)
            .background(alignment: .bottomTrailing) {
                Block("background", .orange, 240, 120, label: .bottomTrailing).offset(x: 60, y: 60)
            }
            .overlay(alignment: .topTrailing) { Block("overlay", .pink, 140, 60).offset(x: 40, y: 16) }
            .container("background, overlay")
    }
}

struct GuidesRoom: View {
    var body: some View {
        VStack(alignment: .middleOfDot, spacing: 8) {
            Block("centre", .blue, 150, 54)
            Block("leading edge", .green, 180, 54).alignmentGuide(.middleOfDot) { $0[.leading] }
            Block("trailing edge", .orange, 140, 54).alignmentGuide(.middleOfDot) { $0[.trailing] }
            Block("a third", .purple, 170, 54).alignmentGuide(.middleOfDot) { $0.width / 3 }
        }
        .background(alignment: Alignment(horizontal: .middleOfDot, vertical: .center)) {
            Rectangle().fill(Color.red.opacity(0.8)).frame(width: 2)
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
