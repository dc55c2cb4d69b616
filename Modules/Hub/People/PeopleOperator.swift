import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal
import HubAccounts
import HubWeb

struct PeopleOperator<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("operator", HelpText.peopleOperator) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.peopleDisableEmail))
  var email: String

  @Flag(help: ArgumentHelp(HelpText.peopleOperatorOff))
  var off = false

  func run(in world: World) async throws {
    let people = People(of: try await world.usingDatabase(opening: Products.openDatabase))
    let account = try await people.account(of: email)
    let isOperator = !off
    try await people.setOperator(isOperator, account)
    let name = account.email.terminalSafe
    try world.answer(["email": .string(account.email), "operator": .bool(isOperator)]) {
      [world.text(isOperator ? PeopleText.isOperator(name) : .isNoOperator(name))]
    }
  }
}
