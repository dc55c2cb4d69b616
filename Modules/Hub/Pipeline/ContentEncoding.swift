import CoreGzip
import CorePlugin
import Foundation
import HTTPTypes
import HubAccounts
import HubWeb

/// Middleware that responds with 304 to a client that has the response, and compresses bodies.
struct ContentEncoding: HubMiddleware {
  /// The largest body in bytes that is compressed on the event loop.
  private static let quickBytes = 32 << 10

  let packedBodies: ExpiringCache<String, Data>
  /// Returns a random number for the length of compressed bodies.
  let random: @Sendable () -> UInt64

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var response = try await next(request, context)
    guard case .bytes(let body) = response.body else { return response }
    let tag = response.head.headerFields[.eTag]
    if [.get, .head].contains(request.head.method), let tag, response.head.status == .ok,
      request.head.headerFields[.ifNoneMatch]?.namesTag(tag) ?? false
    {
      response.head.status = .notModified
      response.head.headerFields[.contentType] = nil
      response.body = .bytes(Data())
    } else if body.count >= 1024, response.head.headerFields[.contentEncoding] == nil,
      response.head.headerFields[.contentType]?.isCompressible ?? false
    {
      await offEventLoop(when: body.count > Self.quickBytes) {
        compress(&response, body, tag, for: request.head)
      }
    }
    return response
  }

  private func compress(
    _ response: inout RouteResponse, _ body: Data, _ tag: String?, for request: HTTPRequest
  ) {
    response.head.headerFields.addVary("Accept-Encoding")
    guard request.headerFields[.acceptEncoding]?.takesGzip ?? false else { return }
    let isPublic = response.head.headerFields[.cacheControl]?.contains("public") ?? false
    let packed =
      if let tag, isPublic { packed(body, tag) } else {
        // A file name of random length hides how well a secret and a guess compress together
        // (BREACH).
        Gzip.pack(body, nameLength: Int(random() % 64))
      }
    guard let packed, packed.count < body.count else { return }
    response.body = .bytes(packed)
    response.head.headerFields[.contentEncoding] = "gzip"
    response.head.headerFields[.contentLength] = nil
    if let tag, !tag.hasPrefix("W/") { response.head.headerFields[.eTag] = "W/" + tag }
  }

  private func packed(_ body: Data, _ tag: String) -> Data? {
    if let known = packedBodies.find(tag) { return known }
    guard let packed = Gzip.pack(body) else { return nil }
    packedBodies.keep(packed, for: tag)
    return packed
  }
}

extension HTTPFields {
  fileprivate mutating func addVary(_ name: String) {
    guard let vary = self[.vary] else { return self[.vary] = name }
    if !vary.lowercased().contains(name.lowercased()) { self[.vary] = vary + ", " + name }
  }
}

extension String {
  /// `true` for text, and for sync batches, which compress unless they are sealed.
  fileprivate var isCompressible: Bool {
    let type = prefix { $0 != ";" }
    return type.hasPrefix("text/") && type != "text/event-stream"
      || [
        "application/json", "application/javascript", "image/svg+xml", "application/xml",
        "application/manifest+json", "application/openapi+json", "application/octet-stream",
      ].contains(type)
  }

  /// `true` if `Accept-Encoding` allows gzip (RFC 9110, section 12.5.3).
  var takesGzip: Bool {
    for part in lowercased().split(separator: ",") {
      let words = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard words.first == "gzip" || words.first == "x-gzip" || words.first == "*" else {
        continue
      }
      let weight = words.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return weight.flatMap { Double($0) }.map { $0 > 0 } ?? (weight == nil)
    }
    return false
  }

  /// `true` if `If-None-Match` lists the tag, by weak comparison (RFC 9110, section 13.1.2).
  func namesTag(_ tag: String) -> Bool {
    let bare = tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
    return split(separator: ",").contains { part in
      let listed = part.drop { $0 == " " || $0 == "\t" }
      return listed == "*" || listed.hasPrefix(bare) || listed.hasPrefix("W/" + bare)
    }
  }
}
