import Testing

@testable import MartletMacros

@Suite("Reading source")
struct LexerTests {
    private func source(_ text: String) -> Source {
        Source(
            SourceText(kind: "", source: text, location: .init(fileID: "", fileName: "", offset: 0, line: 1, column: 1))
        )
    }

    private func words(_ text: String) -> [String] {
        let source = source(text)
        return source.tokens.indices.map { source.text($0) }
    }

    @Test(arguments: [
        (#""a \(f("}", x: { "\(1)" })) b""#, 1),
        (##"#"a " \( \#(x) "#"##, 1),
        (##"#"""# + "'""##, 3),
        ("\"\"\"\n a \"\" } \\\"\"\"\n\"\"\"", 1),
        ("x /* a /* } */ b */ y // }\n z", 3),
        ("#/ [}] \"/#", 1),
        ("f(/a}b/)", 4),
        ("a / b", 3),
        ("a/b/c", 5),
        ("1.5e-3 0x1F 1_000.0", 3),
        ("0...5", 3),
        ("`if`.é", 3),
    ])
    func literalsAreOneToken(text: String, count: Int) {
        #expect(words(text).count == count, "\(words(text))")
    }

    @Test func aNewLineEndsAStatementUnlessSomethingGoesOn() {
        let text = """
            let a = 1 +
                2
            let b = c
                .d
                ?? e
            f { 1 }
            -x
            (g)
            if a { b } else { c }
            @A(1)
            public
            var h: Int
            { 3 }
            i; j
            async let k = l()
            async(m)
            func n() -> Pair<
                A,
                B
            > where A: B
            typealias C = Pair<
                A, B
            >?
            case await
            @FocusState<Field?>.Binding var o
            """
        let source = source(text)
        let statements = source.statements(in: 0..<source.tokens.count).map { squeezed(source.text($0)) }
        #expect(
            statements == [
                "let a = 1 + 2", "let b = c .d ?? e", "f { 1 }", "-x", "(g)", "if a { b } else { c }",
                "@A(1) public var h: Int { 3 }", "i", "j", "async let k = l()", "async(m)",
                "func n() -> Pair< A, B > where A: B", "typealias C = Pair< A, B >?", "case await",
                "@FocusState<Field?>.Binding var o",
            ])
    }

    @Test func directivesEndWithTheirLine() {
        let source = source("#if A && B\nvar x = 1\n#else\nvar y = 2\n#endif\nvar z = 3")
        let statements = source.statements(in: 0..<source.tokens.count).map { source.text($0) }
        #expect(statements == ["#if A && B", "var x = 1", "#else", "var y = 2", "#endif", "var z = 3"])
    }
}
