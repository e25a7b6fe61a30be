import Testing

/// Records failures where no error is thrown.
enum TestFailure {
    static func record(_ message: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
        Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
    }
}
