import MartletDrawing
import SplitMix
import Testing

@testable import MartletCore

/// The movement after a finger has let go, as arithmetic.
@MainActor @Suite struct ScrollCourseTests {
    /// 0.998 of the velocity is left after a millisecond; the way is the velocity over the friction.
    @Test func friction() {
        let course = ScrollCourse(from: 0, velocity: 1000, least: 0, most: 10_000, bounces: true)
        #expect(abs(course.velocity(at: 0.001) - 998) < 1e-9)
        #expect(abs(course.place(at: 0.001) - (1000 - 998) / ScrollCourse.friction) < 1e-9)
        #expect(abs(course.end - 1000 / ScrollCourse.friction) < 1e-9)
        #expect(abs(course.place(at: course.duration) - course.place(at: course.duration - 1e-6)) < 0.3)
    }

    @Test(arguments: 0..<60) func laws(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let most = Double.random(in: 0...2000, using: &random)
        let begin = Double.random(in: -80...most + 80, using: &random)
        let velocity = Double.random(in: -6000...6000, using: &random)
        let bounces = Bool.random(using: &random)
        let isBeyond = begin < 0 || begin > most
        let course = ScrollCourse(from: begin, velocity: velocity, least: 0, most: most, bounces: bounces)
        #expect(abs(course.place(at: 0) - begin) < 1e-9)
        #expect(course.end >= 0 && course.end <= most, "it comes to rest where content may")
        var last = begin
        let step = 1.0 / 240
        var time = 0.0
        while time < course.duration + 0.1 {
            time += step
            let place = course.place(at: time)
            #expect(abs(place - last) < 6000 * 3 * step + 0.3, "it never jumps")
            if !bounces, !isBeyond { #expect(place >= -1e-9 && place <= most + 1e-9) }
            let slope = (course.place(at: time + 1e-6) - place) / 1e-6
            if course.duration - time > 0.01, abs(slope) < 1e5 {
                #expect(abs(slope - course.velocity(at: time)) < 2 + abs(slope) * 0.05)
            }
            last = place
        }
        #expect(abs(last - course.end) < 0.3)
        var moved = course
        moved.shift(by: 31)
        #expect(abs(moved.place(at: 0.2) - course.place(at: 0.2) - 31) < 1e-6)
        #expect(moved.duration == course.duration)
    }

    @Test(arguments: [-900, -10, 0, 10, 900, 9000] as [Double]) func aSpringDoesNotOvershootByItsOwnVelocity(
        velocity: Double
    ) {
        let course = ScrollCourse(from: 0, velocity: velocity, springingTo: 300)
        var time = 0.0
        while time < course.duration {
            #expect(course.place(at: time) <= 300 + 1e-6)
            time += 0.01
        }
        #expect(course.end == 300)
    }

    @Test(arguments: 0..<20) func theRubberBandCanBeTakenBack(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let length = CGFloat.random(in: 50...900, using: &random)
        let pull = CGFloat.random(in: -800...800, using: &random)
        let stretch = RubberBand.stretch(pull, length: length)
        #expect(abs(stretch) <= abs(pull) && abs(stretch) < length)
        #expect(stretch * pull >= 0)
        #expect(abs(RubberBand.pull(stretch, length: length) - pull) < 1e-6)
        #expect(abs(RubberBand.stretch(pull * 1.1, length: length)) >= abs(stretch))
    }
}
