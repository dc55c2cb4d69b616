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

/// Middleware that turns errors into responses: pages for browsers, JSON for programs.
struct ErrorResponses: HubMiddleware {
  let pages: ErrorPages
  /// The operator's world, for its log and language.
  let server: World

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    do {
      return try await next(request, context)
    } catch {
      return await response(to: error, request, context)
    }
  }

  /// Returns the response to a request that failed.
  func response(
    to error: any Error, _ request: IncomingRequest, _ context: HubContext
  ) async -> RouteResponse {
    context.trace.reason =
      (error as? any ExplainedError)?.failure(in: .english).code ?? error.loggedCode
    let access = context.route.access
    if access == .visitor || access == .anyone && request.isForPage {
      let shown = error as? AccessError == .notLoggedIn ? WebError.notLoggedIn : error
      let page = try? await offEventLoop { [person = context.trace.caller?.person] in
        try pages.page(about: shown, to: request, of: person)
      }
      if let page { return page }
    }
    return explain(error, to: request, on: context.route)
  }

  /// Returns the error response for a program.
  private func explain(
    _ error: any Error, to request: IncomingRequest, on route: HubRoute
  ) -> RouteResponse {
    let form = route.errors
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
      failure = explained.failure(in: isEnglish ? .english : server.language)
    } else {
      // A client that disconnected causes no log message.
      if !(error is CancellationError) {
        server.log.error("\(request.head.method): \(error.loggedCode)")
      }
      failure = .unexpected(in: server.language)
    }
    let status =
      known?.head.status ?? (error as? any StatusError)?.status ?? failure.status
    return (try? form.response(failure, status))
      ?? RouteResponse(HTTPResponse(status: .internalServerError))
  }
}
