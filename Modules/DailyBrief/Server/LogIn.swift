import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Logging

extension World {
  /// Asks the server for a token, and keeps it with the account and the key; throws
  /// ``ServerError``, and leaves everything as it was then.
  func logIn(
    at server: String, email: String, password: String, apiKey key: String?
  ) async throws -> ServerToken {
    let answer = try await ServerClient(server: server, world: self)
      .send(.logIn(email: email, password: password), apiKey: key ?? apiKey())
    let text = try answer.text("token")
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw answer.wrong("token")
    }
    // The server knows how the address is spelled there.
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

  /// Makes an account at the server, and keeps the key; throws ``AccountError/termsNotAccepted`` and
  /// ``ServerError``.
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

  /// Changes the account's password, and logs in with the new one, as a server may end every log-in
  /// with the old one; throws ``ServerError`` where the password stays.
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

  /// Forgets token, key, the last brief and events; answers whose account it was.
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

  /// The source of the account in force; throws ``AccountError/notLoggedIn``.
  func serverSource() async throws -> ServerSource {
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else {
      throw AccountError.notLoggedIn
    }
    return ServerSource(account: account, world: self)
  }

  /// The server that was named, else that of the account in force; throws
  /// ``AccountError/noServer``.
  func server(named text: String?) async throws -> String {
    if let text { return try ServerAccount.server(typed: text) }
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else {
      throw AccountError.noServer
    }
    return account.server
  }

  /// The address that was given, else what the person types; throws ``AccountError/noEmail``.
  func email(given: String?) throws -> String {
    let email =
      given ?? (terminal.isInputInteractive ? ask(text(AccountText.askEmail)) : nil) ?? ""
    guard !email.trimmingWhitespace().isEmpty else { throw AccountError.noEmail }
    return email.trimmingWhitespace()
  }

  /// A password typed unseen, a new one twice, or the first line of standard input; throws
  /// ``AccountError/noPassword``.
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

  /// Whether the person says yes in any of our languages, where somebody can be asked.
  func agrees(_ question: AccountText) -> Bool {
    guard terminal.isInputInteractive, let answer = ask(text(question)) else { return false }
    return ["yes", "y", "áno", "ano", "a", "igen", "i", "tak", "t", "ja", "j", "sí", "si", "s"]
      .contains(answer.lowercased())
  }
}
