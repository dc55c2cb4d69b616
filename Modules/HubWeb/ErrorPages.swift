import CoreModels
import CoreNet
package import CorePlugin
import CoreStorage
import HTTPTypes
package import HubAccounts
import Logging

/// The pages for errors.
package struct ErrorPages: Sendable {
  private let web: WebApp
  private let plugins: [any Plugin]
  private let options: HubOptions
  /// The operator's world, for its log and language.
  private let server: World

  package init(web: WebApp, plugins: [any Plugin], options: HubOptions, server: World) {
    (self.web, self.plugins, self.options, self.server) = (web, plugins, options, server)
  }

  /// Returns the error page with the error's status, or leads to the log-in page. `world`: the
  /// caller's, in whose language and look the page is; `nil` if it was not known yet.
  package func page(
    about error: any Error, to request: IncomingRequest, on route: HubRoute, of caller: Caller?,
    in world: World?
  ) async throws -> RouteResponse {
    let error = error as? AccessError == .notLoggedIn ? WebError.notLoggedIn : error
    // Queued writes would take the log-in page for success.
    if options.isMultiUser, error as? WebError == .notLoggedIn,
      request.head.headerFields.idempotencyKey == nil
    {
      let path = request.head.path ?? "/"
      let isPage = request.head.method == .get && path != "/"
      return .moved(to: "/log-in" + (isPage ? "?next=" + path.percentEncoded : ""))
    }
    var visit = Visit(request, of: caller?.person, language: server.language)
    if let world, let caller, let known = try? await Visit(request.head, of: caller, in: world) {
      visit = known
    }
    let failure: Failure
    if let known = error as? any ExplainedError {
      failure = known.failure(in: visit.language)
    } else {
      // A client that disconnected causes no log message.
      if !(error is CancellationError) { server.log.error("a page: \(error.loggedCode)") }
      failure = .unexpected(in: visit.language)
    }
    var response = try RouteResponse.page(
      PageDocument(
        web: web, visit: visit, product: world == nil ? nil : route.product,
        title: failure.message,
        main: try TroublePage.template.html(
          showing: ([
            "message": failure.message,
            // Queued writes are retried later.
            "mayPass": (error as? StoreError)?.mayPass ?? false,
            "hint": plugins.contains { $0.namesCommand(in: failure.hint) } ? "" : failure.hint,
            "way": way(from: visit),
          ] as PageValues).withoutEmptyTexts)),
      (error as? any StatusError)?.status ?? failure.status)
    // Makes the browser retry while the first request is still running.
    if error as? APIError == .stillRunning { response.head.status = .tooEarly }
    response.head.headerFields[.retryAfter] = failure.retryAfter.map { "\($0)" }
    return response
  }

  /// Returns the link that leads on from an error page.
  private func way(from visit: Visit) -> [[String: String]] {
    if visit.isKnown { return [["path": "/", "label": WebText.toToday.text(in: visit.language)]] }
    guard options.isMultiUser else { return [] }
    return [["path": "/log-in", "label": WebText.logIn.text(in: visit.language)]]
  }
}

enum TroublePage {
  static let template = PageTemplate(Content.Pages.trouble)
}
