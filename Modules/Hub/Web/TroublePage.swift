import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes
import Logging

extension Hub {
  /// The page of an error from before a route had the call.
  func page(about error: any Error, to call: IncomingCall) async throws -> RouteResponse {
    // What is sent by itself would take the log-in page for its answer.
    if options.isMultiUser, error as? WebError == .notLoggedIn,
      call.head.headerFields.idempotencyKey == nil
    {
      let path = call.head.path ?? "/"
      let isPage = call.head.method == .get && path != "/"
      return .moved(to: "/log-in" + (isPage ? "?next=" + path.percentEncoded : ""))
    }
    var visit = Visit(call, language: operatorWorld.language)
    let person = try await caller(of: call).person
    (visit.isKnown, visit.person) = (person != nil, person?.browserName)
    return try page(about: error, visit)
  }

  /// The page that says what went wrong, calmly, with its status.
  func page(
    about error: any Error, _ visit: Visit, product: String? = nil
  ) throws -> RouteResponse {
    let failure: Failure
    if let known = error as? any ExplainedError {
      failure = known.failure(in: visit.language)
    } else {
      operatorWorld.log.error("a page: \(error.loggedCode)")
      failure = .unexpected(in: visit.language)
    }
    let mayPass = (error as? StoreError)?.mayPass ?? false
    var response = try page(about: failure, visit, product: product, mayPass: mayPass)
    if let known = error as? any StatusError { response.head.status = known.status }
    return response
  }

  /// The page of a failure in words; one that may pass is no last word for what is sent by itself.
  func page(
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

  /// Where somebody goes on who met with trouble.
  private func way(from visit: Visit) -> [[String: String]] {
    if visit.isKnown { return [["path": "/", "label": WebText.toToday.text(in: visit.language)]] }
    guard options.isMultiUser else { return [] }
    return [["path": "/log-in", "label": WebText.logIn.text(in: visit.language)]]
  }
}

enum TroublePage {
  static let template = PageTemplate(Content.Pages.trouble)
}
