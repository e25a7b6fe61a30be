/// Builds one view out of the statements of a closure.
///
/// No statement gives `EmptyView`, one gives itself, several give `TupleView<(A, B, …)>` of any length; `if`
/// gives `Optional`, `if`/`else` and `switch` give nested `_ConditionalContent`. A `for` loop is a compile-time
/// error: use `ForEach`, which knows the identity of its elements.
@resultBuilder
public enum ViewBuilder {
    nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

    nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
