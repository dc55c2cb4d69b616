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
    route(path) { call in
      try await begin(call, next: call.request.queryValue("next"))
    },
    HubRoute(page: connecting, title: { WebText.account.text(in: $0) }) { call in
      _ = try await call.ownAccount()
      let language = call.world.language
      return try shown(["password": WebText.currentPassword.text(in: language)], call)
    },
    connect,
    route(callback) { call in
      let request = call.request
      let cookies = request.head.headerFields[.cookie]?.cookies(named: cookie) ?? []
      let secret = cookies.first.map { BearerSecret($0) }
      guard let secret, let code = request.queryValue("code"),
        request.queryValue("state")?.isSame(as: secret.hash) ?? false
      else { throw AccountError.logInOver }
      let (account, next, isLogIn) = try await call.services.accounts.endOpenID(
        secret, code: code, at: provider(call), redirect: redirect(call))
      guard isLogIn else {
        call.services.mail.tell(
          account, of: .newDevice(try provider(call).name + ", " + call.deviceName),
          in: call.entryLanguage)
        return .moved(to: next ?? "/")
      }
      guard account.secondFactor == nil else {
        return try await EntryPages.codeForm(of: account, next: next, call)
      }
      var response = try await call.enter(as: account.person, at: next ?? "/")
      response.head.headerFields[values: .setCookie].append(field("", maxAge: 0, call))
      return .file(response)
    },
    HubRoute(form: connecting + "/end", summary: "Disconnect from a provider") { form, call in
      let account = try await call.ownAccount()
      try await call.services.accounts.requirePassword(form["password"] ?? "", of: account.id)
      try await call.services.accounts.disconnect(account)
      return .moved(to: "/settings/account")
    },
  ]

  /// Leads to the provider after checking the password. A form must not be redirected to another
  /// site, so a page does it.
  private static let connect = HubRoute(
    unstoredForm: connecting, title: { WebText.account.text(in: $0) },
    summary: "Connect to a provider", limits: [RouteLimit("web" + connecting, .authentication)]
  ) { form, call in
    let (accounts, account) = (call.services.accounts, try await call.ownAccount())
    try await accounts.requirePassword(form["password"] ?? "", of: account.id)
    let (page, secret) = try await accounts.beginOpenID(
      at: provider(call), redirect: redirect(call), next: "/settings/account",
      connecting: account.id)
    let title = WebText.account.text(in: call.world.language)
    var response = try await call.page(of: nil, title: title) {
      try shown(["provider": page], call)
    }
    response.head.headerFields[.setCookie] = field(secret.text, maxAge: 600, call)
    response.head.headerFields[.refresh] = "0; url=" + page
    return .file(response)
  }

  private static func shown(_ values: PageValues, _ call: HubRequest) throws -> PageAnswer {
    let language = call.world.language
    let title = PasskeyText.connect(try provider(call).name).text(in: language)
    let common = ["title": title, "account": WebText.account.text(in: language)] as PageValues
    return .shown(
      PageContent(try template.html(showing: values.merging(common) { $1 }), title: title))
  }

  private static let template = PageTemplate(Content.Pages.Account.connect)

  private static func route(
    _ path: String, answer: @escaping @Sendable (HubRequest) async throws -> PageAnswer
  ) -> HubRoute {
    HubRoute(
      entry: .get, path, summary: "A log-in by a provider",
      limits: [RouteLimit("web" + path, .authentication)]
    ) { call in
      let title = WebText.logIn.text(in: call.entryLanguage)
      return try await call.page(of: nil, title: title) { try await answer(call) }
    }
  }

  private static func begin(_ call: HubRequest, next: String?) async throws -> PageAnswer {
    let (page, secret) = try await call.services.accounts.beginOpenID(
      at: provider(call), redirect: redirect(call), next: next)
    let fields: HTTPFields = [
      .location: page, .cacheControl: "no-store", .setCookie: field(secret.text, maxAge: 600, call),
    ]
    return .file(RouteResponse(HTTPResponse(status: .seeOther, headerFields: fields)))
  }

  private static func field(_ value: String, maxAge: Int, _ call: HubRequest) -> String {
    CookieField.setting(cookie, to: value, path: path, seconds: maxAge, isSecure: call.isSecure)
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
  fileprivate static let refresh = HTTPField.Name(known: "Refresh")
}
