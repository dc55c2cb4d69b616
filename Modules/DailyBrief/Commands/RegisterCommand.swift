import ArgumentParser
import CoreModels
import CorePlugin

/// `daily-brief register`: makes an account at a server.
struct RegisterCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "register", abstract: "Create an account on a DailyBrief server.",
    discussion: """
      The password is typed unseen, twice, or read from standard input. At a terminal you are asked \
      for what is missing.
      """)

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp("The server's web address.", valueName: "url"))
  var server: String?

  @Option(help: ArgumentHelp("Your email address.", valueName: "address"))
  var email: String?

  @Option(help: ArgumentHelp("What to call you.", valueName: "name"))
  var nickname: String?

  @Flag(help: "Accept the terms of the server.")
  var acceptTerms = false

  @Flag(help: "Allow the server to send you email.")
  var allowEmail = false

  @Option(help: ArgumentHelp("The API key that the server gave you.", valueName: "key"))
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

/// `daily-brief password`: changes the password of the account.
struct PasswordCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "password", abstract: "Change the password of your account.",
    discussion: "The new password is typed unseen, twice, or read from standard input.")
  static let takesArguments = false

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    _ = try await world.serverSource()
    try await world.changePassword(to: world.password(.askNewPassword, isNew: true))
    try world.answer(["changed": true]) { [world.text(AccountText.passwordChanged)] }
  }
}
