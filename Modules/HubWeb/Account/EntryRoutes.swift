package import CoreModels
package import CorePlugin
package import HTTPTypes
import HubAccounts
import HubConfiguration

extension EntryTemplate {
  /// The route of the page, for a hub with accounts.
  var page: HubRoute {
    HubRoute(entry: .get, path, summary: title.english) { call in
      let language = call.entryLanguage
      return try await call.page(of: nil, title: title.text(in: language)) {
        guard call.services.options.isMultiUser else { return .missing }
        let given = [EntryField.token, .invitation, .next].compactMap { field in
          call.request.queryValue(field.rawValue).map { (field, $0) }
        }
        var typed = Dictionary(given) { first, _ in first }
        if fields.contains(.privacy) { typed[.privacy] = try await call.services.privacyVersion() }
        let isClosed = fields.contains(.invitation) && call.services.accounts.policy == .closed
        let failure = isClosed ? RegistrationError.closed.failure(in: language) : nil
        return .shown(
          PageContent(
            try html(in: language, typed: typed, failure: failure, provider: provider(call))))
      }
    }
  }

  /// The route of the form. An error is shown above the form, which retains the input.
  func form(
    at formPath: String? = nil,
    _ perform: @escaping @Sendable (PageForm, HubRequest) async throws -> PageAnswer
  ) -> HubRoute {
    let formPath = formPath ?? path
    return HubRoute(
      entry: .post, formPath, summary: "A form of an account",
      limits: [RouteLimit("web" + formPath, .authentication)], bodyLimit: 1 << 16
    ) { call in
      let language = call.entryLanguage
      return try await call.page(of: nil, title: title.text(in: language)) {
        guard call.services.options.isMultiUser else { return .missing }
        let form = try PageForm(call.request, call.form)
        do {
          return try await perform(form, call)
        } catch let error as any ExplainedError {
          return .file(try await page(about: error.failure(in: language), form, call))
        }
      }
    }
  }

  /// The name of the operator's provider, on the page where it can be used.
  private func provider(_ call: HubRequest) throws -> String? {
    passkey == nil ? nil : try call.openIDProvider()?.name
  }

  private func page(
    about failure: Failure, _ form: PageForm, _ call: HubRequest
  ) async throws -> RouteResponse {
    let language = call.entryLanguage
    let typed = fields.filter { $0.type.0 != "password" && $0 != .code }.map {
      ($0, form[$0.rawValue] ?? "")
    }
    var response = try RouteResponse.page(
      PageDocument(
        web: call.services.web, visit: try await Visit(call), title: title.text(in: language),
        main: try html(
          in: language, typed: Dictionary(typed) { first, _ in first }, failure: failure,
          provider: provider(call))),
      HTTPResponse.Status(code: failure.kind.httpStatus))
    response.head.headerFields[.retryAfter] = failure.retryAfter.map { "\($0)" }
    return response
  }
}

extension HubRoute {
  /// A page or its form for people who are not logged in.
  package init(
    entry method: HTTPRequest.Method, _ path: String, summary: String, limits: [RouteLimit] = [],
    bodyLimit: Int = 1 << 20,
    handle: @escaping @Sendable (HubRequest) async throws -> RouteResponse
  ) {
    self.init(
      method: method, path: path, access: .anyone, summary: summary, limits: limits,
      bodyLimit: bodyLimit, isListed: false, isPage: true, handle: handle)
  }
}

extension HubRequest {
  /// The language of a person whom the hub does not know yet, as their browser prefers.
  package var entryLanguage: Language {
    request.head.acceptedLanguage ?? world.language
  }
}
