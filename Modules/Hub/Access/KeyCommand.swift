public import ArgumentParser
import CoreModels
public import CorePlugin
import CoreTerminal
import HubAccounts

/// `daybook key`: manages the hub's API keys.
public struct KeyCommand<Products: ServedSuite>: PluginCommandGroup {
  public static var configuration: CommandConfiguration {
    .init(
      "key", HelpText.key, more: HelpText.keyMore,
      subcommands: [
        KeyList<Products>.self, KeyAdd<Products>.self, KeyRevoke<Products>.self,
        KeyRotate<Products>.self,
      ],
      defaultSubcommand: KeyList<Products>.self)
  }

  @OptionGroup public var shared: SharedOptions

  public init() {}
}

struct KeyList<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("list", HelpText.keyList) }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let world = try await world.usingDatabase(opening: Products.openDatabase)
    let keys = try await APIKeys(world.store).list()
    let json = keys.map { key -> JSONValue in
      [
        "name": .string(key.application.name), "operator": .bool(key.application.isOperator),
        "created_at": .string("\(key.createdAt)"),
      ]
    }
    try world.answer(.array(json)) {
      keys.isEmpty
        ? [world.text(AccessText.noKeys)]
        : keys.map { key in
          key.application.name.terminalSafe
            + (key.application.isOperator ? " · " + world.text(AccessText.forEverybody) : "")
        }
    }
  }
}

struct KeyAdd<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("add", HelpText.keyAdd) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.keyAddName))
  var name: String

  @Flag(help: ArgumentHelp(HelpText.keyAddOperator))
  var `operator` = false

  func run(in world: World) async throws {
    let world = try await world.usingDatabase(opening: Products.openDatabase)

    guard (1...100).contains(name.count), !name.isBlank else { throw AccessError.badName }
    let text = try await APIKeys(world.store)
      .add(Caller.Application(name: name, isOperator: `operator`))
    try world.answer([
      "name": .string(name), "key": .string(text), "operator": .bool(`operator`),
    ]) { world.isDrawn ? [text, world.text(AccessText.shownOnce)] : [text] }
  }
}

struct KeyRevoke<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("revoke", HelpText.keyRevoke) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.keyAddName))
  var name: String

  func run(in world: World) async throws {
    let world = try await world.usingDatabase(opening: Products.openDatabase)

    try await APIKeys(world.store).revoke(name)
    try world.answer(["revoked": .string(name)]) {
      [world.text(AccessText.revoked(name.terminalSafe))]
    }
  }
}

struct KeyRotate<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("rotate", HelpText.keyRotate, more: HelpText.keyRotateMore)
  }

  @OptionGroup var shared: SharedOptions

  @Flag(help: ArgumentHelp(HelpText.keyRotateNow))
  var now = false

  func run(in world: World) async throws {
    let world = try await world.usingDatabase(opening: Products.openDatabase)
    try await SigningKeys(world.store, now: world.now).rotate(endingOthers: now)
    try world.answer(["rotated": true, "ended": .bool(now)]) {
      [world.text(now ? AccessText.ended : AccessText.rotated)]
    }
  }
}
