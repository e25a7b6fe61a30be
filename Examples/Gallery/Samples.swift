import SwiftUI

struct Typography: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Large title").font(.largeTitle)
            Text("Title").font(.title2)
            Text("Body text wraps at the end of its line, and is **bold** or *italic* where it says so.")
            Text("Caption").font(.caption).foregroundStyle(.secondary)
            Text("안녕하세요 · こんにちは · مرحبا · 🐦")
            Text("let answer = 42").font(.body.monospaced()).foregroundStyle(.purple)
        }
    }
}

struct Palette: View {
    private let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink, .brown, .gray,
    ]

    var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<2) { row in
                HStack(spacing: 8) {
                    ForEach(0..<6) { column in
                        RoundedRectangle(cornerRadius: 7).fill(colors[row * 6 + column]).frame(height: 28)
                    }
                }
            }
            RoundedRectangle(cornerRadius: 7)
                .fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
                .frame(height: 44)
        }
    }
}

struct Controls: View {
    @State private var isOn = true
    @State private var isSwitched = true
    @State private var name = "Martlet"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Button("Plain") {}
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Off") {}.disabled(true)
            }
            Toggle("Checkbox", isOn: $isOn)
            Toggle("Switch", isOn: $isSwitched).toggleStyle(.switch)
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            ProgressView(value: 0.6)
            Label("Label with a symbol", systemImage: "tag")
        }
    }
}

struct Counters: View {
    var body: some View {
        HStack(spacing: 12) {
            ForEach(0..<3) { _ in Counter() }
        }
    }
}

/// Keeps its own number, as long as its identity lasts.
struct Counter: View {
    @State private var n = 0

    var body: some View {
        Button {
            withAnimation { n += 1 }
        } label: {
            Text("n = \(n)").frame(maxWidth: .infinity)
        }
    }
}

struct Shapes: View {
    var body: some View {
        HStack(spacing: 12) {
            Circle().fill(.blue.gradient)
            RoundedRectangle(cornerRadius: 12).stroke(.green, lineWidth: 4)
            Capsule().fill(.orange)
            Star().fill(.yellow)
        }
        .frame(height: 44)
    }
}

/// A shape made of its own path.
struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for point in 0..<10 {
            let radius = min(rect.width, rect.height) / 2 * (point.isMultiple(of: 2) ? 1 : 0.42)
            let angle = Double(point) * .pi / 5 - .pi / 2
            let place = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.closeSubpath()
        return path
    }
}

struct Effects: View {
    private var tile: some View {
        RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 38, height: 38)
    }

    var body: some View {
        HStack(spacing: 12) {
            tile.shadow(radius: 5, y: 3)
            tile.rotationEffect(.degrees(20))
            tile.blur(radius: 3)
            tile.opacity(0.4)
            tile.scaleEffect(0.7).hueRotation(.degrees(120))
        }
        .frame(maxWidth: .infinity)
    }
}

struct Symbols: View {
    private let names = [
        "star.fill", "heart.fill", "pawprint.fill", "bell", "paperplane", "trash", "gear", "cloud.sun.fill",
    ]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(names, id: \.self) { name in
                Image(systemName: name).font(.title3).frame(maxWidth: .infinity)
            }
        }
        .foregroundStyle(.tint)
    }
}
