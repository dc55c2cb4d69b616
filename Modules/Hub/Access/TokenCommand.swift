public import ArgumentParser
import CoreModels
public import CorePlugin
import CoreStorage
import CoreTerminal
import HubAccounts

/// `daybook token`: manages access tokens for a person's scripts.
public struct TokenCommand<Products: ServedSuite>: PluginCommandGroup {
  public static var configuration: CommandConfiguration {
    .init(
      "token", HelpText.token, more: HelpText.tokenMore,
      subcommands: [
        TokenList<Products>.self, TokenAdd<Products>.self, TokenRevoke<Products>.self,
      ],
      defaultSubcommand: TokenList<Products>.self)
  }

  @OptionGroup public var shared: SharedOptions

  public init() {}
}

struct TokenList<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("list", HelpText.tokenList) }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let world = try await world.usingDatabase(opening: Products.openDatabase)
    let tokens = try await ScriptTokens(world.store, now: world.now).list(of: world.store.profile)
    try world.answer(.array(tokens.map(\.json))) {
      tokens.isEmpty
        ? [world.text(AccessText.noTokens)]
        : tokens.map { token in
          let end = token.expiresAt.map { AccessText.until("\($0)") } ?? .forGood
          return [
            token.name.terminalSafe, token.scopes.sorted().joined(separator: " "), world.text(end),
          ]
          .joined(separator: " · ")
        }
    }
  }
}

struct TokenAdd<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("add", HelpText.tokenAdd) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.tokenAddName))
  var name: String

  @Option(help: ArgumentHelp(HelpText.tokenAddScope, valueName: "scope"))
  var scope: [String] = []

  @Option(help: ArgumentHelp(HelpText.tokenAddDays))
  var days: Int?

  func run(in world: World) async throws {
    let world = try await world.usingDatabase(opening: Products.openDatabase)

    guard (1...100).contains(name.count), !name.isBlank else { throw AccessError.badName }
    if let days { guard (1...36_500).contains(days) else { throw AccessError.badDays } }
    let products = Products.plugins.map(\.id)
    let known = ["read", "write"] + products + products.map { $0 + ":read" }
    for scope in scope where !known.contains(scope) {
      throw AccessError.badScope(scope, known: known)
    }
    let scopes = scope.isEmpty ? ["read"] : Set(scope)
    let person = Person(id: world.store.profile)
    let text = try await ScriptTokens(world.store, now: world.now)
      .add(name, for: person, scopes: scopes, days: days)
    try world.answer([
      "name": .string(name), "token": .string(text),
      "scopes": .array(scopes.sorted().map { .string($0) }),
    ]) { world.isDrawn ? [text, world.text(AccessText.shownOnce)] : [text] }
  }
}

struct TokenRevoke<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("revoke", HelpText.tokenRevoke) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.tokenRevokeName))
  var name: String

  func run(in world: World) async throws {
    let world = try await world.usingDatabase(opening: Products.openDatabase)

    try await ScriptTokens(world.store, now: world.now).revoke(name, of: world.store.profile)
    try world.answer(["revoked": .string(name)]) {
      [world.text(AccessText.revoked(name.terminalSafe))]
    }
  }
}

extension ScriptToken {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "scopes": .array(scopes.sorted().map { .string($0) }),
      "created_at": .string("\(createdAt)"),
      "expires_at": expiresAt.map { .string("\($0)") } ?? .null,
    ]
  }
}
