import CoreModels
import CorePlugin
import HTTPTypes

/// How people of a hub with accounts get in: log in, register, choose a forgotten password anew.
enum EntryPages {
  static let routes = [
    entry("/log-in", .logIn, fields: [.email, .password], links: [.register, .forgotPassword]),
    entry("/register", .register, fields: [.email, .nickname, .newPassword], links: [.logIn]),
    entry(
      "/forgot-password", .forgotPassword, hint: .resetHint, button: .sendLink, fields: [.email],
      links: [.logIn]),
    entry(Hub.resetPath, .changePassword, fields: [.token, .newPassword], links: [.logIn]),
    form("/log-in") { form, call in
      let known = call.request.head.headerFields[.cookie].flatMap(DeviceCookie.init(inField:))
      let device = known ?? DeviceCookie()
      let account = try await call.hub.accounts.logIn(
        email: form["email"] ?? "", password: form["password"] ?? "",
        from: LogInPlace(address: call.caller.address, device: device.secret))
      return try await enter(account, call, on: device)
    },
    form("/register") { form, call in
      let account = try await call.hub.accounts.register(
        Accounts.Registration(
          email: form["email"] ?? "", password: form["new_password"] ?? "",
          nickname: form["nickname"] ?? ""))
      return try await enter(account, call)
    },
    form("/forgot-password") { form, call in
      call.hub.requestReset(of: form["email"] ?? "", in: call.entryLanguage)
      return try sent(call)
    },
    form(Hub.resetPath) { form, call in
      let account = try await call.hub.accounts.reset(
        BearerSecret(form["token"] ?? ""), to: form["new_password"] ?? "")
      return try await enter(account, call)
    },
  ]

  /// A page with one form, for a hub with accounts.
  private static func entry(
    _ path: String, _ title: WebText, hint: WebText? = nil, button: WebText? = nil,
    fields: [EntryField], links: [WebText]
  ) -> HubRoute {
    HubRoute(method: .get, path: path, access: .anyone, summary: title.english, isListed: false) {
      call in
      let language = call.entryLanguage
      return try await call.shown(product: nil, title: title.text(in: language)) {
        guard call.hub.options.isMultiUser else { return .missing }
        return .shown(
          PageContent(
            try EntryTemplate(
              path: path, title: title, hint: hint, button: button ?? title, fields: fields,
              links: links, token: call.request.queryValue("token") ?? ""
            ).html(in: language)))
      }
    }
  }

  private static func form(
    _ path: String,
    _ perform: @escaping @Sendable (PageForm, HubCall) async throws -> PageAnswer
  ) -> HubRoute {
    HubRoute(
      method: .post, path: path, access: .anyone, summary: "A form of an account",
      limits: [RouteLimit("web" + path, .authentication)], bodyLimit: 1 << 16,
      isListed: false
    ) { call in
      try await call.shown(product: nil, title: "Daybook") {
        guard call.hub.options.isMultiUser else { return .missing }
        let fields = try FormBody(call.request).fields
        return try await perform(PageForm(call.request, fields: fields), call)
      }
    }
  }

  /// Begins a session in this browser, and leads to Today.
  private static func enter(
    _ account: Account, _ call: HubCall, on device: DeviceCookie? = nil
  ) async throws -> PageAnswer {
    let gate = call.hub.gate
    let cookie = try await gate.sessions.begin(
      for: account.person, device: call.request.head.headerFields[.userAgent] ?? "")
    var response = RouteResponse.moved(to: "/")
    let isSecure = gate.isSecure(call.request.head)
    response.head.headerFields[values: .setCookie] =
      [cookie.field(isSecure: isSecure)] + (device.map { [$0.field(isSecure: isSecure)] } ?? [])
    return .file(response)
  }

  private static func sent(_ call: HubCall) throws -> PageAnswer {
    let text = WebText.linkSent.text(in: call.entryLanguage)
    return .shown(PageContent(try TroublePage.template.html(showing: ["message": text])))
  }
}

extension HubCall {
  /// The language of somebody whom the hub does not know yet: what their browser asks for.
  var entryLanguage: Language {
    request.head.headerFields[.acceptLanguage].flatMap(Language.init(accepted:)) ?? world.language
  }
}
