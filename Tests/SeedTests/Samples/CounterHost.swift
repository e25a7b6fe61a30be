import SwiftUI

// Day 4, "predict the code".

enum CounterHost {
    struct Counter: View {
        @State private var n = 0
        var body: some View { Button("n = \(n)") { n += 1 } }
    }

    struct Host: View {
        @State private var on = false
        var body: some View {
            VStack {
                if on { Counter().background(.green) } else { Counter().background(.red) }
                Counter().background(on ? .green : .red)
                Toggle("on", isOn: $on)
            }
        }
    }
}
