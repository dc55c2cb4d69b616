import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `daily-brief whoami`: the account, the server and the log-in's expiry, without network access.
struct WhoAmICommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("whoami", HelpText.whoAmI) }
  static let takesArguments = false

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let account = try await world.store.read { try ServerAccount(in: $0) }
    let token = try world.serverToken()
    guard let account else {
      return try world.answer([
        "logged_in": false, "account": nil, "server": nil, "expires_at": nil,
      ]) { [world.text(AccountText.notLoggedIn)] }
    }
    if let token, token.belongs(to: account), !token.isExpired(at: world.now()) {
      return try world.answer(token.json) { token.lines(in: world) }
    }
    // The account is set, but its log-in is no longer valid.
    let end = token.flatMap { $0.belongs(to: account) ? $0.expiresAt : nil }
    let failure = ServerError.unauthorized(.token).failure(in: world.language)
    try world.answer([
      "logged_in": false, "account": .string(account.email), "server": .string(account.server),
      "expires_at": .text(end?.description),
    ]) { ["\(account.email), \(account.server)".oneLine, "\(failure.message) \(failure.hint)"] }
  }
}
