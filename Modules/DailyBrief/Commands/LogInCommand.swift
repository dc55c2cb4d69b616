import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daily-brief login`: from now on, everything comes from a server.
struct LogInCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("login", HelpText.logIn, more: HelpText.logInMore)
  }

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.logInServer, valueName: "url"))
  var server: String?

  @Option(help: ArgumentHelp(HelpText.logInEmail, valueName: "address"))
  var email: String?

  @Option(help: ArgumentHelp(HelpText.logInApiKey, valueName: "key"))
  var apiKey: String?

  func run(in world: World) async throws {
    let server = try await world.server(named: server)
    let email = try world.email(given: email)
    let password = try world.password(.askPassword)
    let token = try await world.logIn(
      at: server, email: email, password: password, apiKey: apiKey)
    let events = try await world.store.read { try $0.events().count }
    try world.answer(token.json) {
      token.lines(in: world)
        + (events == 0 ? [] : world.text(AccountText.eventsStay(events)).wrapped(to: world.columns))
    }
  }
}

/// `daily-brief logout`: everything comes from this machine again.
struct LogOutCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("logout", HelpText.logOut) }
  static let takesArguments = false

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let account = try await world.logOut()
    try world.answer(["logged_in": false, "server": .text(account?.server)]) {
      [
        world.text(
          account.map { AccountText.loggedOut($0.server.oneLine) } ?? .notLoggedIn)
      ]
    }
  }
}

extension ServerToken {
  /// The account and its expiry, without the token itself.
  var json: JSONValue {
    [
      "logged_in": true, "account": .string(email), "server": .string(server),
      "expires_at": .text(expiresAt?.description),
    ]
  }

  func lines(in world: World) -> [String] {
    var sentences = [AccountText.loggedIn(email.oneLine, server: server.oneLine)]
    if let expiresAt {
      let end = world.longText(of: expiresAt)
      sentences.append(endsSoon(at: world.now()) == nil ? .validUntil(end) : .endsOn(end))
    }
    return sentences.map(world.text)
  }
}
