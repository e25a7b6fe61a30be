import MartletCore
import MartletDrawing

/// What the person does, by the number of the frame: a script of twelve seconds, five times over.
///
/// Seconds 0 to 2 type, 2 to 4 turn the wheel, 4 to 5 hold the key that goes a page down, which repeats thirty times a second, 5
/// to 7 throw the list with two fingers, 7 to 9 go to a page and back, 9 to 11 have a sheet; a spring and the banner start every
/// second, also in the middle of the rest.
struct DailyScript {
    static let frameCount = 3600
    private static let period = 720
    private static let list = CGPoint(x: 300, y: 300)

    let host: ViewHost

    /// What the script ran into, for checks.
    private(set) var typed = 0
    private(set) var scrolled = 0

    mutating func act(at frame: Int) {
        let step = frame % Self.period
        let second = step / 60
        if step % 60 == 10 { tap(CGPoint(x: 100, y: 60)) }
        if step % 60 == 40, second < 9 { tap(CGPoint(x: 300, y: 60)) }
        switch second {
        case 0, 1:
            if step == 0 { tap(CGPoint(x: 400, y: 20)) }
            if step % 6 == 3, host.input.insertText(["a", "b", " ", "é", "漢"][step / 6 % 5]) { typed += 1 }
            if step % 24 == 23, host.input.keyPress(.delete) { typed -= 1 }
        case 2, 3: scroll(by: second == 2 ? 20 : 120)
        case 4: if step % 2 == 0 { scroll(by: 480) }
        case 5, 6:
            let turn = step % 60
            if turn < 12 {
                host.input.touchpadScroll(
                    turn == 0 ? .began : .changed, at: Self.list, by: CGSize(width: 0, height: turn % 2 == 0 ? 60 : 45))
            } else if turn == 12 {
                host.input.touchpadScroll(.ended, at: Self.list)
            }
        case 7: if step % 60 == 20 { tap(Self.list) }
        case 8: if step % 60 == 20 { tap(CGPoint(x: 700, y: 60)) }
        case 9: if step % 60 == 0 { tap(CGPoint(x: 500, y: 60)) }
        case 10: if step % 60 == 20 { _ = host.input.keyPress(.return) }
        default: break
        }
    }

    private mutating func scroll(by distance: CGFloat) {
        if host.input.scroll(at: Self.list, by: CGSize(width: 0, height: distance)) { scrolled += 1 }
    }

    private func tap(_ point: CGPoint) {
        host.input.pointerDown(at: point, kind: .mouse)
        host.input.pointerUp(at: point)
    }
}
