import MartletDrawing
import Testing

@testable import MartletCore

@MainActor @Suite struct GestureTests {
    let log = Log()

    @Test func innerTapWins() {
        let stage = Stage {
            VStack {
                Pad(40, 40).onTapGesture { log("inner") }
                Pad(40, 40)
            }
            .onTapGesture { log("outer") }
        }
        stage.tap(CGPoint(x: 150, y: 76))
        #expect(log.take() == ["inner"])
        stage.tap(CGPoint(x: 150, y: 124))
        #expect(log.take() == ["outer"])
        stage.tap(CGPoint(x: 5, y: 5))
        #expect(log.take() == [])
    }

    @Test func doubleTapBeforeSingleTap() {
        let stage = Stage {
            Pad(40, 40).onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
        }
        stage.tap()
        #expect(log.take() == [], "the single tap waits for a second one")
        stage.wait(0.1)
        stage.tap()
        #expect(log.take() == ["double"])
        stage.wait(1)
        #expect(log.take() == [])
        stage.tap()
        stage.wait(0.3)
        #expect(log.take() == [])
        stage.wait(0.1)
        #expect(log.take() == ["single"])
        #expect(stage.host.input.deadline == nil)
    }

    @Test func singleTapBeforeDoubleTap() {
        let stage = Stage {
            Pad(40, 40).onTapGesture { log("single") }.onTapGesture(count: 2) { log("double") }
        }
        stage.tap()
        stage.tap()
        #expect(log.take() == ["single", "single"])
    }

    @Test func aSecondTapElsewhereDecidesTheFirst() {
        let stage = Stage {
            HStack {
                Pad(40, 40).onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
                Pad(40, 40).onTapGesture { log("other") }
            }
        }
        stage.tap(CGPoint(x: 126, y: 100))
        #expect(log.take() == [])
        stage.tap(CGPoint(x: 174, y: 100))
        #expect(log.take() == ["single", "other"])
    }

    @Test func movementEndsATap() {
        let stage = Stage { Pad(100, 100).onTapGesture { log("tap") } }
        stage.down()
        stage.move(CGPoint(x: 160.5, y: 100))
        stage.up()
        #expect(log.take() == [])
        stage.down()
        stage.move(CGPoint(x: 159, y: 100))
        stage.up()
        #expect(log.take() == ["tap"])
    }

    @Test func longPressTimes() {
        let stage = Stage {
            Pad(100, 100).onLongPressGesture(minimumDuration: 0.5) {
                log("long")
            } onPressingChanged: {
                log("pressing \($0)")
            }
        }
        stage.down()
        #expect(log.take() == ["pressing true"])
        #expect(stage.host.input.deadline == 0.5)
        stage.wait(0.49)
        #expect(log.take() == [])
        stage.wait(0.01)
        #expect(log.take() == ["long", "pressing false"])
        stage.up()
        #expect(log.take() == [])
        stage.down()
        stage.wait(0.4)
        stage.up()
        #expect(log.take() == ["pressing true", "pressing false"])
        stage.down()
        stage.move(CGPoint(x: 170, y: 100))
        #expect(log.take() == ["pressing true", "pressing false"])
        stage.wait(1)
        #expect(log.take() == [])
        stage.up()
    }

    @Test func tapAndLongPressOnOneView() {
        let stage = Stage { Pad(100, 100).onTapGesture { log("tap") }.onLongPressGesture { log("long") } }
        stage.tap()
        #expect(log.take() == ["tap"])
        stage.down()
        stage.wait(0.6)
        #expect(log.take() == ["long"])
        stage.up()
        #expect(log.take() == [])
    }

    @Test func dragValues() {
        let stage = Stage {
            Pad(100, 60).gesture(
                DragGesture()
                    .onChanged { log("changed \($0.startLocation) \($0.translation)") }
                    .onEnded { log("ended \($0.location) \($0.velocity)") })
        }
        stage.down(CGPoint(x: 110, y: 80))
        stage.move(CGPoint(x: 119, y: 80))
        #expect(log.take() == [])
        stage.wait(0.1)
        stage.move(CGPoint(x: 130, y: 85))
        #expect(log.take() == ["changed \(CGPoint(x: 10, y: 10)) \(CGSize(width: 20, height: 5))"])
        stage.wait(0.1)
        stage.up(CGPoint(x: 140, y: 90))
        #expect(log.take() == ["ended \(CGPoint(x: 40, y: 20)) \(CGSize(width: 100, height: 50))"])
    }

    @Test func aDragOutsideWaitsForTheTapInside() {
        let stage = Stage {
            Pad(100, 60).onTapGesture { log("tap") }
                .gesture(DragGesture(minimumDistance: 0).onChanged { log("\($0.translation.width)") })
        }
        stage.down()
        #expect(log.take() == [])
        stage.move(CGPoint(x: 170, y: 100))
        #expect(log.take() == ["20.0"])
        stage.up()
        #expect(log.take() == [])
        stage.tap()
        #expect(log.take() == ["tap"])
    }

