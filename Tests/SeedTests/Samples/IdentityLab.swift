import SwiftUI

// Day 4, "an experiment to see it yourself".

struct IdentityLab: View {
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Toggle("토글해 보세요", isOn: $isOn)

            Text("❌ if / else — 분기가 갈리면 입력이 사라진다").font(.caption)
            if isOn {
                DraftField(label: "A")
            } else {
                DraftField(label: "B")
            }

            Text("✅ 같은 뷰 + 값만 바뀜 — 입력이 유지된다").font(.caption)
            DraftField(label: isOn ? "A" : "B")
        }
        .padding()
    }
}

private struct DraftField: View {
    let label: String
    @State private var draft = ""          // 이 상태의 수명을 관찰한다

    var body: some View {
        TextField("입력 후 토글 (\(label))", text: $draft)
            .textFieldStyle(.roundedBorder)
    }
}

#Preview { IdentityLab() }
