import AsyncHTTPClient
import CoreNet
import Foundation
import NIOCore
import NIOPosix

/// Resolves a host name before connecting.
struct HostLookup: Sendable {
  let host: String
  /// The time limit.
  let bound: Duration

  /// Returns the addresses, IPv4 first. Throws ``NetError``.
  func addresses() async throws -> [String] {
    let loop = MultiThreadedEventLoopGroup.singleton.any()
    let found = loop.makePromise(of: [String].self)
    NIOThreadPool.singleton.runIfActive(eventLoop: loop) { try resolved() }.cascade(to: found)
    // The system's lookup cannot be cancelled, only abandoned.
    let timer = loop.scheduleTask(in: TimeAmount(bound)) { found.fail(NetError.timedOut) }
    defer { timer.cancel() }
    return try await found.futureResult.get()
  }

  private func resolved() throws -> [String] {
    let name = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    var hints = addrinfo()
    #if canImport(Glibc)
      hints.ai_socktype = numericCast(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    // Numeric addresses are taken as they are; names only resolve to reachable address families.
    hints.ai_flags = AI_NUMERICHOST
    if getaddrinfo(name, nil, &hints, &list) != 0 {
      hints.ai_flags = AI_ADDRCONFIG
      guard getaddrinfo(name, nil, &hints, &list) == 0 else { throw NetError.dns(host: host) }
    }
    defer { freeaddrinfo(list) }
    var texts: [String] = []
    var next = list
    while let entry = next {
      let size = 1025
      var text = [CChar](repeating: 0, count: size)
      let isRead = getnameinfo(
        entry.pointee.ai_addr, entry.pointee.ai_addrlen, &text, numericCast(size), nil, 0,
        NI_NUMERICHOST)
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      if isRead == 0 { texts.append(String(decoding: bytes, as: UTF8.self)) }
      next = entry.pointee.ai_next
    }
    return texts.filter { !$0.contains(":") } + texts.filter { $0.contains(":") }
  }
}

/// A separate client for one address, closed together with its last response.
final class PinnedConnections: Sendable {
  let connections: AsyncHTTPClient.HTTPClient

  init(_ connections: AsyncHTTPClient.HTTPClient) { self.connections = connections }

  deinit { connections.shutdown { _ in } }
}
