import Foundation
import Synchronization

/// A proxy between a store and the server that drops the connection when a test asks for it.
final class Proxy: Sendable {
  enum Loss: Hashable {
    /// The server receives the commit, but its response is lost.
    case answer
    /// The server never receives the commit.
    case order
  }

  private struct State {
    var loss: Loss?
    var isShut = false
  }

  let port: Int
  private let listener: Int32
  private let server: Int
  private let state = Mutex(State())

  init(server: Int) throws {
    self.server = server
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    port = try Loopback.bind(listener)
    listen(listener, 32)
    Thread.detachNewThread { [self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        if state.withLock({ $0.isShut }) { close(client) } else { pass(client) }
      }
    }
  }

  /// Runs before data is passed to the server.
  let beforeOrder = Mutex<(@Sendable (Data) -> Void)?>(nil)

  /// Drops the connection at the next commit, and refuses later connections if `shut`.
  func loseCommit(_ loss: Loss, shut: Bool = false) {
    state.withLock { state in state.loss = loss }
    isShutAfter.withLock { $0 = shut }
  }
  private let isShutAfter = Mutex(false)

  /// While `true`, what either side sends goes nowhere, though connections stay open.
  let isSilent = Mutex(false)

  private func pass(_ client: Int32) {
    let upstream = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard Loopback.connect(upstream, to: server) else {
      close(client)
      return
    }
    // Both sockets stay open until both directions have ended.
    let ends = Ends(client, upstream)
    Thread.detachNewThread { [self] in
      while let bytes = Loopback.read(client) {
        beforeOrder.withLock { $0 }?(bytes)
        let loss = bytes.range(of: Data("COMMIT\0".utf8)) == nil ? nil : takeLoss()
        if loss == .order { break }
        if loss == .answer { ends.ignoresInput.withLock { $0 = true } }
        if isSilent.withLock({ $0 }) { continue }
        Loopback.write(bytes, to: upstream)
      }
      ends.end()
    }
    Thread.detachNewThread {
      while let bytes = Loopback.read(upstream) {
        if ends.ignoresInput.withLock({ $0 }) { break }
        Loopback.write(bytes, to: client)
      }
      ends.end()
    }
  }

  private func takeLoss() -> Loss? {
    let shuts = isShutAfter.withLock { $0 }
    return state.withLock { state in
      defer { state.loss = nil }
      if state.loss != nil, shuts { state.isShut = true }
      return state.loss
    }
  }
}

/// Both sockets of a proxied connection.
private final class Ends: Sendable {
  let ignoresInput = Mutex(false)
  private let client: Int32
  private let upstream: Int32
  private let left = Mutex(2)

  init(_ client: Int32, _ upstream: Int32) { (self.client, self.upstream) = (client, upstream) }

  func end() {
    for end in [client, upstream] { shutdown(end, Int32(SHUT_RDWR)) }
    let isLast = left.withLock { left in
      left -= 1
      return left == 0
    }
    if isLast { for end in [client, upstream] { close(end) } }
  }
}