    @Test func priorities() {
        let stage = Stage {
            Pad(40, 40).onTapGesture { log("inner") }.highPriorityGesture(TapGesture().onEnded { log("high") })
        }
        stage.tap()
        #expect(log.take() == ["high"])
        let both = Stage {
            Pad(40, 40).onTapGesture { log("inner") }.simultaneousGesture(TapGesture().onEnded { log("beside") })
                .onTapGesture { log("outer") }
        }
        both.tap()
        #expect(log.take() == ["inner", "beside"])
        let masked = Stage {
            Pad(40, 40).onTapGesture { log("inner") }.gesture(
                TapGesture().onEnded { log("outer") }, including: .gesture)
        }
        masked.tap()
        #expect(log.take() == ["outer"])
        let none = Stage {
            Pad(40, 40).onTapGesture { log("inner") }.gesture(TapGesture().onEnded { log("outer") }, including: .none)
        }
        none.tap()
        #expect(log.take() == [])
    }

    @Test func disabledAndUnhittable() {
        let stage = Stage {
            HStack {
                Pad(40, 40).onTapGesture { log("disabled") }.disabled(false).disabled(true)
                ZStack {
                    Pad(40, 40).onTapGesture { log("behind") }
                    Pad(40, 40).onTapGesture { log("front") }.allowsHitTesting(false)
                }
            }
        }
        stage.tap(CGPoint(x: 126, y: 100))
        stage.tap(CGPoint(x: 174, y: 100))
        #expect(log.take() == ["behind"])
    }

    @Test func aSequenceOfPressAndDrag() {
        let stage = Stage {
            Pad(100, 100).gesture(
                LongPressGesture().sequenced(before: DragGesture())
                    .onChanged { value in
                        if case .second(_, let drag) = value { log("second \(drag?.translation.width ?? 0)") }
                    }
                    .onEnded { _ in log("ended") })
        }
        stage.down()
        stage.wait(0.5)
        #expect(log.take() == ["second 0.0"])
        stage.move(CGPoint(x: 170, y: 100))
        #expect(log.take() == ["second 20.0"])
        stage.up(CGPoint(x: 170, y: 100))
        #expect(log.take() == ["ended"])
    }

    @Test func simultaneousAndExclusive() {
        let stage = Stage {
            Pad(100, 100).gesture(
                TapGesture().onEnded { log("tap") }
                    .simultaneously(with: SpatialTapGesture().onEnded { log("at \($0.location)") }))
        }
        stage.tap(CGPoint(x: 110, y: 60))
        #expect(log.take() == ["tap", "at \(CGPoint(x: 10, y: 10))"])
        let one = Stage {
            Pad(100, 100).gesture(
                TapGesture(count: 2).onEnded { log("double") }
                    .exclusively(before: TapGesture().onEnded { log("single") }))
        }
        one.tap()
        one.tap()
        #expect(log.take() == ["double"])
        one.tap()
        one.wait(1)
        #expect(log.take() == ["single"])
    }

    @Test func hovering() {
        let stage = Stage {
            Pad(40, 40).onHover { log("inner \($0)") }.onHover { log("outer \($0)") }
        }
        stage.move(stage.middle)
        stage.move(stage.middle)
        #expect(log.take() == ["outer true", "inner true"])
        stage.move(.zero)
        #expect(log.take() == ["inner false", "outer false"])
    }

    @Test func theViewGoesWhileItIsPressed() {
        let stage = Stage { Vanishing(log: log) }
        stage.down(CGPoint(x: 150, y: 100))
        stage.wait(0.5)
        stage.up()
        #expect(log.take() == ["gone"])
        #expect(stage.host.input.arena.isEmpty)
        stage.host.end()
    }

    @Test func gestureStateGoesBack() {
        let stage = Stage { Stretch(log: log) }
        #expect(log.take() == ["0.0"])
        stage.down()
        stage.move(CGPoint(x: 180, y: 100))
        #expect(log.take() == ["30.0"])
        stage.up(CGPoint(x: 180, y: 100))
        #expect(log.take() == ["ended", "0.0"])
    }
}

private struct Vanishing: View {
    let log: Log
    @State private var isThere = true

    var body: some View {
        if isThere {
            Pad(40, 40).onTapGesture { log("tap") }
                .onLongPressGesture {
                    isThere = false
                    log("gone")
                }
        }
    }
}

private struct Stretch: View {
    let log: Log
    @GestureState private var width: CGFloat = 0

    var body: some View {
        let _ = log("\(width)")
        Pad(100, 100).gesture(
            DragGesture().updating($width) { value, state, _ in state = value.translation.width }
                .onEnded { _ in log("ended") })
    }
}
