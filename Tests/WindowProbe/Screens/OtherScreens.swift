import SwiftUI

/// The keyboard: typing, moving the focus, shortcuts.
struct KeyScreen: View {
    enum Field: String { case name, place }
    @State private var name = ""
    @State private var place = ""
    @FocusState private var field: Field?

    var body: some View {
        VStack(spacing: 16) {
            TextField("Name", text: $name).focused($field, equals: .name)
                .onSubmit { Probe.say("submitted \(name)") }
            TextField("Place", text: $place).focused($field, equals: .place)
            Button("Save") { Probe.say("saved \(name), \(place)") }
                .keyboardShortcut("s", modifiers: .command)
            Button("Cancel") { Probe.say("cancelled") }
                .keyboardShortcut(.cancelAction)
        }
        .padding()
        .onChange(of: field) { Probe.say("focus \(field?.rawValue ?? "none")") }
        .onChange(of: name) { Probe.say("name \(name)") }
    }
}

struct SheetScreen: View {
    @State private var isOpen = false
    @State private var isAsking = false

    var body: some View {
        VStack(spacing: 20) {
            Button("Open") { isOpen = true }
            Button("Ask") { isAsking = true }
        }
        .sheet(isPresented: $isOpen) {
            Probe.say("dismissed")
        } content: {
            VStack(spacing: 20) {
                Text("In the sheet").onAppear { Probe.say("sheet appeared") }
                Button("Done") { isOpen = false }
            }
            .padding(30)
        }
        .alert("Sure?", isPresented: $isAsking) {
            Button("Yes") { Probe.say("yes") }
            Button("No", role: .cancel) { Probe.say("no") }
        }
    }
}

/// Motion to its end, with what is told on the way.
struct MotionScreen: View {
    @State private var isFar = false
    @State private var isShown = false

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Circle().fill(.red).frame(width: 40, height: 40).offset(x: isFar ? 300 : 0)
            Button("Go") {
                withAnimation(.easeInOut(duration: 0.4)) {
                    isFar.toggle()
                } completion: {
                    Probe.say("arrived \(isFar)")
                }
            }
            Button("Show") {
                withAnimation(.spring(duration: 0.3)) {
                    isShown.toggle()
                } completion: {
                    Probe.say("shown \(isShown)")
                }
            }
            if isShown {
                Text("Here").transition(.opacity)
                    .onAppear { Probe.say("here") }
                    .onDisappear { Probe.say("gone") }
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A body that blocks.
struct SlowScreen: View {
    @State private var clicks = 0
    @State private var isSlow = false

    var body: some View {
        let _ = block()
        VStack(spacing: 20) {
            Button("Block") { isSlow = true }
            Button("Count") {
                clicks += 1
                Probe.say("count \(clicks)")
            }
        }
        .onChange(of: isSlow) { if isSlow { isSlow = false } }
    }

    private func block() {
        guard isSlow else { return }
        Probe.say("blocking")
        Thread.sleep(forTimeInterval: 2)
        Probe.say("free")
    }
}

/// State that changes by itself.
struct TickingScreen: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(50))
                    count += 1
                }
            }
            .onChange(of: count) { Probe.say("tick \(count)") }
    }
}

/// Everything that a picture may need of a renderer.
struct EffectScreen: View {
    var body: some View {
        let columns = Array(repeating: GridItem(.fixed(90), spacing: 14), count: 4)
        LazyVGrid(columns: columns, spacing: 14) {
            sample.shadow(radius: 6, y: 3)
            sample.blur(radius: 3)
            sample.opacity(0.4)
            sample.rotationEffect(.degrees(20))
            sample.scaleEffect(0.7)
            sample.saturation(0.2)
            sample.hueRotation(.degrees(120))
            sample.mask(Circle())
            sample.clipShape(RoundedRectangle(cornerRadius: 20))
            sample.brightness(0.2)
            sample.compositingGroup().opacity(0.6)
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                .frame(width: 80, height: 60)
            sample.rotation3DEffect(.degrees(35), axis: (x: 0, y: 1, z: 0))
            sample.padding(.leading, 0.5).padding(.top, 0.25)
            Text("Text 한글").font(.title3.italic()).foregroundStyle(.purple)
            Circle().strokeBorder(.green, lineWidth: 3.5).frame(width: 61.5, height: 61.5)
        }
    }

    private var sample: some View {
        ZStack {
            Rectangle().fill(.teal)
            Text("Ab").font(.title2).foregroundStyle(.white)
        }
        .frame(width: 80, height: 60)
    }
}

/// What reads the pixels behind it, which makes one picture of the whole window.
struct BlendScreen: View {
    private let modes: [BlendMode] = [.multiply, .screen, .overlay, .difference, .plusLighter, .hue]

    var body: some View {
        VStack(spacing: 20) {
            ForEach(modes.indices, id: \.self) { index in
                ZStack {
                    Capsule().fill(.linearGradient(colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing))
                    Circle().fill(.cyan).offset(x: 20.5).blendMode(modes[index])
                }
                .frame(width: 200, height: 36)
            }
        }
        .background(.orange.opacity(0.3))
    }
}

/// Many windows at once, opened and closed from here.
struct WindowsScreen: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var round = 0

    var body: some View {
        VStack(spacing: 30) {
            Button("Open") {
                round += 1
                for number in 1...50 { openWindow(value: round * 1000 + number) }
            }
            Button("Close") {
                for number in 1...50 { dismissWindow(value: round * 1000 + number) }
            }
        }
        .padding()
    }
}

/// One of many windows.
public struct NumberedScreen: View {
    let number: Int?
    @State private var seconds = 0

    public init(number: Int?) { self.number = number }

    public var body: some View {
        Text("Window \(number ?? 0), \(seconds)")
            .frame(width: 200, height: 100)
            .onAppear { Probe.say("open \(number ?? 0)") }
            .onDisappear { Probe.say("closed \(number ?? 0)") }
            // Something that a window which is gone must not go on with.
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(200))
                    seconds += 1
                }
            }
    }
}

/// State that a scene keeps from one start to the next.
struct StoredScreen: View {
    @SceneStorage("count") private var count = 0
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Button("Count") { count += 1 }
            // What is drawn changes as the program ends.
            .opacity(phase == .active ? 1 : 0.5)
            .onChange(of: count, initial: true) { Probe.say("stored \(count)") }
    }
}
