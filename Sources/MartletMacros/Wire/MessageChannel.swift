#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Messages over a pair of file descriptors: a little-endian 64-bit length, then that many bytes.
struct MessageChannel {
    enum Failure: Error {
        case brokenOff(wanted: Int)
        case cannotWrite
    }

    let input: Int32
    let output: Int32

    /// The next message, or nil at the end: the compiler has closed its side, or has sent an empty message, as Swift 6.3's does
    /// when it leaves (seen under SwiftPM). A compiler that still has a question starts the plugin again.
    func read() throws -> [UInt8]? {
        guard let header = try bytes(count: 8, mayEnd: true) else { return nil }
        let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        if count == 0 { return nil }
        return try bytes(count: Int(count), mayEnd: false)
    }

    func write(_ message: [UInt8]) throws {
        let count = UInt64(message.count)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
        try (header + message).withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                #if canImport(Glibc)
                let step = Glibc.write(output, buffer.baseAddress! + written, buffer.count - written)
                #elseif canImport(Musl)
                let step = Musl.write(output, buffer.baseAddress! + written, buffer.count - written)
                #else
                let step = Darwin.write(output, buffer.baseAddress! + written, buffer.count - written)
                #endif
                guard step > 0 else { throw Failure.cannotWrite }
                written += step
            }
        }
    }

    private func bytes(count: Int, mayEnd: Bool) throws -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let step = result.withUnsafeMutableBytes { buffer in
                #if canImport(Glibc)
                Glibc.read(input, buffer.baseAddress! + filled, count - filled)
                #elseif canImport(Musl)
                Musl.read(input, buffer.baseAddress! + filled, count - filled)
                #else
                Darwin.read(input, buffer.baseAddress! + filled, count - filled)
                #endif
            }
            if step <= 0 {
                if mayEnd, filled == 0 { return nil }
                throw Failure.brokenOff(wanted: count)
            }
            filled += step
        }
        return result
    }
}
