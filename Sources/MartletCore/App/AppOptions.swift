import MartletDrawing

/// What a program that runs an app decides for it.
package struct AppOptions {
    package var shaper: any TextShaper
    /// What windows are called that have no title.
    package var name = "App"
    /// The size of the first window in points, whatever the app says.
    package var windowSize: CGSize?
    /// The size in points of windows for which nobody says one; nil for that of their content.
    package var defaultWindowSize: CGSize?
    /// What the environment of everything is to hold: the desktop's settings.
    package var environment: (inout EnvironmentValues) -> Void = { _ in }
    /// What all windows share of the desktop: clipboards, dialogs. Nil where there is none.
    package var desktop: DesktopServices?
    /// Where the app keeps what is to come back in the next run; nil for nowhere.
    package var session: SessionFile?
    /// State to begin with, for comparing with an app that has a history.
    package var restoredState: RestoredState?
    package var startDate: Date?
    package var onDiagnostic: ((Diagnostic) -> Void)?
    package var isObserving = false

    package init(shaper: any TextShaper) { self.shaper = shaper }
}
