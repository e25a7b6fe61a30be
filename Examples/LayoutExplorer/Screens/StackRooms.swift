import SwiftUI

struct HStackRoom: View {
    var body: some View {
        HStack(spacing: 10) {
            Block("rigid", .blue, 120, 100)
            Block("60…160 wide", .green, width: 60...160)
            Block("flexible", .orange, height: 40...200)
        }
        .container("HStack")
    }
}

struct VStackRoom: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Block("rigid", .blue, 160, 56)
            Block("priority 1", .pink, height: 40...80).layoutPriority(1)
            Spacer(minLength: 10)
            Block("flexible to 70", .orange, width: 0...240, height: 40...70)
        }
        .container("VStack(alignment: .leading)")
    }
}

struct ZStackRoom: View {
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Block("first", .blue, width: 0...440, height: 0...250, label: .topLeading)
            Block("second", .green, 280, 150, label: .topLeading)
            Block("third", .orange, 150, 70)
        }
        .container("ZStack(alignment: .bottomTrailing)")
    }
}
