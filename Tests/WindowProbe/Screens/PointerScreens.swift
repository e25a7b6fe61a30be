import SwiftUI

/// Clicks of all kinds.
struct TapScreen: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 16) {
            Button("Count") {
                count += 1
                Probe.say("count \(count)")
            }
            Button("Off") { Probe.say("a button that is off") }.disabled(true)
            Toggle("Toggle", isOn: $isOn)
                .onChange(of: isOn) { Probe.say("toggle \(isOn)") }
            Text("Twice").padding(8).background(.yellow)
                .onTapGesture(count: 2) { Probe.say("double") }
                .onTapGesture { Probe.say("single") }
            Text("Hold").padding(8).background(.mint)
                .onLongPressGesture(minimumDuration: 0.3) {
                    Probe.say("held")
                } onPressingChanged: {
                    Probe.say("pressing \($0)")
                }
        }
        .padding()
    }
}

/// Drags: the values at their ends, in points.
struct DragScreen: View {
    @State private var amount = 0.0
    @GestureState private var isDragging = false

    var body: some View {
        VStack(spacing: 24) {
            Rectangle().fill(.blue).frame(width: 200, height: 120)
                .accessibilityIdentifier("box")
                .gesture(
                    DragGesture(minimumDistance: 10)
                        .updating($isDragging) { _, state, _ in state = true }
                        .onEnded { value in
                            Probe.say("from \(value.startLocation.told) to \(value.location.told)")
                            Probe.say("by \(Int(value.translation.width)), \(Int(value.translation.height))")
                        }
                )
                .onChange(of: isDragging) { Probe.say("dragging \(isDragging)") }
            Slider(value: $amount, in: 0...10, step: 1).frame(width: 200)
                .accessibilityIdentifier("slider")
                .onChange(of: amount == 10) { Probe.say("full \(amount == 10)") }
        }
    }
}

extension CGPoint {
    fileprivate var told: String { "(\(Int(x.rounded())), \(Int(y.rounded())))" }
}

/// The pointer over views that are told of it.
struct HoverScreen: View {
    var body: some View {
        HStack(spacing: 40) {
            ForEach(["Left", "Right"], id: \.self) { name in
                Text(name).frame(width: 100, height: 100).background(.orange)
                    .onHover { Probe.say("\(name) \($0)") }
            }
        }
    }
}

/// A list that goes with the wheel.
struct ScrollScreen: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1000) { row in
                    Button("Row \(row)") { Probe.say("row \(row)") }.frame(height: 40)
                }
            }
        }
        .frame(width: 300, height: 320)
    }
}

/// Tells of each offset that is shown.
struct WheelScreen: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1000) { row in Text("Row \(row)").frame(height: 40) }
            }
        }
        .onScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y.rounded())
        } action: { _, offset in
            Probe.say("offset \(offset)")
        }
    }
}

/// Many rows, for figures.
struct ListScreen: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100_000, id: \.self) { row in
                    HStack {
                        Image(systemName: "doc")
                        Text("Row number \(row)")
                        Spacer()
                        Text("\(row * 7 % 1000)").foregroundStyle(.secondary)
                    }
                    .padding(6)
                    Divider()
                }
            }
        }
    }
}
