import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An accepted connection, served by one thread.
struct LoopbackConnection {
  let socket: Int32
  /// Returns `true` while the server is being stopped.
  let isStopped: @Sendable () -> Bool

  private var received: [UInt8] = []

  init(socket: Int32, isStopped: @escaping @Sendable () -> Bool) {
    self.socket = socket
    self.isStopped = isStopped
  }

  /// Reads the next request of a kept-alive connection; `nil` at its end or for anything but HTTP.
  mutating func nextRequest() -> LoopbackRequest? {
    let blank = Array("\r\n\r\n".utf8)
    while true {
      if let head = received.firstRange(of: blank) {
        let lines = String(decoding: received[..<head.lowerBound], as: UTF8.self)
          .components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
        let pairs = lines.dropFirst().compactMap { line -> (String, String)? in
          guard let colon = line.firstIndex(of: ":") else { return nil }
          let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
          return (line[..<colon].lowercased(), value)
        }
        let headers = Dictionary(pairs) { _, last in last }
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        while received.count < head.upperBound + length {
          guard receive() else { return nil }
        }
        let body = Data(received[head.upperBound..<(head.upperBound + length)])
        received.removeFirst(head.upperBound + length)
        return LoopbackRequest(method: words[0], path: words[1], headers: headers, body: body)
      }
      guard receive() else { return nil }
      // Servers without TLS respond to a TLS handshake like this.
      if let first = received.first, !(0x41...0x5A).contains(first) {
        _ = write(head(400, [:], length: 0))
        return nil
      }
    }
  }

  /// Sends a reply and returns `true` if the connection can be reused.
  mutating func send(_ reply: LoopbackReply, to method: String) -> Bool {
    switch reply {
    case .reply(let status, let headers, let body):
      return write(head(status, headers, length: body.count))
        && (method == "HEAD" || status == 304 || write(body))
    case .slow(let delay, let reply):
      return pause(delay) && send(reply, to: method)
    case .cutOff(let count, let headers, let body):
      _ = write(head(200, headers, length: body.count)) && write(body.prefix(count))
      return false
    case .chunks(let pieces, let delay, let headers, let ends):
      let first = head(200, headers.merging(["Transfer-Encoding": "chunked"]) { own, _ in own })
      guard write(first) else { return false }
      for (index, piece) in pieces.enumerated() {
        guard index == 0 || pause(delay),
          write(Data("\(String(piece.count, radix: 16))\r\n".utf8) + piece + Data("\r\n".utf8))
        else { return false }
      }
      return ends ? write(Data("0\r\n\r\n".utf8)) : pause(.seconds(3600))
    case .raw(let bytes):
      _ = write(bytes)
      return false
    case .hang:
      return pause(.seconds(3600))
    }
  }

  private func head(_ status: Int, _ headers: [String: String], length: Int? = nil) -> Data {
    var lines = ["HTTP/1.1 \(status) Scripted"]
    if let length, status != 304 { lines.append("Content-Length: \(length)") }
    lines += headers.map { "\($0): \($1)" }.sorted()
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Waits. Returns `false` if the client disconnects or the server is stopped meanwhile.
  private mutating func pause(_ delay: Duration) -> Bool {
    let end = ContinuousClock.now + delay
    while ContinuousClock.now < end {
      if isStopped() { return false }
      if isReadable(within: 5) && !receive() { return false }
    }
    return true
  }

  /// Receives available bytes. Returns `false` at the end of the connection.
  private mutating func receive() -> Bool {
    while !isReadable(within: 20) {
      if isStopped() { return false }
    }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = read(socket, &buffer, buffer.count)
    guard count > 0 else { return false }
    received += buffer[..<count]
    return true
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var watched = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, milliseconds) > 0
  }

  private func write(_ data: Data) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = sendBytes(
          socket, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, flags)
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }
}

/// Calls the system's `send`, which the connection's own method hides.
private func sendBytes(
  _ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(socket, bytes, count, flags)
}
