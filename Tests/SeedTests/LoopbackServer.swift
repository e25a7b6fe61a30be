import Dispatch
import Foundation
import Glibc

/// A web server for one test: a few fixed answers on a port of loopback, one request after the other.
final class LoopbackServer: @unchecked Sendable {
    private let socket: Int32
    private let port: UInt16
    private let answers: [String: Data]
    private let queue = DispatchQueue(label: "loopback server")
    private let lock = NSLock()
    private var paths: [String] = []
    private var isStopped = false

    struct SocketError: Error { let call: String, code: Int32 }

    /// Serves `answers` by path; anything else gets 404. At most `limit` requests are answered.
    init(_ answers: [String: Data], limit: Int = 50) throws {
        self.answers = answers
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw SocketError(call: "socket", code: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, length) == 0 && listen(socket, 8) == 0
                    && getsockname(socket, pointer, &length) == 0
            }
        }
        guard bound else {
            close(socket)
            throw SocketError(call: "bind", code: errno)
        }
        port = UInt16(bigEndian: address.sin_port)
        queue.async { [self] in
            for _ in 0..<limit {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { return }
                answer(connection)
                close(connection)
            }
        }
    }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

    /// The paths that were asked for, in order.
    var requests: [String] { lock.withLock { paths } }

    func stop() {
        lock.withLock {
            guard !isStopped else { return }
            isStopped = true
            shutdown(socket, Int32(SHUT_RDWR))
            close(socket)
        }
    }

    deinit { stop() }

    private func answer(_ connection: Int32) {
        var timeout = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil, request.count < 65536 {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request.append(contentsOf: buffer[..<count])
        }
        let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[0] == "GET" else { return }
        let path = String(words[1])
        lock.withLock { paths.append(path) }
        let body = answers[path]
        let head = [
            "HTTP/1.1 \(body == nil ? "404 Not Found" : "200 OK")", "Content-Type: image/png",
            "Content-Length: \(body?.count ?? 0)", "Cache-Control: no-store", "Connection: close", "", "",
        ]
        var response = Data(head.joined(separator: "\r\n").utf8)
        response.append(body ?? Data())
        response.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(connection, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
