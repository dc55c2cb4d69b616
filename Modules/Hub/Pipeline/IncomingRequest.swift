import Foundation
import HTTPTypes

/// An incoming request.
struct IncomingRequest: Sendable {
  /// The method, path and header fields.
  let head: HTTPRequest
  /// The peer's address: the client's or a proxy's.
  let peer: @Sendable () -> String
  /// Reads the whole body. Throws ``HubError/tooLarge(limit:)`` above `limit` bytes.
  let body: @Sendable (_ limit: Int) async throws -> Data
  /// The event of the client's disconnect, evaluated only for upstream requests.
  var disconnect: @Sendable () async -> ClientDisconnect = { ClientDisconnect() }

  /// The path without its query.
  var path: Substring {
    let path = head.path ?? "/"
    return path[..<(path.utf8.firstIndex(of: UInt8(ascii: "?")) ?? path.endIndex)]
  }

  /// `true` if a browser requests a page, rather than a program data.
  var isForPage: Bool {
    head.headerFields[.accept]?.contains("text/html") == true && !path.hasPrefix("/api/")
  }

  /// `true` if the method is safe (RFC 9110, section 9.2.1).
  var isSafe: Bool { [.get, .head, .options].contains(head.method) }
}
