import ArgumentParser
import CoreModels
import CorePlugin

/// `daily-brief register`: creates an account on a server.
struct RegisterCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("register", HelpText.register, more: HelpText.registerMore)
  }

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.logInServer, valueName: "url"))
  var server: String?

  @Option(help: ArgumentHelp(HelpText.registerEmail, valueName: "address"))
  var email: String?

  @Option(help: ArgumentHelp(HelpText.registerNickname, valueName: "name"))
  var nickname: String?

  @Flag(help: ArgumentHelp(HelpText.registerAcceptTerms))
  var acceptTerms = false

  @Flag(help: ArgumentHelp(HelpText.registerAllowEmail))
  var allowEmail = false

  @Option(help: ArgumentHelp(HelpText.logInApiKey, valueName: "key"))
  var apiKey: String?

  func run(in world: World) async throws {
    let server = try await world.server(named: server)
    let email = try world.email(given: email)
    guard acceptTerms || world.agrees(.askTerms) else { throw AccountError.termsNotAccepted }
    let mayMail = allowEmail || world.agrees(.askMail)
    let password = try world.password(.askNewPassword, isNew: true)
    try await world.register(
      at: server, email: email, password: password, nickname: nickname, acceptsTerms: true,
      mayMail: mayMail, apiKey: apiKey)
    try world.answer(["account": .string(email), "server": .string(server)]) {
      [world.text(AccountText.registered(email.oneLine))]
    }
  }
}

/// `daily-brief password`: changes the account's password.
struct PasswordCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("password", HelpText.password, more: HelpText.passwordMore)
  }
  static let takesArguments = false

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    _ = try await world.serverSource()
    try await world.changePassword(to: world.password(.askNewPassword, isNew: true))
    try world.answer(["changed": true]) { [world.text(AccountText.passwordChanged)] }
  }
}
