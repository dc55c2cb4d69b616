import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes
import HubAccounts

/// Log-ins by OpenID Connect: the way to the operator's provider and back.
enum OpenIDPage {
  static let path = "/log-in/openid"
  private static let connecting = "/settings/openid"
  private static let callback = path + "/callback"
  private static let cookie = "daybook-openid"

  static let routes = [
    route(path, access: .anyone) { call in
      try await begin(call, next: call.request.queryValue("next"))
    },
    route(connecting, access: .visitor) { call in
      // Another site could have logged the browser in to the provider as somebody else.
      guard call.request.head.headerFields[.fetchSite] == "same-origin" else {
        throw WebError.foreignForm
      }
      return try await begin(
        call, next: "/settings/account", connecting: try await call.ownAccount().id)
    },
    route(callback, access: .anyone) { call in
      let (request, gate) = (call.request, call.services.gate)
      let cookies = request.head.headerFields[.cookie] ?? ""
      let secret = cookies.split(separator: ";").map { $0.drop { $0 == " " } }
        .first { $0.hasPrefix(cookie + "=") }.map { BearerSecret($0.dropFirst(cookie.count + 1)) }
      guard let secret, let code = request.queryValue("code"),
        request.queryValue("state")?.isSame(as: secret.hash) ?? false
      else { throw AccountError.logInOver }
      let (account, next, isLogIn) = try await call.services.accounts.endOpenID(
        secret, code: code, at: provider(call), redirect: redirect(call))
      guard isLogIn else { return .moved(to: next ?? "/") }
      guard account.secondFactor == nil else {
        return try await EntryPages.codeForm(of: account, next: next, call)
      }
      let session = try await gate.sessions.begin(
        for: account.person, device: request.head.headerFields[.userAgent] ?? "")
      var response = RouteResponse.moved(to: next ?? "/")
      response.head.headerFields[values: .setCookie] = [
        session.field(isSecure: gate.isSecure(request.head)),
        field("", maxAge: 0, call),
      ]
      return .file(response)
    },
    HubRoute(form: connecting + "/end", summary: "Disconnect from a provider") { form, call in
      let account = try await call.ownAccount()
      try await call.services.accounts.requirePassword(form["password"] ?? "", of: account.id)
      try await call.services.accounts.disconnect(account)
      return .moved(to: "/settings/account")
    },
  ]

  private static func route(
    _ path: String, access: HubRoute.Access,
    answer: @escaping @Sendable (HubRequest) async throws -> PageAnswer
  ) -> HubRoute {
    HubRoute(
      method: .get, path: path, access: access, summary: "A log-in by a provider",
      limits: [RouteLimit("web" + path, .authentication)], isListed: false
    ) { call in
      let title = WebText.logIn.text(in: call.entryLanguage)
      return try await call.shown(product: nil, title: title) { try await answer(call) }
    }
  }

  private static func begin(
    _ call: HubRequest, next: String?, connecting account: String? = nil
  ) async throws -> PageAnswer {
    let (page, secret) = try await call.services.accounts.beginOpenID(
      at: provider(call), redirect: redirect(call), next: next, connecting: account)
    var response = RouteResponse(
      HTTPResponse(status: .seeOther, headerFields: [.location: page, .cacheControl: "no-store"]))
    response.head.headerFields[.setCookie] = field(secret.text, maxAge: 600, call)
    return .file(response)
  }

  private static func field(_ value: String, maxAge: Int, _ call: HubRequest) -> String {
    "\(cookie)=\(value); Path=\(path); Max-Age=\(maxAge); HttpOnly; SameSite=Lax"
      + (call.services.gate.isSecure(call.request.head) ? "; Secure" : "")
  }

  private static func provider(_ call: HubRequest) throws -> OpenIDProvider {
    guard let provider = try call.openIDProvider() else { throw WebError.missingPage }
    return provider
  }

  private static func redirect(_ call: HubRequest) -> String {
    call.services.address(of: call) + callback
  }
}

extension HubRequest {
  /// Returns the operator's provider of log-ins, if there is one.
  func openIDProvider() throws -> OpenIDProvider? {
    try OpenIDProvider(services.options, in: services.operatorWorld)
  }
}

extension HTTPField.Name {
  fileprivate static let fetchSite = HTTPField.Name(known: "Sec-Fetch-Site")
}
