import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A scripted HTTP/1.1 server on 127.0.0.1, for tests of what a client does with odd servers.
public final class LoopbackServer: @unchecked Sendable {
  /// What the server does with each request.
  public typealias Script = @Sendable (LoopbackRequest) -> LoopbackReply

  /// A socket could not be opened; the value is `errno`.
  public struct SocketError: Error {
    let code: Int32
  }

  /// The free port that the system chose.
  public let port: Int
  /// `http://127.0.0.1:PORT`.
  public var url: String { "http://127.0.0.1:\(port)" }

  private let listener: Int32
  private let script: Script
  private let lock = NSLock()
  private var received: [LoopbackRequest] = []
  private var abandoned = 0
  private var stopped = false

  /// Every request so far, in the order of arrival.
  public var requests: [LoopbackRequest] { locked { received } }
  /// How many replies could not be finished because the client hung up.
  public var abandonedReplies: Int { locked { abandoned } }

  private init(listener: Int32, port: Int, script: @escaping Script) {
    self.listener = listener
    self.port = port
    self.script = script
  }

  deinit { stop() }

  /// A server that answers until it is stopped or forgotten.
  public static func start(_ script: @escaping Script) throws -> LoopbackServer {
    let (listener, port) = try listen()
    let server = LoopbackServer(listener: listener, port: port, script: script)
    Thread.detachNewThread { [weak server] in
      while let server, !server.isStopped { server.accept() }
      _ = close(listener)
    }
    return server
  }

  /// A port on which nobody listens.
  public static func refusingPort() throws -> Int {
    let (listener, port) = try listen()
    _ = close(listener)
    return port
  }

  /// Ends the server and, within milliseconds, its connections.
  public func stop() { locked { stopped = true } }

  private var isStopped: Bool { locked { stopped } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  private func accept() {
    var watched = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, 20) > 0 else { return }
    let socket = acceptConnection(listener)
    guard socket >= 0 else { return }
    #if canImport(Darwin)
      // Writing to a client that hung up is an error here too, and no signal.
      var isOn: Int32 = 1
      _ = setsockopt(
        socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    Thread.detachNewThread { [self] in
      serve(socket)
      _ = close(socket)
    }
  }

  private func serve(_ socket: Int32) {
    var connection = LoopbackConnection(socket: socket) { [self] in isStopped }
    while let request = connection.nextRequest() {
      locked { received.append(request) }
      let reply = script(request)
      if connection.send(reply, to: request.method) { continue }
      switch reply {
      case .cutOff, .raw: break
      default: if !isStopped { locked { abandoned += 1 } }
      }
      return
    }
  }

  private static func listen() throws -> (socket: Int32, port: Int) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        listener >= 0 && bind(listener, address, length) == 0 && startListening(listener)
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isOpen else { throw SocketError(code: errno) }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }
}

// The system's functions of names that the server's own methods hide.
private func startListening(_ socket: Int32) -> Bool { listen(socket, 64) == 0 }
private func acceptConnection(_ socket: Int32) -> Int32 { accept(socket, nil, nil) }
