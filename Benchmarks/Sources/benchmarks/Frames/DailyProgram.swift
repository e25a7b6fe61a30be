import MartletCore

/// What a person uses for a minute: a field, a hundred thousand rows, a spring, something that comes and goes, a page behind the
/// list, a sheet.
struct DailyProgram: View {
    @State private var query = ""
    @State private var isRaised = false
    @State private var hasBanner = false
    @State private var isPresenting = false
    @State private var opened: Int?

    static let rowCount = 100_000
    static let size = CGSize(width: 800, height: 600)

    var body: some View {
        VStack(spacing: 0) {
            TextField("Search", text: $query)
                .frame(width: 400, height: 40)
                .frame(maxWidth: .infinity)
            HStack(spacing: 0) {
                button("raise", .blue) { withAnimation(.spring) { isRaised.toggle() } }
                button("banner", .green) { withAnimation(.default) { hasBanner.toggle() } }
                button("sheet", .orange) { isPresenting = true }
                button("back", .gray) { withAnimation(.default) { opened = nil } }
            }
            .frame(height: 40)
            ZStack(alignment: .top) {
                if let opened {
                    DailyPage(number: opened).transition(.move(edge: .trailing))
                } else {
                    list.transition(.move(edge: .leading))
                }
                if hasBanner {
                    Text("You typed \(query)").padding().background(Color.yellow)
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
                Circle().fill(.red).frame(width: 40, height: 40).offset(x: isRaised ? 300 : -300, y: 440)
                    .allowsHitTesting(false)
            }
            .frame(maxHeight: .infinity)
            .clipped()
        }
        .sheet(isPresented: $isPresenting) { DailySheet() }
    }

    private var list: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(0..<Self.rowCount, id: \.self) { number in
                    DailyRow(number: number)
                        .onTapGesture { withAnimation(.default) { opened = number } }
                }
            }
        }
    }

    private func button(_ title: String, _ colour: Color, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            Text(title).frame(maxWidth: .infinity, maxHeight: .infinity).background(colour)
        }
        .buttonStyle(.plain)
    }
}

private struct DailyRow: View {
    let number: Int
    @State private var isLiked = false

    var body: some View {
        HStack {
            Circle().fill(number % 2 == 0 ? .blue : .purple).frame(width: 28, height: 28)
            VStack(alignment: .leading) {
                Text("Row \(number)").font(.headline)
                Text("What there is to say of number \(number)").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Toggle("Liked", isOn: $isLiked).labelsHidden()
        }
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
    }
}

private struct DailyPage: View {
    let number: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Row \(number)").font(.largeTitle)
                ForEach(0..<20, id: \.self) { line in
                    HStack {
                        Text("Line \(line)")
                        Spacer()
                        Text("\(line * number)").foregroundStyle(.secondary)
                    }
                }
            }
            .padding()
        }
        .background(Color.white)
    }
}

private struct DailySheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var amount = 0.3

    var body: some View {
        VStack {
            Text("A sheet").font(.title)
            Slider(value: $amount)
            Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
        }
        .padding(40)
    }
}
