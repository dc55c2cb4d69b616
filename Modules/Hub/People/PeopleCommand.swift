public import ArgumentParser
import CoreModels
public import CorePlugin
import CoreStorage
import CoreTerminal
import HubAccounts
import HubWeb

/// `daybook people`: manages the hub's accounts.
public struct PeopleCommand<Products: ServedSuite>: PluginCommandGroup {
  public static var configuration: CommandConfiguration {
    var configuration = CommandConfiguration(
      "people", HelpText.people, more: HelpText.peopleMore,
      subcommands: [
        PeopleList<Products>.self, PeopleInvite<Products>.self, PeopleDisable<Products>.self,
        PeopleEnable<Products>.self, PeopleOperator<Products>.self, PeopleQuota<Products>.self,
        PeopleReset<Products>.self, PeopleAddress<Products>.self,
        PeopleExport<Products>.self, PeopleMove<Products>.self, PeopleDelete<Products>.self,
      ],
      defaultSubcommand: PeopleList<Products>.self)
    configuration.aliases = ["admin"]
    return configuration
  }

  @OptionGroup public var shared: SharedOptions

  public init() {}
}

struct PeopleList<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("list", HelpText.peopleList) }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let people = try await People(of: world.usingDatabase(opening: Products.openDatabase)).all()
    try world.answer(.array(people.map(\.json))) {
      people.isEmpty
        ? [world.text(PeopleText.noPeople)]
        : people.map { person in
          let latest = person.latest.map { world.calendar.day(containing: $0).description }
          return [
            person.account.email.terminalSafe, person.account.nickname.terminalSafe,
            "\(person.records)",
            world.text(PeopleText.size(person.megabytes)),
            latest,
            person.account.isOperator == true ? world.text(PeopleText.operatorMark) : nil,
            person.account.verifiedAt.map { _ in world.text(PeopleText.addressConfirmed) },
            person.account.disabledAt == nil ? nil : world.text(PeopleText.disabled),
          ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: world.separator)
        }
    }
  }
}

struct PeopleInvite<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("invite", HelpText.peopleInvite) }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.peopleInviteEmail))
  var email: String?

  @Option(help: ArgumentHelp(HelpText.peopleInviteDays))
  var days = 7

  func run(in world: World) async throws {
    let days = try (1...365).validated(days, option: "--days")
    let world = try await world.usingDatabase(opening: Products.openDatabase)
    let link = try await People(of: world).invite(email, days: days)
    try world.answer(["link": .string(link), "days": .integer(Int64(days))]) {
      world.isDrawn ? [link, world.text(PeopleText.invitation(days))] : [link]
    }
  }
}

struct PeopleDisable<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration {
    var configuration = CommandConfiguration("disable", HelpText.peopleDisable)
    configuration.aliases = ["lock"]
    return configuration
  }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var person: PersonArgument<Products>

  func run(in world: World) async throws {
    try await person.change(in: world, as: "disabled", PeopleText.isDisabled) {
      try await $0.setDisabled(true, $1)
    }
  }
}

struct PeopleEnable<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration {
    var configuration = CommandConfiguration("enable", HelpText.peopleEnable)
    configuration.aliases = ["unlock"]
    return configuration
  }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var person: PersonArgument<Products>

  func run(in world: World) async throws {
    try await person.change(in: world, as: "enabled", PeopleText.isEnabled) {
      try await $0.setDisabled(false, $1)
    }
  }
}

struct PeopleReset<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("reset", HelpText.peopleReset) }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var person: PersonArgument<Products>

  func run(in world: World) async throws {
    let (people, account) = try await person.find(in: world)
    let link = try await people.reset(account)
    try world.answer(["link": .string(link)]) {
      world.isDrawn ? [link, world.text(PeopleText.link)] : [link]
    }
  }
}

struct PeopleDelete<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("delete", HelpText.peopleDelete) }

  @OptionGroup var shared: SharedOptions
  @OptionGroup var person: PersonArgument<Products>

  @Flag(help: ArgumentHelp(HelpText.peopleDeleteYes))
  var yes = false

  func run(in world: World) async throws {
    try await person.change(in: world, as: "deleted", PeopleText.isDeleted) { people, account in
      guard yes else { throw RegistrationError.unconfirmed }
      try await people.accounts.delete(account.id)
    }
  }
}

extension People.Entry {
  fileprivate var json: JSONValue {
    [
      "email": .string(account.email), "nickname": .string(account.nickname),
      "id": .string(account.id), "records": .integer(Int64(records)),
      "bytes": .integer(Int64(size)),
      "operator": .bool(account.isOperator == true),
      "quota_megabytes": account.quota.map { .integer(Int64($0)) } ?? .null,
      "privacy_version": account.privacyVersion.map { .string($0) } ?? .null,
      "created_at": .string("\(account.createdAt)"),
      "latest_at": latest.map { .string("\($0)") } ?? .null,
      "verified_at": account.verifiedAt.map { .string("\($0)") } ?? .null,
      "disabled_at": account.disabledAt.map { .string("\($0)") } ?? .null,
    ]
  }
}
