package import CoreModels
package import CorePlugin
package import HTTPTypes

/// The form of error responses, the same for all refusals on a route.
package enum ErrorForm: Sendable {
  /// `{"error":"…"}` with the texts of the older contract's routes.
  case words
  /// `{"error":{"code":…,"message":…,"hint":…}}`, as commands print it.
  case failure

  /// The schema of error responses.
  package var shape: Shape { self == .words ? .error : .failure }

  /// Returns the response to a failure.
  package func response(_ failure: Failure, _ status: HTTPResponse.Status) throws -> RouteResponse {
    var response: RouteResponse =
      switch self {
      case .words: try .json(["error": .string(failure.message)], status)
      case .failure: try .json(failure.withoutOptions.json, status)
      }
    response.head.headerFields[.retryAfter] = failure.retryAfter.map { "\($0)" }
    if status == .unauthorized { response.head.headerFields[.wwwAuthenticate] = "Bearer" }
    return response
  }
}

extension Failure {
  /// The status of the failure's kind, or 507 if the disk or the person's quota is full (RFC 4918,
  /// section 11.5).
  package var status: HTTPResponse.Status {
    ["disk_full", "quota_full"].contains(code) ? .init(code: 507) : .init(code: kind.httpStatus)
  }

  /// The failure with request parameters in place of command-line options.
  fileprivate var withoutOptions: Failure {
    let words = hint.replacing(#/--([a-z][a-z-]+)/#) { $0.1.replacing("-", with: "_") }
    return Failure(
      kind, code: code, message: message, hint: hint.contains("--verbose") ? "" : words,
      retryAfter: retryAfter)
  }
}

extension Shape {
  /// `{"error":{"code":…,"message":…,"hint":…}}`, as commands print it too.
  package static let failure = Shape.object(["error": .failureDetails])

  /// The hub's own error: `{"error":"…"}`.
  package static let error = Shape.object(["error": .text], optional: ["success": .flag])
}
