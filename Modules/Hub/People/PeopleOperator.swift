import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal
import HubAccounts

struct PeopleOperator<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("operator", HelpText.peopleOperator) }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var person: PersonArgument<Products>

  @Flag(help: ArgumentHelp(HelpText.peopleOperatorOff))
  var off = false

  func run(in world: World) async throws {
    let (people, account) = try await person.find(in: world)
    let isOperator = !off
    try await people.setOperator(isOperator, account)
    let name = account.email.terminalSafe
    try world.answer(["email": .string(account.email), "operator": .bool(isOperator)]) {
      [world.text(isOperator ? PeopleText.isOperator(name) : .isNoOperator(name))]
    }
  }
}
