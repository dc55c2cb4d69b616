import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Logging

extension World {
  /// Requests a token, and stores it with the account and the API key. Throws ``ServerError`` and
  /// then changes nothing.
  func logIn(
    at server: String, email: String, password: String, apiKey key: String?
  ) async throws -> ServerToken {
    let answer = try await ServerClient(server: server, world: self)
      .send(.logIn(email: email, password: password), apiKey: key ?? apiKey())
    let text = try answer.text("token")
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw answer.wrong("token")
    }
    // The server knows the canonical spelling of the address.
    let known = answer["user"] == nil ? nil : try answer.object("user").optionalText("email")
    let seconds = try answer.optionalNumber("expires_in")
    let token = ServerToken(
      token: text, expiresAt: seconds.map { now().adding(seconds: Int($0)) }, server: server,
      email: known ?? email)
    try keep(token)
    if let key { try keep(apiKey: key) }
    let account = ServerAccount(server: server, email: token.email)
    try await store.transaction { try ServerAccount.choose(account, in: $0) }
    return token
  }

  /// Creates an account on the server, and stores the API key. Throws
  /// ``AccountError/termsNotAccepted`` or ``ServerError``.
  func register(
    at server: String, email: String, password: String, nickname: String?, acceptsTerms: Bool,
    mayMail: Bool, apiKey key: String?
  ) async throws {
    guard acceptsTerms else { throw AccountError.termsNotAccepted }
    _ = try await ServerClient(server: server, world: self).send(
      .register(email: email, password: password, nickname: nickname, emailConsent: mayMail),
      apiKey: key ?? apiKey())
    if let key { try keep(apiKey: key) }
  }

  /// Changes the account's password, then logs in again, as a server may revoke all former log-ins.
  /// Throws ``ServerError`` if the password is unchanged.
  func changePassword(to password: String) async throws {
    let source = try await serverSource()
    _ = try await source.send(.setPassword(password, of: source.account.email))
    do {
      _ = try await logIn(
        at: source.account.server, email: source.account.email, password: password, apiKey: nil)
    } catch let error as ServerError {
      log.warning("not logged in again: \(error.loggedCode)")
    }
  }

  /// Deletes the token, the key and the cached brief and events; returns the former account.
  func logOut() async throws -> ServerAccount? {
    let account = try await store.read { try ServerAccount(in: $0) }
    try forgetToken()
    try forgetKey()
    if let account {
      try await BriefCache.forget(account, in: store)
      try await EventCache.forget(account, in: store)
    }
    try await store.transaction { try ServerAccount.choose(nil, in: $0) }
    return account
  }

  /// The current account's source; throws ``AccountError/notLoggedIn``.
  func serverSource() async throws -> ServerSource {
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else {
      throw AccountError.notLoggedIn
    }
    return ServerSource(account: account, world: self)
  }

  /// The named server, else that of the current account; throws ``AccountError/noServer``.
  func server(named text: String?) async throws -> String {
    if let text { return try ServerAccount.server(typed: text) }
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else {
      throw AccountError.noServer
    }
    return account.server
  }

  /// The given address, else the one typed by the person; throws ``AccountError/noEmail``.
  func email(given: String?) throws -> String {
    let email =
      given ?? (terminal.isInputInteractive ? ask(text(AccountText.askEmail)) : nil) ?? ""
    guard !email.trimmingWhitespace().isEmpty else { throw AccountError.noEmail }
    return email.trimmingWhitespace()
  }

  /// Reads a password: hidden input, twice for a new one, or the first line of standard input.
  /// Throws ``AccountError/noPassword``.
  func password(_ question: AccountText, isNew: Bool = false) throws -> String {
    guard terminal.isInputInteractive else {
      guard files.isInputGiven() else { throw AccountError.noPassword }
      let lines = try files.text(of: "-", limit: 4096)
        .split(omittingEmptySubsequences: false) { $0.isNewline }
      guard let password = lines.first, !password.isEmpty else { throw AccountError.noPassword }
      return String(password)
    }
    guard let password = askSecret(text(question)), !password.isEmpty else {
      throw AccountError.noPassword
    }
    guard !isNew || askSecret(text(AccountText.askAgain)) == password else {
      throw AccountError.passwordsDiffer
    }
    return password
  }

  /// Asks a yes-or-no question; accepts a yes in any of our languages. `false` without a terminal.
  func agrees(_ question: AccountText) -> Bool {
    guard terminal.isInputInteractive, let answer = ask(text(question)) else { return false }
    return ["yes", "y", "áno", "ano", "a", "igen", "i", "tak", "t", "ja", "j", "sí", "si", "s"]
      .contains(answer.lowercased())
  }
}
