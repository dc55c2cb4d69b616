import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import HubAccounts
import HubWeb
import Logging

/// Middleware that turns errors into responses: pages for browsers, JSON for programs.
struct ErrorResponses: HubMiddleware {
  let pages: ErrorPages
  /// The operator's world, for its log and language.
  let server: World

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var response: RouteResponse
    do {
      response = try await next(request, context)
    } catch {
      response = await self.response(to: error, request, context)
    }
    // Work that ended because its client left is no error of the server; nobody reads the response.
    if response.head.status.code >= 500, await request.disconnect().hasHappened {
      response.head.status = HTTPResponse.Status(code: 499, reasonPhrase: "Client Closed Request")
    }
    return response
  }

  /// Returns the response to a request that failed.
  func response(
    to error: any Error, _ request: IncomingRequest, _ context: HubContext
  ) async -> RouteResponse {
    context.trace.reason =
      (error as? any ExplainedError)?.failure(in: .english).code ?? error.loggedCode
    let route = context.route
    if route.isPage || route.access == .anyone && request.isForPage {
      let page = try? await offEventLoop {
        try await pages.page(
          about: error, to: request, on: route, of: context.trace.caller,
          in: route.isPage ? context.trace.world?.wrappedValue : nil)
      }
      if let page { return page }
    }
    return TraceContext.$current.withValue(context.trace.context) {
      explain(error, to: request, on: route)
    }
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
