import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A scripted HTTP/1.1 server on 127.0.0.1, to test clients with faulty servers.
public final class LoopbackServer: @unchecked Sendable {
  /// Returns the reaction to each request.
  public typealias Script = @Sendable (LoopbackRequest) -> LoopbackReply

  /// A socket could not be opened; the code is `errno`.
  public struct SocketError: Error {
    let code: Int32
  }

  /// A free port chosen by the system.
  public let port: Int
  /// `http://127.0.0.1:PORT`.
  public var url: String { "http://127.0.0.1:\(port)" }

  private let listener: Int32
  /// Reserves the port after the listener is closed, so that no other process can take it.
  private let keeper: Int32
  private let ended = DispatchSemaphore(value: 0)
  private let script: Script
  private let lock = NSLock()
  private var received: [LoopbackRequest] = []
  private var abandoned = 0
  private var stopped = false

  /// All requests so far, in order of arrival.
  public var requests: [LoopbackRequest] { locked { received } }
  /// The number of replies that were cut short because the client disconnected.
  public var abandonedReplies: Int { locked { abandoned } }

  private init(keeper: Int32, listener: Int32, port: Int, script: @escaping Script) {
    self.keeper = keeper
    self.listener = listener
    self.port = port
    self.script = script
  }

  deinit { _ = close(keeper) }

  /// Starts a server that runs until it is stopped or released.
  public static func start(_ script: @escaping Script) throws -> LoopbackServer {
    let (keeper, port) = try boundSocket()
    let (listener, _) = try boundSocket(to: port)
    guard startListening(listener) else { throw SocketError(code: errno) }
    let server = LoopbackServer(keeper: keeper, listener: listener, port: port, script: script)
    let ended = server.ended
    Thread.detachNewThread { [weak server] in
      while let server, !server.isStopped { server.accept() }
      _ = close(listener)
      ended.signal()
    }
    return server
  }

  /// Returns a port that refuses connections while this process runs.
  public static func refusingPort() throws -> Int { try boundSocket().port }

  /// Stops the server. Its port refuses connections at once, and open ones end within milliseconds.
  public func stop() {
    let isFirst = locked {
      defer { stopped = true }
      return !stopped
    }
    if isFirst { ended.wait() }
  }

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
      // Makes writing to a closed connection an error instead of a signal on macOS too.
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

  /// Returns a bound socket that does not listen. A listening one may share its port.
  private static func boundSocket(to port: Int = 0) throws -> (socket: Int32, port: Int) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let bound = socket(AF_INET, stream, 0)
    var isOn: Int32 = 1
    #if canImport(Darwin)
      let sharing = SO_REUSEPORT
    #else
      let sharing = SO_REUSEADDR
    #endif
    _ = setsockopt(bound, SOL_SOCKET, sharing, &isOn, socklen_t(MemoryLayout<Int32>.size))
    // Not inherited by commands that a test starts.
    _ = fcntl(bound, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bound >= 0 && bind(bound, address, length) == 0
          && getsockname(bound, address, &length) == 0
      }
    }
    guard isOpen else { throw SocketError(code: errno) }
    return (bound, Int(UInt16(bigEndian: address.sin_port)))
  }
}

// System functions hidden by the server's own methods of the same name.
private func startListening(_ socket: Int32) -> Bool { listen(socket, 64) == 0 }
private func acceptConnection(_ socket: Int32) -> Int32 { accept(socket, nil, nil) }
