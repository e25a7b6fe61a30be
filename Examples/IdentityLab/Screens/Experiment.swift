import SwiftUI

/// The experiments, in the order of the sidebar.
enum Experiment: String, CaseIterable, Identifiable {
    case branches, paw, rows, task, observation

    var id: Self { self }

    var title: String {
        switch self {
        case .branches: "Two branches"
        case .paw: "Slide or fade"
        case .rows: "Ids of rows"
        case .task: "Tasks"
        case .observation: "Observation"
        }
    }

    var symbol: String {
        switch self {
        case .branches: "square.on.square"
        case .paw: "pawprint.fill"
        case .rows: "list.number"
        case .task: "arrow.clockwise"
        case .observation: "eye"
        }
    }

    /// What to do, and what to look at.
    var question: String {
        switch self {
        case .branches: "Type into both fields, then flip the switch. Which text is still there?"
        case .paw: "Click a panel. Does the paw slide, or does one paw replace another?"
        case .rows: "Open “Basil”, then remove the first row. Which row is open now?"
        case .task: "Load the other picture. Who notices?"
        case .observation: "Change the note, which nobody shows. Whose body runs?"
        }
    }

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .branches: BranchExperiment()
        case .paw: PawExperiment()
        case .rows: RowExperiment()
        case .task: TaskExperiment()
        case .observation: ObservationExperiment()
        }
    }
}
