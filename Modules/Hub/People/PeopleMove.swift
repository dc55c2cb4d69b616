import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal
import Foundation
import HubAccounts

struct PeopleExport<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("export", HelpText.peopleExport) }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var person: PersonArgument<Products>

  func run(in world: World) async throws {
    let (people, account) = try await person.find(in: world)
    let data = try await people.accounts.export(account.id)
    world.terminal.write(String(decoding: data, as: UTF8.self))
  }
}

struct PeopleMove<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("move", HelpText.peopleMove, more: HelpText.peopleMoveMore)
  }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var person: PersonArgument<Products>

  @Argument(help: ArgumentHelp(HelpText.peopleMoveDatabase, valueName: "url"))
  var database: String

  func run(in world: World) async throws {
    let (people, account) = try await person.find(in: world)
    let other = try await world.usingDatabase(database, opening: Products.openDatabase)
    let changes = try await people.move(account, to: other.store)
    try world.answer(["moved": .string(account.email), "changes": changes.json]) {
      [world.text(PeopleText.isMoved(account.email.terminalSafe))]
    }
  }
}
