import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

struct PeopleQuota<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "quota", abstract: "Choose how much somebody may keep.",
      discussion: """
        Without a number it is hub.quota again. Everything they wrote counts, with its history; \
        daybook people list tells how much that is.
        """)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: "Their address.")
  var email: String

  @Argument(help: "Megabytes; 0 for as many as they like.")
  var megabytes: Int?

  func run(in world: World) async throws {
    let megabytes = try megabytes.map { try (0...1_000_000).validated($0, option: "megabytes") }
    let people = People(of: try await world.usingDatabase(opening: Products.openDatabase))
    let account = try await people.account(of: email)
    try await people.setQuota(megabytes, account)
    let name = account.email.terminalSafe
    try world.answer([
      "email": .string(account.email),
      "quota_megabytes": megabytes.map { .integer(Int64($0)) } ?? .null,
    ]) {
      switch megabytes {
      case nil: [world.text(PeopleText.usualQuota(name))]
      case 0: [world.text(PeopleText.noQuota(name))]
      case let some?: [world.text(PeopleText.quota(name, megabytes: some))]
      }
    }
  }
}
