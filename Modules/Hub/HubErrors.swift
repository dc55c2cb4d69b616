import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import Logging

/// The form of error responses, the same for all refusals on a route.
enum ErrorForm: Sendable {
  /// `{"error":"…"}` with the texts of the older contract's routes.
  case words
  /// `{"error":{"code":…,"message":…,"hint":…}}`, as commands print it.
  case failure

  /// Returns the response to a failure.
  func response(_ failure: Failure, _ status: HTTPResponse.Status) throws -> RouteResponse {
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
  var status: HTTPResponse.Status {
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

extension Hub {
  func tooMany(
    _ limit: Limits.State, on route: HubRoute, _ call: IncomingRequest
  ) throws -> RouteResponse {
    // Browsers get an error page.
    if route.access == .visitor || (call.isForPage && route.access == .anyone) {
      throw AccessError.tooMany(retryAfter: limit.reset)
    }
    var response = explain(AccessError.tooMany(retryAfter: limit.reset), to: call, on: route)
    limit.tell(&response)
    return response
  }

  /// Returns the error response for a program.
  func explain(
    _ error: any Error, to call: IncomingRequest, on route: HubRoute?
  ) -> RouteResponse {
    let form = route?.errors ?? .words
    let known: RouteResponse? =
      switch error {
      case let refusal as AccessError: try? refusal.response()
      case let refusal as AccountError: try? refusal.response()
      default: nil
      }
    // The contract fixes the texts of these errors.
    if form == .words, let known { return known }
    let failure: Failure
    if let explained = error as? any ExplainedError {
      let isEnglish = form == .words || known != nil
      failure = explained.failure(in: isEnglish ? .english : operatorWorld.language)
    } else {
      // A client that disconnected causes no log message.
      if !(error is CancellationError) {
        operatorWorld.log.error("\(call.head.method): \(error.loggedCode)")
      }
      failure = .unexpected(in: operatorWorld.language)
    }
    let status =
      known?.head.status ?? (error as? any StatusError)?.status ?? failure.status
    return (try? form.response(failure, status))
      ?? RouteResponse(HTTPResponse(status: .internalServerError))
  }
}

extension RouteResponse {
  private static let replayedName = HTTPField.Name("Idempotency-Replayed")

  /// The response, marked as a replay.
  var replayed: RouteResponse {
    var response = self
    if let name = Self.replayedName { response.head.headerFields[name] = "true" }
    return response
  }

  /// The response to a repeated request whose first response is lost.
  static func alreadyDone(_ form: ErrorForm) throws -> RouteResponse {
    switch form {
    case .words: try .json(["success": true, "already_done": true])
    case .failure: try .json(["already_done": true])
    }
  }
}
