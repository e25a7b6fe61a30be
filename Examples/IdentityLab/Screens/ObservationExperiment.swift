import SwiftUI

/// An ObservableObject, which tells everybody of each change, against an @Observable object.
struct ObservationExperiment: View {
    @StateObject private var coarse = CoarseCart()
    @State private var fine = FineCart()

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Button("Change the note") {
                    coarse.note += "!"
                    fine.note += "!"
                }
                Button("Add an item") {
                    coarse.items += 1
                    fine.items += 1
                }
            }
            HStack(spacing: 16) {
                Panel("ObservableObject", keepsIdentity: false) {
                    CoarseRow(cart: coarse)
                    Remark(code: "@Published var note", meaning: "Any change runs every body that watches.")
                }
                Panel("@Observable", keepsIdentity: true) {
                    FineRow(cart: fine)
                    Remark(code: "var note", meaning: "Only a body that has read it runs.")
                }
            }
        }
    }
}

@MainActor
final class CoarseCart: ObservableObject {
    @Published var items = 1
    @Published var note = ""
}

@MainActor @Observable
final class FineCart {
    var items = 1
    var note = ""
}

/// Counts the runs of a body. It is no state: changing it runs nothing.
@MainActor
final class RunCounter {
    private var runs = 0

    func next() -> Int {
        runs += 1
        return runs
    }
}

private struct CartLine: View {
    let items: Int
    let runs: Int

    var body: some View {
        HStack {
            Image(systemName: "cart.fill").foregroundStyle(.tint)
            Text("\(items) in the cart")
            Spacer(minLength: 0)
            Text("body × \(runs)")
                .font(.caption)
                .padding(.horizontal, 8)
                .padding(.vertical, 3)
                .background(Color.primary.opacity(0.08), in: Capsule())
        }
    }
}

struct CoarseRow: View {
    @ObservedObject var cart: CoarseCart
    @State private var counter = RunCounter()

    var body: some View {
        CartLine(items: cart.items, runs: counter.next())
    }
}

struct FineRow: View {
    let cart: FineCart
    @State private var counter = RunCounter()

    var body: some View {
        CartLine(items: cart.items, runs: counter.next())
    }
}
