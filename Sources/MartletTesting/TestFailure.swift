import Testing

#if canImport(XCTest)
import XCTest
#endif

/// Records failures where no error is thrown, in whatever runs the test.
enum TestFailure {
    static func record(_ message: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
        #if canImport(XCTest)
        if Test.current == nil {
            // XCTest wants a static string for the file; the message names it instead.
            return XCTFail("\(filePath):\(line): \(message)")
        }
        #endif
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
    }
}
