import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import Logging

/// How the routes of one kind tell what is wrong; every refusal of a kind has one form, whoever
/// refuses.
enum ErrorForm: Sendable {
  /// `{"error":"…"}`, in words that clients have long known: the contracts' routes.
  case words
  /// `{"error":{"code":…,"message":…,"hint":…}}`, as commands print it.
  case failure

  /// The answer to a failure.
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
  /// The status of an answer: that of its kind, but for a disk, or a person's share of it, without
  /// room (RFC 4918, 11.5).
  var status: HTTPResponse.Status {
    ["disk_full", "quota_full"].contains(code) ? .init(code: 507) : .init(code: kind.httpStatus)
  }

  /// The same in the words of a call, which has parameters and no options.
  fileprivate var withoutOptions: Failure {
    let words = hint.replacing(#/--([a-z][a-z-]+)/#) { $0.1.replacing("-", with: "_") }
    return Failure(
      kind, code: code, message: message, hint: hint.contains("--verbose") ? "" : words,
      retryAfter: retryAfter)
  }
}

extension Hub {
  func tooMany(
    _ limit: Limits.State, on route: HubRoute, _ call: IncomingCall
  ) throws -> RouteResponse {
    // A person is told on a page.
    if route.access == .visitor || (call.isForPage && route.access == .anyone) {
      throw AccessError.tooMany(retryAfter: limit.reset)
    }
    var response = explain(AccessError.tooMany(retryAfter: limit.reset), to: call, on: route)
    limit.tell(&response)
    return response
  }

  /// The answer to a program.
  func explain(
    _ error: any Error, to call: IncomingCall, on route: HubRoute?
  ) -> RouteResponse {
    let form = route?.errors ?? .words
    let known: RouteResponse? =
      switch error {
      case let refusal as AccessError: try? refusal.response()
      case let refusal as AccountError: try? refusal.response()
      default: nil
      }
    // Those are the contracts' own words.
    if form == .words, let known { return known }
    let failure: Failure
    if let explained = error as? any ExplainedError {
      let isEnglish = form == .words || known != nil
      failure = explained.failure(in: isEnglish ? .english : operatorWorld.language)
    } else {
      // Whoever went away is told nothing.
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

  /// The same, marked as the answer to a call that was done before.
  var replayed: RouteResponse {
    var response = self
    if let name = Self.replayedName { response.head.headerFields[name] = "true" }
    return response
  }

  /// The answer to a call that was done before, and whose answer is lost.
  static func alreadyDone(_ form: ErrorForm) throws -> RouteResponse {
    switch form {
    case .words: try .json(["success": true, "already_done": true])
    case .failure: try .json(["already_done": true])
    }
  }
}
