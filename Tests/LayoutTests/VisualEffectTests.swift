import MartletDrawing
import Observation
import Testing

@testable import MartletCore

@Observable private final class Driver {
    var shift: CGFloat = 0
    var opacity = 1.0
}

@MainActor private var bodies = 0

private struct Counted: View {
    var body: some View {
        let _ = bodies += 1
        Box(40, 20)
    }
}

private struct Pushed: View {
    let driver: Driver
    var body: some View {
        Pusher(driver: driver) {
            Counted().visualEffect { content, proxy in
                content.opacity(1 - proxy.frame(in: .global).minX / 100).offset(x: proxy.size.width)
            }
        }
    }
}

private struct Pusher<Content: View>: View {
    let driver: Driver
    @ViewBuilder let content: Content
    var body: some View {
        HStack(spacing: 0) {
            Width(driver: driver)
            content
        }
        .frame(width: 200, alignment: .leading)
    }
}

private struct Width: View {
    let driver: Driver
    var body: some View { Box(driver.shift, 10) }
}

private struct Fading: View {
    let driver: Driver
    var body: some View {
        let opacity = driver.opacity
        Box(40, 20).visualEffect { content, _ in content.opacity(opacity) }
    }
}

/// Effects made of geometry.
@MainActor @Suite(.serialized) struct VisualEffectTests {
    private func effects(_ host: ViewHost) -> [Effect] {
        var found: [Effect] = []
        func look(_ item: DisplayItem) {
            switch item.content {
            case .group(let placed): placed.forEach { look($0.item) }
            case .effect(let effect, let inner):
                found.append(effect)
                look(inner)
            default: break
            }
        }
        look(host.frame().root)
        return found
    }

    @Test func effectsFollowTheGeometryAndNoBodyRuns() {
        let driver = Driver()
        bodies = 0
        let host = ViewHost.make(200, 20) { Pushed(driver: driver) }
        #expect(effects(host) == [.transform(CGAffineTransform(translationX: 40, y: 0))])
        driver.shift = 25
        #expect(effects(host) == [.transform(CGAffineTransform(translationX: 40, y: 0)), .opacity(0.75)])
        #expect(bodies == 1)
        let draws = host.layout.drawCount
        _ = host.frame()
        #expect(host.layout.drawCount == draws, "nothing changed, nothing is drawn")
    }

    @Test func layoutDoesNotKnow() {
        let host = ViewHost.make(200, 100) {
            Box(40, 20).named("inner").visualEffect { content, _ in content.scaleEffect(3).offset(x: 50) }.named(
                "outer")
        }
        #expect(host["outer"] == rect(80, 40, 40, 20))
        #expect(host["inner"] == rect(80, 40, 40, 20))
    }

    @Test func hitsFollowWhatIsSeen() {
        let host = ViewHost.make(200, 100) {
            Box(40, 20).visualEffect { content, _ in content.scaleEffect(0.5).offset(x: 50) }
        }
        #expect(host.input.hitTest(CGPoint(x: 150, y: 50)) is BoxNode)
        #expect(host.input.hitTest(CGPoint(x: 100, y: 50)) == nil)
        #expect(host.input.hitTest(CGPoint(x: 161, y: 50)) == nil)
    }

    @Test func theFirstEffectIsThereAtOnceAndLaterOnesMove() {
        let driver = Driver()
        let host = ViewHost.make(100, 100) { Fading(driver: driver) }
        withAnimation(.linear(duration: 1)) { driver.opacity = 0 }
        host.flush()
        host.advance(to: 0)
        host.advance(to: 0.5)
        #expect(effects(host) == [.opacity(0.5)])
        host.advance(to: 2)
        #expect(host.frame().root.bounds.isEmpty)
    }

    // All functions there are, each with its own kind of effect.
    @Test func everyFunctionHasItsEffect() {
        let all: [any VisualEffect] = {
            let e = EmptyVisualEffect()
            return [
                e.offset(CGSize(width: 1, height: 2)), e.offset(x: 1), e.scaleEffect(2),
                e.scaleEffect(CGSize(width: 1, height: 2)), e.scaleEffect(x: 2), e.rotationEffect(.degrees(3)),
                e.rotation3DEffect(.degrees(4), axis: (1, 0, 0)),
                e.transformEffect(CGAffineTransform(scaleX: 2, y: 2)), e.opacity(0.5), e.blur(radius: 3),
                e.brightness(0.1), e.contrast(0.5), e.saturation(0.5), e.grayscale(0.5), e.hueRotation(.degrees(10)),
            ]
        }()
        for effect in all {
            var list = _VisualEffects(in: rect(0, 0, 40, 20), direction: .leftToRight)
            effect._append(to: &list)
            #expect(list.list.count == 1)
        }
        var none = _VisualEffects(in: rect(0, 0, 40, 20), direction: .leftToRight)
        EmptyVisualEffect().opacity(1).offset().scaleEffect()._append(to: &none)
        #expect(none.list.isEmpty)
    }
}
