import CoreGzip
import CorePlugin
import Foundation
import HTTPTypes

/// What every answer gets on its way out.
struct AnswerFinish: Sendable {
  /// Whether people reach the server over TLS.
  let isSecure: Bool
  let answers: SharedAnswers

  private static let frameOptions = HTTPField.Name("X-Frame-Options")
  private static let referrerPolicy = HTTPField.Name("Referrer-Policy")
  private static let openerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")
  private static let resourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy")
  private static let apiPolicy = "default-src 'none'; frame-ancestors 'none'"

  /// Header fields that protect browsers, where the answer has none of its own.
  func protect(_ fields: inout HTTPFields) {
    for field in Self.protection where !fields.contains(field.name) { fields.append(field) }
    if isSecure, !fields.contains(.strictTransportSecurity) {
      fields.append(HTTPField(name: .strictTransportSecurity, value: "max-age=31536000"))
    }
  }

  private static let protection: [HTTPField] = [
    (.contentSecurityPolicy, apiPolicy), (.xContentTypeOptions, "nosniff"),
    (frameOptions, "DENY"),
    // No more than that: without any referrer, browsers send forms with the origin `null`.
    (referrerPolicy, "same-origin"), (openerPolicy, "same-origin"),
    (resourcePolicy, "same-origin"),
  ].compactMap { (name: HTTPField.Name?, value: String) in
    name.map { HTTPField(name: $0, value: value) }
  }

  /// 304 where the caller has the same, and a compressed body where the caller takes one.
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
        // A name of a random length hides how well a secret and a guess compress together.
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
  /// Whether a type of content is text, or a batch of changes, which is text unless it is sealed.
  fileprivate var isCompressible: Bool {
    let type = prefix { $0 != ";" }
    return type.hasPrefix("text/") && type != "text/event-stream"
      || [
        "application/json", "application/javascript", "image/svg+xml", "application/xml",
        "application/manifest+json", "application/openapi+json", "application/octet-stream",
      ].contains(type)
  }

  /// Whether `Accept-Encoding` allows gzip (RFC 9110, 12.5.3).
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

  /// Whether `If-None-Match` names a tag, weakly compared (RFC 9110, 13.1.2).
  func namesTag(_ tag: String) -> Bool {
    let bare = tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
    return split(separator: ",").contains { part in
      let listed = part.drop { $0 == " " || $0 == "\t" }
      return listed == "*" || listed.hasPrefix(bare) || listed.hasPrefix("W/" + bare)
    }
  }
}
