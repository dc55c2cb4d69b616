import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal
import HubAccounts

struct PeopleAddress<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("address", HelpText.peopleAddress) }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var person: PersonArgument<Products>

  @Argument(help: ArgumentHelp(HelpText.peopleAddressNew))
  var new: String

  func run(in world: World) async throws {
    let (people, account) = try await person.find(in: world)
    let changed = try await people.setAddress(new, account)
    try world.answer(["email": .string(changed.email), "former": .string(account.email)]) {
      [
        world.text(
          PeopleText.hasAddress(account.email.terminalSafe, new: changed.email.terminalSafe))
      ]
    }
  }
}
