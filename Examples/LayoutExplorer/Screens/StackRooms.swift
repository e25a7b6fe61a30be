import SwiftUI

struct HStackRoom: View {
    var body: some View {
        HStack(spacing: 10) {
            Block("rigid", .blue, 96, 80)
            Block("60…140 wide", .green, width: 60...140)
            Block("flexible", .orange, height: 40...150)
        }
        .container("HStack")
    }
}

struct VStackRoom: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Block("rigid", .blue, 140, 46)
            Block("priority 1", .pink, height: 40...70).layoutPriority(1)
            Spacer(minLength: 10)
            Block("flexible to 60", .orange, width: 0...200, height: 40...60)
        }
        .container("VStack(alignment: .leading)")
    }
}

struct ZStackRoom: View {
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Block("first", .blue, width: 0...330, height: 0...180)
            Block("second", .green, 200, 110)
            Block("third", .orange, 110, 50)
        }
        .container("ZStack(alignment: .bottomTrailing)")
    }
}
