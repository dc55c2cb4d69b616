import CoreGzip
import CorePlugin
import Foundation
import HTTPTypes

/// Completes every response: security headers, `ETag` and compression.
struct ResponseFinish: Sendable {
  /// `true` if clients connect over TLS.
  let isSecure: Bool
  let answers: PublicResponses

  private static let frameOptions = HTTPField.Name("X-Frame-Options")
  private static let referrerPolicy = HTTPField.Name("Referrer-Policy")
  private static let openerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")
  private static let resourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy")
  private static let apiPolicy = "default-src 'none'; frame-ancestors 'none'"

  /// Adds security headers, except those that the response already has.
  func protect(_ fields: inout HTTPFields) {
    for field in Self.protection where !fields.contains(field.name) { fields.append(field) }
    if isSecure, !fields.contains(.strictTransportSecurity) {
      fields.append(HTTPField(name: .strictTransportSecurity, value: "max-age=31536000"))
    }
  }

  private static let protection: [HTTPField] = [
    (.contentSecurityPolicy, apiPolicy), (.xContentTypeOptions, "nosniff"),
    (frameOptions, "DENY"),
    // A stricter policy would make browsers send forms with the origin `null`.
    (referrerPolicy, "same-origin"), (openerPolicy, "same-origin"),
    (resourcePolicy, "same-origin"),
  ].compactMap { (name: HTTPField.Name?, value: String) in
    name.map { HTTPField(name: $0, value: value) }
  }

  /// Returns 304 for a known `ETag`, and compresses the body if the client accepts gzip.
  func adapt(
    _ response: inout RouteResponse, to request: HTTPRequest, padding: @autoclosure () -> UInt64
  ) {
    guard case .bytes(let body) = response.body else { return }
    let asksForNews =
      (request.method == .get || request.method == .head)
      && request.headerFields.contains(.ifNoneMatch)
    guard asksForNews || body.count >= 1024 else { return }
    let tag = response.head.headerFields[.eTag]
    if asksForNews, let tag, response.head.status == .ok,
      request.headerFields[.ifNoneMatch]?.namesTag(tag) ?? false
    {
      response.head.status = .notModified
      response.head.headerFields[.contentType] = nil
      response.body = .bytes(Data())
      return
    }
    guard body.count >= 1024, response.head.headerFields[.contentEncoding] == nil,
      response.head.headerFields[.contentType]?.isCompressible ?? false
    else { return }
    response.head.headerFields.addVary("Accept-Encoding")
    guard request.headerFields[.acceptEncoding]?.takesGzip ?? false else { return }
    let isPublic = response.head.headerFields[.cacheControl]?.contains("public") ?? false
    let packed =
      if let tag, isPublic { answers.packed(tag) { Gzip.pack(body) } } else {
        // A file name of random length hides how well a secret and a guess compress together
        // (BREACH).
        Gzip.pack(body, nameLength: Int(padding() % 64))
      }
    guard let packed, packed.count < body.count else { return }
    response.body = .bytes(packed)
    response.head.headerFields[.contentEncoding] = "gzip"
    response.head.headerFields[.contentLength] = nil
    if let tag, !tag.hasPrefix("W/") { response.head.headerFields[.eTag] = "W/" + tag }
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
