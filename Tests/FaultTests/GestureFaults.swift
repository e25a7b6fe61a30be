@testable import MartletTesting
import SwiftUI
import Testing

/// Gestures whose views, states and numbers change under the finger.
@MainActor @Suite(.timeLimit(timeLimit)) struct GestureFaults {
    private func stage<V: View>(_ view: V) -> Harness {
        Harness(size: CGSize(width: 200, height: 200), traits: Harness.Traits(frameRate: 20)) { view }
    }

    private static let middle = CGPoint(x: 100, y: 100)

    private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    // MARK: What changes under a finger

    private struct Vanishing: View {
        let actions: Actions
        @State private var isThere = true
        @GestureState private var distance = 0.0
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.5))) private var animated = 0.0
        var body: some View {
            VStack {
                Text("\(Int(distance))")
                if isThere {
                    Color.red.frame(width: 100, height: 100).offset(x: animated)
                        .transition(.scale)
                        .gesture(
                            DragGesture(minimumDistance: 0)
                                .updating($distance) { value, state, _ in state = value.translation.width }
                                .updating($animated) { value, state, transaction in
                                    transaction.animation = .spring
                                    state = value.translation.width
                                }
                                .onChanged { value in
                                    actions.count += 1
                                    if value.translation.width > 20 { withAnimation { isThere = false } }
                                }
                                .onEnded { _ in actions.count += 1000 })
                }
            }
            .frame(width: 200, height: 200)
            .probe(actions, "back") { withAnimation { isThere = true } }
        }
    }

    @Test func aViewThatRemovesItselfInMidDrag() async {
        let actions = Actions()
        var ui: Harness? = stage(Vanishing(actions: actions))
        for _ in 0..<5 {
            ui!.touch(.down(0, Self.middle), .move(0, at(110, 100)), .move(0, at(130, 100)), .move(0, at(150, 100)))
            await ui!.advance(by: .milliseconds(50))
            ui!.touch(.move(0, at(160, 100)))
            #expect(ui!.texts == ["0"], "a cancelled gesture resets its state")
            ui!.run("back", actions)
            ui!.touch(.move(0, at(120, 100)), .up(0, at(120, 100)))
            await ui!.advance(by: .milliseconds(100))
        }
        #expect(actions.count < 1000, "none has ended")
        await ui!.advance(by: .seconds(2))
        #expect(ui!.isAtRest)
        ui!.expectSameAsFreshState()
        ui!.touch(.down(0, Self.middle), .move(0, at(110, 100)))
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    @Test func gesturesThatChangeTheirKindUnderTheFinger() async {
        struct V: View {
            let actions: Actions
            @State private var n = 0
            @GestureState private var isHeld = false
            var body: some View {
                Group {
                    switch n % 3 {
                    case 0:
                        Color.red.gesture(DragGesture(minimumDistance: CGFloat(n)).onChanged { _ in n += 1 })
                    case 1:
                        Color.red.highPriorityGesture(
                            LongPressGesture(minimumDuration: 0).sequenced(before: DragGesture(minimumDistance: 0))
                                .updating($isHeld) { _, state, _ in state = true }
                                .onChanged { _ in n += 1 }, including: n % 2 == 0 ? .all : .subviews)
                    default:
                        Color.red.onTapGesture(count: 2) { n += 1 }
                            .simultaneousGesture(
                                MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { _ in n += 1 },
                                including: GestureMask(rawValue: UInt32(n % 8)))
                    }
                }
                .id(n / 2)
                .disabled(n % 7 == 6)
                .overlay { Text("\(isHeld)") }
                .probe(actions, "next") { n += 1 }
            }
        }
        let actions = Actions()
        let ui = stage(V(actions: actions))
        for round in 0..<40 {
            ui.touch(.down(0, Self.middle), .move(0, at(120, 100)), .down(1, at(50, 50)), .move(1, at(20, 20)))
            if round % 3 == 0 { ui.run("next", actions) }
            ui.touch(.move(0, at(140, 150)), .up(round % 2, at(130, 130)))
            if round % 5 == 0 { await ui.advance(by: .milliseconds(100)) }
            ui.touch(.up((round + 1) % 2, at(130, 130)))
        }
        ui.pointerCancel()
        #expect(ui.texts == ["false"])
        ui.expectNumbers()
        #expect(ui.host.invariantFailures == [])
    }

    // MARK: Numbers

    @Test func numbersThatAreNone() async {
        struct V: View {
            let actions: Actions
            @State private var offset = CGSize.zero
            @State private var scale = 1.0
            @State private var angle = Angle.zero
            var body: some View {
                Color.red
                    .gesture(
                        DragGesture(minimumDistance: .infinity, coordinateSpace: .named("nowhere"))
                            .onChanged { offset = $0.predictedEndTranslation }
                    )
                    .simultaneousGesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged {
                                offset = $0.translation
                                actions.count +=
                                    $0.velocity.width.isFinite && $0.predictedEndLocation.x.isFinite ? 0 : 1
                            }
                    )
                    .simultaneousGesture(
                        MagnifyGesture(minimumScaleDelta: .nan).onChanged {
                            scale = $0.magnification
                            actions.count += $0.velocity.isFinite && $0.magnification.isFinite ? 0 : 1
                        }
                    )
                    .simultaneousGesture(
                        RotateGesture(minimumAngleDelta: .degrees(-.infinity)).onChanged {
                            angle = $0.rotation
                            actions.count += $0.velocity.radians.isFinite && $0.rotation.radians.isFinite ? 0 : 1
                        }
                    )
                    .scaleEffect(scale).rotationEffect(angle).offset(offset)
            }
        }
        let actions = Actions()
        let ui = stage(V(actions: actions))
        // Two fingers on one point, at one moment; far away; and back.
        ui.touch(.down(0, Self.middle), .down(1, Self.middle), .move(1, Self.middle), .move(0, Self.middle))
        ui.touch(.move(1, at(1e300, -1e300)), .move(0, at(-1e300, 1e300)), .move(1, at(100.0001, 100)))
        await ui.advance(by: .milliseconds(1))
        ui.touch(.move(1, Self.middle), .move(0, Self.middle), .up(0, Self.middle), .up(1, Self.middle))
        ui.touchpad(.began, at: Self.middle)
        ui.touchpad(.changed, at: Self.middle, scale: 0, rotation: .radians(.nan))
        ui.touchpad(.changed, at: Self.middle, scale: -1, rotation: .degrees(1e300))
        ui.touchpad(.ended, at: Self.middle, scale: .infinity)
        #expect(actions.count == 0)
        _ = try? ui.bitmap()
    }

    @Test func underATransformWithoutInverse() async {
        struct V: View {
            let actions: Actions
            var body: some View {
                ZStack {
                    Color.blue
                    Color.red.gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged {
                            actions.count += $0.location.x.isFinite ? 1 : 1000
                        }
                    )
                    .scaleEffect(actions.count > 0 ? 0 : 1)
                    .rotation3DEffect(.degrees(actions.count > 0 ? 90 : 0), axis: (x: 0, y: 1, z: 0), perspective: 1)
                    .modifier(Nothing(number: actions.count > 0 ? .nan : 0))
                }
                .probe(actions, "flat") {
                    actions.count += 1; n += 1
                }
                .opacity(n > 0 ? 1 : 0.9)
            }
            @State private var n = 0
        }
        struct Nothing: GeometryEffect {
            var number: Double
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: number, y: 0))
            }
        }
        let actions = Actions()
        let ui = stage(V(actions: actions))
        ui.touch(.down(0, Self.middle))
        ui.run("flat", actions)
        ui.touch(.move(0, at(50, 50)), .move(0, at(20, 50)), .up(0, at(10, 10)))
        ui.touch(.down(0, Self.middle), .move(0, at(50, 50)), .up(0, at(10, 10)))
        ui.pointerMove(at: Self.middle)
        _ = try? ui.bitmap()
        #expect(actions.count < 1000, "a location is no number")
    }

    // MARK: Nests

    @Test func aThousandGesturesOnOneView() async {
        let actions = Actions()
        var view = AnyView(Color.red.frame(width: 200, height: 200))
        for depth in 0..<300 {
            let inner = view
            switch depth % 4 {
            case 0: view = AnyView(inner.onTapGesture { actions.count += 1 })
            case 1:
                view = AnyView(inner.gesture(DragGesture().onChanged { _ in actions.count += 1 }, including: .gesture))
            case 2: view = AnyView(inner.simultaneousGesture(LongPressGesture().onEnded { _ in actions.count += 1 }))
            default:
                view = AnyView(
                    inner.highPriorityGesture(
                        TapGesture(count: 3).onEnded { actions.count += 1 }, including: [.subviews, .gesture]))
            }
        }
        let ui = stage(view)
        ui.touch(.down(0, Self.middle), .up(0, Self.middle))
        await ui.advance(by: .seconds(1))
        ui.touch(.down(0, Self.middle), .move(0, at(150, 100)), .up(0, at(150, 100)))
        ui.pointerCancel()
        await ui.advance(by: .seconds(1))
        #expect(actions.count > 0)
    }

    @Test func compositionsOfCompositions() async {
        let actions = Actions()
        let gesture = TapGesture(count: 0)
            .sequenced(before: LongPressGesture(minimumDuration: 0).exclusively(before: TapGesture(count: .max)))
            .simultaneously(
                with: DragGesture(minimumDistance: 0).sequenced(
                    before: RotateGesture().simultaneously(with: MagnifyGesture()))
            )
            .exclusively(before: SpatialTapGesture().map { _ in 1 }.sequenced(before: TapGesture()))
            .onEnded { _ in actions.count += 1 }
        let ui = stage(Color.red.gesture(gesture).simultaneousGesture(gesture).highPriorityGesture(gesture))
        var random = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let finger = Int.random(in: 0..<3, using: &random)
            let point = CGPoint(x: .random(in: 0...200, using: &random), y: .random(in: 0...200, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: ui.touch(.down(finger, point))
            case 1: ui.touch(.move(finger, point))
            case 2: ui.touch(.up(finger, point))
            case 3: await ui.advance(by: .milliseconds(50))
            default: ui.touchpad(.changed, at: point, scale: 2)
            }
        }
        ui.pointerCancel()
        #expect(ui.host.invariantFailures == [])
    }

    // MARK: Drag and drop

    @Test func destinationsAndSourcesThatVanish() async {
        struct V: View {
            let actions: Actions
            @State private var hasSource = true
            @State private var hasTarget = true
            @State private var n = 0
            var body: some View {
                HStack(spacing: 0) {
                    if hasSource { Color.red.draggable("payload").transition(.scale) }
                    if hasTarget {
                        Color.blue.dropDestination(for: String.self) { _, _ in
                            actions.count += 1
                            hasTarget = false
                            return true
                        } isTargeted: { isTargeted in
                            withAnimation {
                                n += 1; hasSource = !isTargeted || n % 4 != 1; hasTarget = n % 6 != 3
                            }
                        }
                        .transition(.slide)
                    }
                }
                .frame(width: 200, height: 200)
                .probe(actions, "back") { withAnimation { (hasSource, hasTarget) = (true, true) } }
            }
        }
        let actions = Actions()
        var ui: Harness? = stage(V(actions: actions))
        for round in 0..<12 {
            ui!.touch(.down(0, at(50, 100)), .move(0, at(80, 100)), .move(0, at(150, 100)))
            if round % 3 == 0 { await ui!.advance(by: .milliseconds(100)) }
            ui!.touch(.move(0, at(160, 110)), .move(0, at(20, 20)), .move(0, at(160, 100)))
            if round % 4 == 1 { ui!.touch(.cancel(0)) } else { ui!.touch(.up(0, at(160, 100))) }
            ui!.run("back", actions)
            await ui!.advance(by: .milliseconds(round % 2 == 0 ? 50 : 1000))
        }
        await ui!.advance(by: .seconds(3))
        #expect(ui!.isAtRest)
        #expect(ui!.host.invariantFailures == [])
        ui!.touch(.down(0, at(50, 100)), .move(0, at(80, 100)), .move(0, at(150, 100)))
        let host = ui!.host
        ui = nil
        #expect(host.attributeCount == 0)
    }

    // MARK: Hover

    @Test func hoversThatFleeThePointer() async {
        struct V: View {
            let actions: Actions
            @State private var isOver = false
            @State private var n = 0
            var body: some View {
                Color.red.frame(width: 40, height: 40)
                    .onHover {
                        actions.count += 1; isOver = $0
                    }
                    .onContinuousHover(coordinateSpace: .named("none")) { _ in n += 1 }
                    .id(n % 5)
                    .offset(x: isOver ? 100 : 0)
            }
        }
        let actions = Actions()
        let ui = stage(V(actions: actions))
        for step in 0..<20 {
            ui.pointerMove(at: at(90 + CGFloat(step), 100))
            await ui.advance(by: .milliseconds(50))
        }
        #expect(actions.count < 2000, "\(actions.count)")
        #expect(ui.host.invariantFailures == [])
        ui.endHover()
    }

    // MARK: Rows

    @Test func rowsThatAreDraggedWhileTheListChanges() async {
        struct Row: View {
            let number: Int
            let actions: Actions
            @GestureState private var offset = 0.0
            var body: some View {
                Color.red.frame(height: 40).overlay { Text("\(number) \(Int(offset))") }
                    .offset(x: offset)
                    .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
            }
        }
        struct V: View {
            let actions: Actions
            @State private var rows = Array(0..<50)
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(rows, id: \.self) { Row(number: $0, actions: actions).transition(.slide) }
                    }
                }
                .probe(actions, "shift") { withAnimation { _ = rows.removeFirst() } }
                .probe(actions, "turn") { withAnimation { rows.reverse() } }
                .probe(actions, "clear") { rows = [] }
            }
        }
        let actions = Actions()
        let ui = stage(V(actions: actions))
        for round in 0..<8 {
            ui.touch(.down(0, at(100, 20)), .move(0, at(130, 20)), .move(0, at(150, 22)))
            ui.run(round % 3 == 2 ? "turn" : "shift", actions)
            ui.touch(.move(0, at(160, 60)))
            await ui.advance(by: .milliseconds(50))
            _ = try? ui.scroll(.at(Self.middle), by: CGSize(width: 0, height: 500))
            ui.touch(.move(0, at(160, 160)), .up(0, at(160, 160)))
            await ui.advance(by: .milliseconds(500))
            #expect(ui.texts.allSatisfy { $0.hasSuffix(" 0") }, "\(ui.texts)")
        }
        ui.touch(.down(0, at(100, 20)), .move(0, at(130, 20)), .move(0, at(150, 22)))
        ui.run("clear", actions)
        ui.touch(.up(0, at(160, 160)))
        #expect(ui.texts == [])
        await ui.advance(by: .seconds(2))
        #expect(ui.isAtRest)
    }
}
