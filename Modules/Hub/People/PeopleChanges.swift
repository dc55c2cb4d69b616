import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal
import HubAccounts

/// The person a command is about, by email address.
struct PersonArgument<Products: ServedSuite>: ParsableArguments {
  @Argument(help: ArgumentHelp(HelpText.peopleDisableEmail))
  var email: String

  /// Returns the hub's people and the account. Throws ``AccountError/notFound``.
  func find(in world: World) async throws -> (people: People, account: Account) {
    let people = People(of: try await world.usingDatabase(opening: Products.openDatabase))
    return (people, try await people.account(of: email))
  }

  /// Changes the account and prints what it is now.
  func change(
    in world: World, as name: String, _ text: (String) -> PeopleText,
    by change: (People, Account) async throws -> Void
  ) async throws {
    let (people, account) = try await find(in: world)
    try await change(people, account)
    try world.answer([name: .string(account.email)]) {
      [world.text(text(account.email.terminalSafe))]
    }
  }
}

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
