import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daily-brief login`: from now on, everything comes from a server.
struct LogIn: Action {
  static var configuration: CommandConfiguration {
    .init("login", HelpText.logIn, more: HelpText.logInMore)
  }
  static var purpose: CommandPurpose { .local }
  static var inputs: [Input<Self>] {
    [
      .option("server", \.server, HelpText.logInServer, valueName: "url"),
      .option("email", \.email, HelpText.logInEmail, valueName: "address"),
      .option("api_key", \.apiKey, HelpText.logInApiKey, valueName: "key"),
    ]
  }

  var server: String?
  var email: String?
  var apiKey: String?
  /// `nil` to ask at the terminal.
  var password: String?

  func perform(in world: World) async throws -> LoggedIn {
    let server = try await world.server(named: server)
    let email = try world.email(given: email)
    let password = try password ?? world.password(.askPassword)
    let token = try await world.logIn(
      at: server, email: email, password: password, apiKey: apiKey)
    return LoggedIn(token: token, events: try await world.store.read { try $0.events().count })
  }
}

/// A new log-in.
struct LoggedIn: Outcome {
  let token: ServerToken
  /// The number of events that stay on this machine.
  let events: Int

  static var shape: Shape { KnownLogIn.shape }
  var json: JSONValue { KnownLogIn.valid(token).json }

  func lines(in world: World) -> [String] {
    token.lines(in: world)
      + (events == 0 ? [] : world.text(AccountText.eventsStay(events)).wrapped(to: world.columns))
  }
}

/// `daily-brief logout`: everything comes from this machine again.
struct LogOut: Action {
  static var configuration: CommandConfiguration { .init("logout", HelpText.logOut) }
  static var purpose: CommandPurpose { .local }

  /// Deletes the token, the key and the cached brief and events.
  func perform(in world: World) async throws -> LoggedOut {
    let account = try await world.store.read { try ServerAccount(in: $0) }
    try world.forgetToken()
    try world.forgetKey()
    if let account {
      try await BriefCache.forget(account, in: world.store)
      try await EventCache.forget(account, in: world.store)
    }
    try await world.store.transaction { try ServerAccount.choose(nil, in: $0) }
    return LoggedOut(account: account)
  }
}

/// The end of a log-in.
struct LoggedOut: Outcome, JSONObject {
  /// The former account, if there was one.
  let account: ServerAccount?

  static let fields: [Field<Self>] = [
    Field("logged_in", "Always false.") { _ in false },
    Field("server", "The former server, if there was one.", \.account?.server),
  ]

  func lines(in world: World) -> [String] {
    [world.text(account.map { AccountText.loggedOut($0.server.oneLine) } ?? .notLoggedIn)]
  }
}

/// `daily-brief whoami`: the account, the server and the log-in's expiry, without network access.
struct ShowLogIn: Action {
  static var configuration: CommandConfiguration { .init("whoami", HelpText.whoAmI) }
  static var purpose: CommandPurpose { .local }

  func perform(in world: World) async throws -> KnownLogIn {
    let account = try await world.store.read { try ServerAccount(in: $0) }
    guard let account else { return .none }
    let token = try world.serverToken().flatMap { $0.belongs(to: account) ? $0 : nil }
    guard let token, !token.isExpired(at: world.now()) else {
      return .expired(account, at: token?.expiresAt)
    }
    return .valid(token)
  }
}

/// A log-in, as far as this machine knows.
enum KnownLogIn: Outcome, JSONObject {
  case none
  case valid(ServerToken)
  /// The account is set, but its log-in is no longer valid.
  case expired(ServerAccount, at: Instant?)

  static let fields: [Field<Self>] = [
    Field("logged_in", "Whether the log-in is valid.") {
      if case .valid = $0 { true } else { false }
    },
    Field("account", "The address of the account.", \.account?.email),
    Field("server", "The server’s web address.", \.account?.server),
    Field("expires_at", "When the log-in ends, if the server said so.") { known -> Instant? in
      switch known {
      case .none: nil
      case .valid(let token): token.expiresAt
      case .expired(_, let end): end
      }
    },
  ]

  private var account: ServerAccount? {
    switch self {
    case .none: nil
    case .valid(let token): ServerAccount(server: token.server, email: token.email)
    case .expired(let account, _): account
    }
  }

  func lines(in world: World) -> [String] {
    switch self {
    case .none: return [world.text(AccountText.notLoggedIn)]
    case .valid(let token): return token.lines(in: world)
    case .expired(let account, _):
      let failure = ServerError.unauthorized(.token).failure(in: world.language)
      return ["\(account.email), \(account.server)".oneLine, "\(failure.message) \(failure.hint)"]
    }
  }
}

extension ServerToken {
  /// The account and its expiry, without the token itself.
  fileprivate func lines(in world: World) -> [String] {
    var sentences = [AccountText.loggedIn(email.oneLine, server: server.oneLine)]
    if let expiresAt {
      let end = world.longText(of: expiresAt)
      sentences.append(endsSoon(at: world.now()) == nil ? .validUntil(end) : .endsOn(end))
    }
    return sentences.map(world.text)
  }
}
