import SwiftUI

/// The window: experiments on the left, the chosen one on the right.
package struct LabView: View {
    @State private var chosen: Experiment

    package init() { self.init(.branches) }

    init(_ experiment: Experiment) {
        _chosen = State(initialValue: experiment)
    }

    package var body: some View {
        HStack(spacing: 0) {
            Sidebar(chosen: $chosen)
            Divider()
            VStack(alignment: .leading, spacing: 16) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(chosen.title).font(.title).fontWeight(.bold)
                    Text(chosen.question).foregroundStyle(.secondary)
                }
                chosen.content
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .background(.background)
    }
}

/// The list of experiments.
struct Sidebar: View {
    @Binding var chosen: Experiment

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Identity Lab").font(.headline).padding(.horizontal, 10).padding(.bottom, 10)
            ForEach(Experiment.allCases) { experiment in
                Button {
                    chosen = experiment
                } label: {
                    SidebarRow(experiment: experiment, isChosen: experiment == chosen)
                }
                .buttonStyle(.plain)
            }
            Spacer()
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 24)
        .frame(width: 176)
        .background(.quaternary.opacity(0.5))
    }
}

private struct SidebarRow: View {
    let experiment: Experiment
    let isChosen: Bool

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: experiment.symbol).frame(width: 18)
            Text(experiment.title)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .foregroundStyle(isChosen ? Color.white : Color.primary)
        .background(isChosen ? Color.accentColor : Color.clear, in: RoundedRectangle(cornerRadius: 7))
        .contentShape(Rectangle())
    }
}
