import SwiftUI

/// A field in each branch of an `if` against one field with another label.
struct BranchExperiment: View {
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Toggle("The switch", isOn: $isOn)
            HStack(spacing: 16) {
                Panel("A field in each branch", keepsIdentity: false) {
                    if isOn {
                        DraftField(label: "A")
                    } else {
                        DraftField(label: "B")
                    }
                    Remark(
                        code: "if isOn { DraftField(\"A\") } else { DraftField(\"B\") }",
                        meaning: "Two places, two identities: the draft goes with its branch.")
                }
                Panel("One field, another label", keepsIdentity: true) {
                    DraftField(label: isOn ? "A" : "B")
                    Remark(
                        code: "DraftField(isOn ? \"A\" : \"B\")",
                        meaning: "One place, one identity: the draft stays.")
                }
            }
        }
    }
}

/// Keeps what is typed as long as it lives.
struct DraftField: View {
    let label: String
    @State private var draft = ""

    var body: some View {
        TextField("Draft for \(label)", text: $draft).textFieldStyle(.roundedBorder)
    }
}
