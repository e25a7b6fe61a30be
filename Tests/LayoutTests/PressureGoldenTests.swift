import MartletDrawing
import Testing

@testable import MartletCore

/// Stands for a wrapped text: whole lines of 16, at least one, at most `lines`.
nonisolated private struct Lines: Layout {
    var lines: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let fit = ((proposal.height ?? .infinity) / 16).rounded(.down)
        return CGSize(width: 137, height: 16 * min(lines, max(1, fit)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Stacks with too little room, against frames measured on SwiftUI.
@MainActor @Suite struct PressureGoldenTests {
    private func para(_ lines: CGFloat, _ name: String) -> some View {
        Lines(lines: lines)() {}.frame(width: 150, alignment: .leading).named(name)
    }

    @Test func overflow() throws {
        try Golden.check("pressure-overflow") {
            VStack(spacing: 8) {
                Box().frame(height: 40).named("head")
                para(4, "para")
                Box().frame(height: 40).named("foot")
            }
            .named("column")
        }
    }

    @Test func rowTight() throws {
        try Golden.check("pressure-row-tight") {
            HStack(spacing: 0) {
                Box().frame(width: 40).named("bar")
                para(4, "para")
            }
            .named("row")
        }
    }

    @Test(arguments: ["pressure-stack-tight", "pressure-stack-fits"])
    func column(_ name: String) throws {
        try Golden.check(name) {
            VStack(spacing: 0) {
                Box().frame(height: 40).named("head")
                para(4, "para")
                Box().frame(height: 40).named("foot")
            }
            .named("column")
        }
    }

    @Test(arguments: [("pressure-spacer-min0", 0), ("pressure-spacer-min30", 30)] as [(String, CGFloat)])
    func spacer(_ name: String, _ minLength: CGFloat) throws {
        try Golden.check(name) {
            VStack(spacing: 0) {
                Box().frame(height: 40).named("head")
                para(4, "para")
                Spacer(minLength: minLength).named("gap")
                Box().frame(height: 40).named("foot")
            }
            .named("column")
        }
    }

    @Test(arguments: ["pressure-alone25", "pressure-alone45"])
    func alone(_ name: String) throws {
        try Golden.check(name) { VStack(spacing: 0) { para(4, "para") }.named("column") }
    }

    @Test func threeTexts() throws {
        try Golden.check("pressure-three-texts") {
            VStack(spacing: 0) {
                para(4, "one")
                para(2, "two")
                para(4, "three")
            }
            .named("column")
        }
    }

    @Test func twoTextsSwapped() throws {
        try Golden.check("pressure-two-texts-swapped") {
            VStack(spacing: 0) {
                para(2, "short")
                para(4, "long")
            }
            .named("column")
        }
    }
}
