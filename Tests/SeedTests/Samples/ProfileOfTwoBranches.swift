import SwiftUI

// Day 4, section 2: what the type of an if/else is.

enum ProfileOfTwoBranches {
    struct EditForm: View {
        @State private var draft = ""
        var body: some View { TextField("소개", text: $draft) }
    }

    struct SummaryCard: View {
        var body: some View { Text("요약") }
    }

    struct ProfileView: View {
        @State private var isEditing = false

        var body: some View {
            VStack {
                if isEditing {
                    EditForm()       // _ConditionalContent의 true 자리
                } else {
                    SummaryCard()    // false 자리 — 다른 identity
                }
                Button("전환") { isEditing.toggle() }
            }
            // body 타입: VStack<TupleView<(_ConditionalContent<EditForm, SummaryCard>, Button<Text>)>>
        }
    }
}
