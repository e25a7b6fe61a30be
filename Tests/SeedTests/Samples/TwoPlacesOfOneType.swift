import SwiftUI

// Why some View, section 11, Q2: one type, two identities. (CounterView and the switch are ours.)

enum TwoPlacesOfOneType {
    struct CounterView: View {
        @State private var count = 0

        var body: some View {
            Button("count = \(count)") { count += 1 }
        }
    }

    struct Places: View {
        let isOn: Bool

        var body: some View {
            if isOn { CounterView() }   // if-분기 슬롯 → identity A
            else    { CounterView() }   // else-분기 슬롯 → identity B
        }
    }
}
