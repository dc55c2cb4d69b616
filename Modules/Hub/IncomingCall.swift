import Foundation
import HTTPTypes

/// A call as it came in.
struct IncomingCall: Sendable {
  /// Method, path and header fields.
  let head: HTTPRequest
  /// The address of whoever is at the other end: the client's, or a proxy's.
  let peer: @Sendable () -> String
  /// Reads the whole body; throws ``HubError/tooLarge(limit:)`` beyond so many bytes.
  let body: @Sendable (_ limit: Int) async throws -> Data
  /// What happens when the client goes away; asked where others are called on its behalf.
  var departure: @Sendable () async -> Departure = { Departure() }

  /// The path without its query.
  var path: Substring {
    let path = head.path ?? "/"
    return path[..<(path.utf8.firstIndex(of: UInt8(ascii: "?")) ?? path.endIndex)]
  }

  /// Whether a browser asks for a page, and not a program for data.
  var isForPage: Bool {
    head.headerFields[.accept]?.contains("text/html") == true && !path.hasPrefix("/api/")
  }
}
