import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import HubAccounts
import HubWeb

/// The account API. Paths, statuses and texts follow a contract older than this server, except for
/// the last four routes.
enum AccountRoutes {
  static let all: [HubRoute] = [
    route(.post, "register", .apiKey, "Makes an account", 0.5, .registration, register),
    route(.post, "authenticate", .apiKey, "Logs in, for a token", 1, .logIn, authenticate),
    route(
      .post, "password-reset-request", .apiKey, "Mails a link to a new password", 0.25,
      .resetRequest
    ) { call in
      guard let email = try AccountBody(call.request).text("email"), !email.isEmpty else {
        throw AccountBody.Problem.missing("Email required")
      }
      call.services.mail.requestReset(of: email, in: call.world.language)
      return try done("Password reset link has been sent to your email")
    },
    route(
      .post, "password-reset", .apiKey, "Chooses a password by a mailed link", 0.5, .reset, reset),
    route(.get, "{email}", .accountByProgram, "An account", nil, .account) { call in
      let account = try await call.account()
      return try .json(["success": true, "user": try await call.services.facts(of: account)])
    },
    route(
      .put, "{email}/password", .accountByProgram, "Chooses another password", 0.5, .newPassword,
      setPassword),
    route(
      .put, "{email}/nickname", .accountByProgram, "Chooses another nickname", 1, .nickname,
      setNickname),
    route(
      .delete, "{email}", .accountByProgram, "Deletes an account and all of its data", 0.5,
      .deletion,
      delete),
    route(.get, "{email}/export", .accountByProgram, "Everything that a person has", 1, .export) {
      call in
      try await RouteResponse(
        .ok,
        [
          .contentType: "application/json", .cacheControl: "no-store",
          .contentDisposition: "attachment; filename=\"daybook.json\"",
        ], call.services.accounts.export(call.account().id))
    },
    route(
      .post, "logout", .ownAccount, "Ends the token or the session of the call", nil, .logOut,
      logOut),
    route(
      .post, "logout-everywhere", .ownAccount, "Ends all tokens and sessions", nil, .logOut
    ) { call in
      try call.requireLogIn()
      try await call.services.accounts.logOutEverywhere(call.account().id)
      return try done("Logged out")
    },
  ]

  private static func route(
    _ method: HTTPRequest.Method, _ path: String, _ access: Route.Access, _ summary: String,
    _ share: Double?, _ schema: RouteSchema,
    _ answer: @escaping @Sendable (HubRequest) async throws -> RouteResponse
  ) -> HubRoute {
    var schema = schema
    // Tokens are not stored, and revoking is idempotent anyway.
    schema.isRepeatable =
      [.post, .put].contains(method)
      && !["authenticate", "logout", "logout-everywhere"].contains(path)
    return HubRoute(
      method: method, path: "/api/users/" + path, access: access, summary: summary,
      limits: share.map { [RouteLimit("users.\(method).\(path)", .authentication, factor: $0)] }
        ?? [RouteLimit("users", .data, factor: 2)],
      bodyLimit: 1 << 16, schema: schema
    ) { call in
      do { return try await answer(call) } catch let problem as AccountBody.Problem {
        return try problem.response()
      }
    }
  }

  @Sendable private static func register(_ call: HubRequest) async throws -> RouteResponse {
    let body = try AccountBody(call.request, isLenient: true)
    let (email, password) = try body.credentials()
    let isAgreed = body.isTrue("terms_accepted")
    let account = try await call.services.accounts.register(
      email: email, password: password, username: body.text("username") ?? "",
      nickname: body.text("nickname") ?? "", emailConsent: body.isTrue("email_consent"),
      termsAccepted: isAgreed,
      privacyVersion: isAgreed ? call.services.privacyVersion() : nil,
      invitation: body.text("invitation"))
    call.services.mail.welcome(account, in: call.entryLanguage)
    return try done("Registration successful", .created)
  }

