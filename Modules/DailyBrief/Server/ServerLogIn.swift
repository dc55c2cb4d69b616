import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

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

  /// The current account's source; throws ``BriefError/notLoggedIn``.
  func serverSource() async throws -> ServerSource {
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else {
      throw BriefError.notLoggedIn
    }
    return ServerSource(account: account, world: self)
  }

  /// The named server, else that of the current account; throws ``BriefError/noServer``.
  func server(named text: String?) async throws -> String {
    if let text { return try ServerAccount.server(typed: text) }
    guard let account = try await store.read({ try ServerAccount(in: $0) }) else {
      throw BriefError.noServer
    }
    return account.server
  }

  /// The given address, else the one typed by the person; throws ``BriefError/noEmail``.
  func email(given: String?) throws -> String {
    let email =
      given ?? (terminal.isInputInteractive ? ask(text(AccountText.askEmail)) : nil) ?? ""
    guard !email.trimmingWhitespace().isEmpty else { throw BriefError.noEmail }
    return email.trimmingWhitespace()
  }

  /// Reads a password: hidden input, twice for a new one, or the first line of standard input.
  /// Throws ``BriefError/noPassword``.
  func password(_ question: AccountText, isNew: Bool = false) throws -> String {
    guard terminal.isInputInteractive else {
      guard files.isInputGiven() else { throw BriefError.noPassword }
      let lines = try files.text(of: "-", limit: 4096)
        .split(omittingEmptySubsequences: false) { $0.isNewline }
      guard let password = lines.first, !password.isEmpty else { throw BriefError.noPassword }
      return String(password)
    }
    guard let password = askSecret(text(question)), !password.isEmpty else {
      throw BriefError.noPassword
    }
    guard !isNew || askSecret(text(AccountText.askAgain)) == password else {
      throw BriefError.passwordsDiffer
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
