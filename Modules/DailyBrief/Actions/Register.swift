import ArgumentParser
import CoreModels
import CorePlugin
import Logging

/// `daily-brief register`: creates an account on a server.
struct Register: Action {
  static var configuration: CommandConfiguration {
    .init("register", HelpText.register, more: HelpText.registerMore)
  }
  static var purpose: CommandPurpose { .local }
  static var inputs: [Input<Self>] {
    [
      .option("server", \.server, HelpText.logInServer, valueName: "url"),
      .option("email", \.email, HelpText.registerEmail, valueName: "address"),
      .option("nickname", \.nickname, HelpText.registerNickname, valueName: "name"),
      .flag("accept_terms", \.acceptsTerms, HelpText.registerAcceptTerms),
      .flag("allow_email", \.allowsMail, HelpText.registerAllowEmail),
      .option("api_key", \.apiKey, HelpText.logInApiKey, valueName: "key"),
    ]
  }

  var server: String?
  var email: String?
  var nickname: String?
  var acceptsTerms = false
  var allowsMail = false
  var apiKey: String?
  /// `nil` to ask at the terminal.
  var password: String?

  /// Creates the account, and stores the API key.
  func perform(in world: World) async throws -> RegisteredAccount {
    let server = try await world.server(named: server)
    let email = try world.email(given: email)
    guard acceptsTerms || world.agrees(.askTerms) else { throw BriefError.termsNotAccepted }
    let mayMail = allowsMail || world.agrees(.askMail)
    let password = try password ?? world.password(.askNewPassword, isNew: true)
    _ = try await ServerClient(server: server, world: world).send(
      .register(email: email, password: password, nickname: nickname, emailConsent: mayMail),
      apiKey: apiKey ?? world.apiKey())
    if let apiKey { try world.keep(apiKey: apiKey) }
    return RegisteredAccount(email: email, server: server)
  }
}

/// A new account.
struct RegisteredAccount: Outcome, JSONObject {
  let email: String
  let server: String

  static let fields: [Field<Self>] = [
    Field("account", "The address of the account.", \.email),
    Field("server", "The server’s web address.", \.server),
  ]

  func lines(in world: World) -> [String] {
    [world.text(AccountText.registered(email.oneLine))]
  }
}

/// `daily-brief password`: changes the account's password.
struct ChangePassword: Action {
  static var configuration: CommandConfiguration {
    .init("password", HelpText.password, more: HelpText.passwordMore)
  }
  static var purpose: CommandPurpose { .local }

  /// `nil` to ask at the terminal.
  var password: String?

  /// Changes the password, then logs in again, as a server may revoke all former log-ins. Throws
  /// ``ServerError`` if the password is unchanged.
  func perform(in world: World) async throws -> ChangedPassword {
    let source = try await world.serverSource()
    let password = try password ?? world.password(.askNewPassword, isNew: true)
    guard !password.isEmpty else { throw BriefError.noPassword }
    _ = try await source.send(.setPassword(password, of: source.account.email))
    do {
      _ = try await world.logIn(
        at: source.account.server, email: source.account.email, password: password, apiKey: nil)
    } catch let error as ServerError {
      world.log.warning("not logged in again: \(error.loggedCode)")
    }
    return ChangedPassword()
  }
}

/// A new password.
struct ChangedPassword: Outcome, JSONObject {
  static let fields: [Field<Self>] = [Field("changed", "Always true.") { _ in true }]

  func lines(in world: World) -> [String] { [world.text(AccountText.passwordChanged)] }
}