  @Sendable private static func authenticate(_ call: HubRequest) async throws -> RouteResponse {
    let accounts = call.services.accounts
    let account = try await call.logIn(AccountBody(call.request))
    return try .json([
      "success": true, "user": try await call.services.facts(of: account, isWhole: false),
      "token": .string(try await accounts.token(for: account)), "token_type": "Bearer",
      "expires_in": .integer(Int64(AccountToken.lifetime)),
    ])
  }

  @Sendable private static func reset(_ call: HubRequest) async throws -> RouteResponse {
    let body = try AccountBody(call.request)
    guard let token = try body.text("token"), !token.isEmpty,
      let password = try body.text("new_password"), !password.isEmpty
    else { throw AccountBody.Problem.missing("Token and new password required") }
    do {
      let account = try await call.services.accounts.reset(BearerSecret(token), to: password)
      call.services.mail.tell(account, of: .changedPassword, in: call.entryLanguage)
    } catch let error as AccountError {
      guard [.badLink, .usedLink, .expiredLink].contains(error) else { throw error }
      throw AccountBody.Problem.missing(error.apiText)
    }
    return try done("Password updated successfully")
  }

  @Sendable private static func setPassword(_ call: HubRequest) async throws -> RouteResponse {
    try call.requireLogIn()
    let body = try AccountBody(call.request)
    guard let password = try body.text("new_password"), !password.isEmpty
    else { throw AccountBody.Problem.missing("New password required") }
    let account = try await call.account()
    if let current = try body.text("current_password") {
      try await call.services.accounts.requirePassword(current, of: account.id)
    } else if case .session = call.caller.credential, !call.isByOperator {
      // Somebody else at the browser must not take over the account.
      throw AccountBody.Problem.missing("Current password required")
    }
    try await call.services.accounts.setPassword(password, of: account.id)
    call.services.mail.tell(account, of: .changedPassword, in: call.entryLanguage)
    return try done("Password updated")
  }

  @Sendable private static func setNickname(_ call: HubRequest) async throws -> RouteResponse {
    let nickname = try AccountBody(call.request).text("nickname")?.trimmingWhitespace() ?? ""
    guard !nickname.isEmpty else { throw AccountBody.Problem.missing("Nickname required") }
    try await call.services.accounts.setNickname(nickname, of: call.account().id)
    return try done("Nickname updated")
  }

  /// Deleting requires the password again.
  @Sendable private static func delete(_ call: HubRequest) async throws -> RouteResponse {
    try call.requireLogIn()
    let id = try await call.account().id
    if call.isByOperator {
      try await call.services.accounts.delete(id)
    } else {
      guard let password = try AccountBody(call.request).text("password"), !password.isEmpty
      else { throw AccountBody.Problem.missing("Password required") }
      try await call.services.accounts.delete(id, password: password)
    }
    return try done("Account deleted")
  }

  @Sendable private static func logOut(_ call: HubRequest) async throws -> RouteResponse {
    try call.requireLogIn()
    let accounts = call.services.accounts
    switch call.caller.credential {
    case .token:
      let field = call.request.head.headerFields[.authorization] ?? ""
      let text = field.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      try await accounts.revoke(accounts.verify(text).token)
    case .session(let id, _): try await accounts.sessions.end(id, of: call.account().id)
    case .none, .script: break
    }
    return try done("Logged out")
  }

  private static func done(
    _ message: String, _ status: HTTPResponse.Status = .ok
  ) throws -> RouteResponse {
    try .json(["success": true, "message": .string(message)], status)
  }
}

extension HubRequest {
  /// Returns the account that the request concerns. Throws ``AccountError/notFound``.
  fileprivate func account() async throws -> Account {
    guard let id = caller.person?.id, let account = try await services.accounts.account(id),
      !account.isShut
    else { throw AccountError.notFound }
    return account
  }

  /// `true` if the operator's program sent the request.
  fileprivate var isByOperator: Bool { caller.application?.isOperator ?? false }

  /// Throws ``AccessError/notAllowed`` for script tokens, which are for data only.
  fileprivate func requireLogIn() throws(AccessError) {
    if case .script = caller.credential { throw .notAllowed }
  }
}
