#if GTK
import Testing

/// All suites that open windows: nested here, they run one after another.
@Suite(.serialized) enum Windows {}
#endif
