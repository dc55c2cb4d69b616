package import Foundation
package import HTTPTypes

/// An incoming request.
package struct IncomingRequest: Sendable {
  /// The method, path and header fields.
  package var head: HTTPRequest
  /// The peer's address: the client's or a proxy's.
  package let peer: @Sendable () -> String
  /// Reads the whole body. Throws ``APIError/tooLarge(limit:)`` above `limit` bytes.
  package let body: @Sendable (_ limit: Int) async throws -> Data
  /// The event of the client's disconnect, evaluated only for upstream and failed requests.
  package var disconnect: @Sendable () async -> ClientDisconnect

  package init(
    head: HTTPRequest, peer: @escaping @Sendable () -> String,
    body: @escaping @Sendable (_ limit: Int) async throws -> Data,
    disconnect: @escaping @Sendable () async -> ClientDisconnect = { ClientDisconnect() }
  ) {
    (self.head, self.peer, self.body, self.disconnect) = (head, peer, body, disconnect)
  }

  /// The path without its query.
  package var path: Substring {
    let path = head.path ?? "/"
    return path[..<(path.utf8.firstIndex(of: UInt8(ascii: "?")) ?? path.endIndex)]
  }

  /// `true` if a browser requests a page, rather than a program data.
  package var isForPage: Bool {
    head.headerFields[.accept]?.contains("text/html") == true && !path.hasPrefix("/api/")
  }

  /// `true` if the method is safe (RFC 9110, section 9.2.1).
  package var isSafe: Bool { [.get, .head, .options].contains(head.method) }
}
