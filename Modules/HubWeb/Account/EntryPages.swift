import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts
import HubConfiguration

/// The pages for logged-out people on a hub with accounts: log in, register, reset a password.
enum EntryPages {
  static let routes = [
    logIn.page,
    logIn.form { form, call in
      let device = call.device
      let (email, place) = (form["email"] ?? "", call.logInPlace(device.secret))
      let account = try await call.tellingOfNewDevice(email, place) {
        try await call.services.accounts.logIn(
          email: email, password: form["password"] ?? "", from: place)
      }
      guard account.secondFactor == nil else {
        return try await codeForm(of: account, next: form["next"], call)
      }
      return try await enter(account, form, call, on: device)
    },
    passkeyChallenge,
    logIn.form(at: passkeyPath) { form, call in
      let device = call.device
      let (response, site) = (
        try PasskeyResponse(form["response"] ?? ""),
        PasskeySite(origin: call.services.gate.origin(of: call.request.head))
      )
      let account = try await call.services.accounts.logIn(
        with: response, at: site, from: call.logInPlace(device.secret))
      return try await enter(account, form, call, on: device)
    },
    code.form { form, call in
      let (accounts, secret) = (call.services.accounts, BearerSecret(form["token"] ?? ""))
      let device = call.device
      let (account, place) = (
        try await accounts.pendingAccount(secret), call.logInPlace(device.secret)
      )
      _ = try await call.tellingOfNewDevice(account.email, place) {
        try await accounts.useCode(form["code"] ?? "", of: account, from: place)
        return account
      }
      try await accounts.endCode(secret)
      return try await enter(account, form, call, on: device)
    },
    register.page,
    register.form { form, call in
      let account = try await call.services.accounts.register(
        email: form["email"] ?? "", password: form["new_password"] ?? "",
        nickname: form["nickname"] ?? "", termsAccepted: form["privacy"] != nil,
        privacyVersion: form["privacy"].map { String($0.prefix(13)) },
        invitation: form["invitation"])
      call.services.mail.welcome(account, in: call.entryLanguage)
      return try await enter(account, form, call)
    },
    forgotPassword.page,
    forgotPassword.form { form, call in
      call.services.mail.requestReset(of: form["email"] ?? "", in: call.entryLanguage)
      guard call.services.mail.mailer != nil else { throw AccountError.noMail }
      return try sent(call)
    },
    reset.page,
    reset.form { form, call in
      let account = try await call.services.accounts.reset(
        BearerSecret(form["token"] ?? ""), to: form["new_password"] ?? "")
      call.services.mail.tell(account, of: .changedPassword, in: call.entryLanguage)
      // With a second factor, access to the mailbox alone does not log anybody in.
      guard account.secondFactor == nil else { return .moved(to: "/log-in") }
      return try await enter(account, form, call)
    },
  ]

  private static let passkeyPath = "/log-in/passkey"
  private static let logIn = EntryTemplate(
    path: "/log-in", title: .logIn, fields: [.email, .password, .timeZone, .next],
    links: [.register, .forgotPassword, .privacy], passkey: passkeyPath)
  private static let code = EntryTemplate(
    path: "/log-in/code", title: .logIn, hint: .codeHint, fields: [.token, .code, .next],
    links: [.logIn])
  private static let register = EntryTemplate(
    path: "/register", title: .register, agreement: .agreement,
    fields: [.email, .nickname, .newPassword, .timeZone, .invitation, .privacy, .next],
    links: [.privacy, .logIn])
  private static let forgotPassword = EntryTemplate(
    path: "/forgot-password", title: .forgotPassword, hint: .resetHint, button: .sendLink,
    fields: [.email], links: [.logIn])
  private static let reset = EntryTemplate(
    path: AccountMail.resetPath, title: .changePassword, fields: [.token, .newPassword],
    links: [.logIn])

  /// Responds with the options for `navigator.credentials.get`.
  private static let passkeyChallenge = HubRoute(
    method: .post, path: passkeyPath + "/challenge", access: .anyone,
    summary: "Begin a log-in with a passkey",
    limits: [RouteLimit("web" + passkeyPath, .authentication)], bodyLimit: 1 << 12,
    isListed: false
  ) { call in
    guard call.services.options.isMultiUser else { throw WebError.missingPage }
    let challenge = try await call.services.accounts.passkeyChallenge()
    return try .json(["challenge": .string(challenge), "userVerification": "required"])
  }

  /// Starts a session in this browser and redirects to the requested page, or to Today.
  private static func enter(
    _ account: Account, _ form: PageForm, _ call: HubRequest, on device: DeviceCookie? = nil
  ) async throws -> PageAnswer {
    try await call.services.keepBrowserZone(form["time_zone"], of: account.person)
    var response = try await call.enter(as: account.person, at: form.filled("next") ?? "/")
    if let device {
      response.head.headerFields[values: .setCookie].append(device.field(isSecure: call.isSecure))
    }
    return .file(response)
  }

  /// Shows the form for the code after a correct password.
  static func codeForm(
    of account: Account, next: String?, _ call: HubRequest
  ) async throws -> PageAnswer {
    let secret = try await call.services.accounts.beginCode(of: account)
    let typed: [EntryField: String] = [.token: secret.text, .next: next ?? ""]
    let html = try code.html(in: call.entryLanguage, typed: typed)
    return .shown(PageContent(html))
  }

  private static func sent(_ call: HubRequest) throws -> PageAnswer {
    .shown(
      PageContent(
        try TroublePage.template.html(
          showing: [
            "message": WebText.linkSent.text(in: call.entryLanguage),
            "way": ["path": "/log-in", "label": WebText.logIn.text(in: call.entryLanguage)],
          ] as PageValues)))
  }
}

extension HubRequest {
  /// The cookie of the browser, or a new one.
  fileprivate var device: DeviceCookie {
    request.head.headerFields[.cookie].flatMap(DeviceCookie.init(inField:)) ?? DeviceCookie()
  }
}
