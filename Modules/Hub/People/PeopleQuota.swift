import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal
import HubAccounts

struct PeopleQuota<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("quota", HelpText.peopleQuota, more: HelpText.peopleQuotaMore)
  }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var person: PersonArgument<Products>

  @Argument(help: ArgumentHelp(HelpText.peopleQuotaMegabytes))
  var megabytes: Int?

  func run(in world: World) async throws {
    let megabytes = try megabytes.map { try (0...1_000_000).validated($0, option: "megabytes") }
    let (people, account) = try await person.find(in: world)
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
