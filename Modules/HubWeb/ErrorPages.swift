package import CoreModels
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

  /// Returns the error page for a request whose handler has not begun.
  package func page(
    about error: any Error, to request: IncomingRequest, of person: Person?
  ) throws -> RouteResponse {
    // Queued writes would take the log-in page for success.
    if options.isMultiUser, error as? WebError == .notLoggedIn,
      request.head.headerFields.idempotencyKey == nil
    {
      let path = request.head.path ?? "/"
      let isPage = request.head.method == .get && path != "/"
      return .moved(to: "/log-in" + (isPage ? "?next=" + path.percentEncoded : ""))
    }
    var visit = Visit(request, language: server.language)
    (visit.isKnown, visit.person) = (person != nil, person?.browserName)
    return try page(about: error, visit)
  }

  /// Returns the error page with the error's status.
  package func page(
    about error: any Error, _ visit: Visit, product: String? = nil
  ) throws -> RouteResponse {
    let failure: Failure
    if let known = error as? any ExplainedError {
      failure = known.failure(in: visit.language)
    } else {
      // A client that disconnected causes no log message.
      if !(error is CancellationError) { server.log.error("a page: \(error.loggedCode)") }
      failure = .unexpected(in: visit.language)
    }
    let mayPass = (error as? StoreError)?.mayPass ?? false
    var response = try page(about: failure, visit, product: product, mayPass: mayPass)
    if let known = error as? any StatusError { response.head.status = known.status }
    return response
  }

  /// Returns the page of a failure. If it may pass, queued writes are retried later.
  package func page(
    about failure: Failure, _ visit: Visit, product: String? = nil, mayPass: Bool = false
  ) throws -> RouteResponse {
    var response = try RouteResponse.page(
      PageDocument(
        web: web, visit: visit, product: product, title: failure.message,
        main: try TroublePage.template.html(
          showing: ([
            "message": failure.message, "mayPass": mayPass,
            "hint": plugins.contains { $0.namesCommand(in: failure.hint) } ? "" : failure.hint,
            "way": way(from: visit),
          ] as PageValues).withoutEmptyTexts)),
      failure.status)
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
