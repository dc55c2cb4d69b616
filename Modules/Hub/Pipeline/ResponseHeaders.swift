import CoreNet
import CorePlugin
import HTTPTypes
import HubWeb

/// Middleware that adds the header fields of every response: those that protect browsers, except
/// where the response has its own, the id under which the log has the request, and the end of the
/// connection while the server shuts down or where the end of the request's body is uncertain.
struct ResponseHeaders: HubMiddleware {
  let operation: HubOperation
  /// `true` if clients connect over TLS.
  let isSecure: Bool

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var response = try await next(request, context)
    var fields = response.head.headerFields
    for field in Self.defaultFields where !fields.contains(field.name) { fields.append(field) }
    if isSecure, !fields.contains(.strictTransportSecurity) {
      fields.append(HTTPField(name: .strictTransportSecurity, value: "max-age=31536000"))
    }
    fields.append(HTTPField(name: .requestID, value: context.trace.id))
    if operation.isEnding || response.head.status == .contentTooLarge
      || !request.head.headerFields.hasKnownTransferCoding
    {
      fields[.connection] = "close"
    }
    response.head.headerFields = fields
    return response
  }

  private static let defaultFields: [HTTPField] = [
    (.contentSecurityPolicy, "default-src 'none'; frame-ancestors 'none'"),
    (.xContentTypeOptions, "nosniff"),
    (HTTPField.Name(known: "X-Frame-Options"), "DENY"),
    // A stricter policy would make browsers send forms with the origin `null`.
    (HTTPField.Name(known: "Referrer-Policy"), "same-origin"),
    (HTTPField.Name(known: "Cross-Origin-Resource-Policy"), "same-origin"),
  ].map { (name: HTTPField.Name, value: String) in HTTPField(name: name, value: value) }
}

extension HTTPField.Name {
  fileprivate static let requestID = HTTPField.Name(known: "X-Request-ID")
}

extension IncomingRequest {
  /// The request id set by a proxy, if it is safe to log.
  var requestID: String? {
    guard let id = head.headerFields[.requestID],
      (1...64).contains(id.utf8.count),
      id.utf8.allSatisfy({ byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
      })
    else { return nil }
    return id
  }
}
