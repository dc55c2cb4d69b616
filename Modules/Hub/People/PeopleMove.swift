import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal
import Foundation
import HubAccounts
import HubWeb

struct PeopleExport<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("export", HelpText.peopleExport) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.peopleDisableEmail))
  var email: String

  func run(in world: World) async throws {
    let people = People(of: try await world.usingDatabase(opening: Products.openDatabase))
    let data = try await people.accounts.export(people.account(of: email).id)
    world.terminal.write(String(decoding: data, as: UTF8.self))
  }
}

struct PeopleMove<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("move", HelpText.peopleMove, more: HelpText.peopleMoveMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.peopleDisableEmail))
  var email: String

  @Argument(help: ArgumentHelp(HelpText.peopleMoveDatabase, valueName: "url"))
  var database: String

  func run(in world: World) async throws {
    let people = People(of: try await world.usingDatabase(opening: Products.openDatabase))
    let account = try await people.account(of: email)
    let other = try await world.usingDatabase(database, opening: Products.openDatabase)
    let moved = try await people.move(account, to: other.store)
    try world.answer([
      "moved": .string(account.email), "changes": .integer(Int64(moved.changes)),
    ]) {
      [world.text(PeopleText.isMoved(account.email.terminalSafe))]
    }
  }
}
