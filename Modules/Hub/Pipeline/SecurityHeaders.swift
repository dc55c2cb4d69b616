import CoreNet
import CorePlugin
import HTTPTypes
import HubWeb

/// Middleware that adds security headers, except those that the response already has.
struct SecurityHeaders: HubMiddleware {
  /// `true` if clients connect over TLS.
  let isSecure: Bool

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var response = try await next(request, context)
    protect(&response.head.headerFields)
    return response
  }

  private func protect(_ fields: inout HTTPFields) {
    for field in Self.fields where !fields.contains(field.name) { fields.append(field) }
    if isSecure, !fields.contains(.strictTransportSecurity) {
      fields.append(HTTPField(name: .strictTransportSecurity, value: "max-age=31536000"))
    }
  }

  private static let fields: [HTTPField] = [
    (.contentSecurityPolicy, "default-src 'none'; frame-ancestors 'none'"),
    (.xContentTypeOptions, "nosniff"),
    (HTTPField.Name(known: "X-Frame-Options"), "DENY"),
    // A stricter policy would make browsers send forms with the origin `null`.
    (HTTPField.Name(known: "Referrer-Policy"), "same-origin"),
    // None of the pages needs any of these; a wall's screen stays awake by its own right.
    (
      HTTPField.Name(known: "Permissions-Policy"),
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        + "magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
    ),
    (HTTPField.Name(known: "Cross-Origin-Opener-Policy"), "same-origin"),
    (HTTPField.Name(known: "Cross-Origin-Resource-Policy"), "same-origin"),
  ].map { (name: HTTPField.Name, value: String) in HTTPField(name: name, value: value) }
}
