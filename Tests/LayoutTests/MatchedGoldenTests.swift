import Testing

@testable import MartletCore

private struct FollowerCase: View {
    @Namespace private var pool

    var body: some View {
        ZStack(alignment: .topLeading) {
            Box(40, 40).matchedGeometryEffect(id: 1, in: pool).named("origin")
                .padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
            Box(80, 20).matchedGeometryEffect(id: 1, in: pool, isSource: false).named("wholeFrame")
            Box(30, 30).matchedGeometryEffect(id: 1, in: pool, properties: .position, isSource: false)
                .named("onlyPosition").padding(.top, 70)
            Box(20, 60).matchedGeometryEffect(id: 1, in: pool, properties: .size, isSource: false)
                .named("onlySize").padding(.leading, 60)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
        .named("area")
    }
}

@MainActor @Suite struct MatchedGoldenTests {
    @Test func follower() throws { try Golden.check("matched-follower") { FollowerCase() } }
}
