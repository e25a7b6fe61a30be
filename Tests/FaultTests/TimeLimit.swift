import Foundation
import Testing

/// How long a test may take that could hang. The limit counts from before a test waits for the main actor, so it means
/// something only where few tests wait: `Scripts/test` runs these by themselves and sets the variable.
let timeLimit = TimeLimitTrait.Duration.minutes(
    ProcessInfo.processInfo.environment["MARTLET_TIME_LIMITS"] == nil ? 10 : 3)
