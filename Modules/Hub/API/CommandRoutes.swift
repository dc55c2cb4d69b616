import ArgumentParser
import CoreModels
import CorePlugin
import HTTPTypes
import HubWeb

/// The actions of all products as an API, by the words of their commands: `GET
/// /api/mori/habit/stats?habit=Read` returns the output of `mori habit stats Read --json`, and `POST
/// /api/mori/up` with `{"habit":"Read"}` does the same as `mori up Read`.
enum CommandRoutes {
  /// One route per action, or two for an action that both reads and writes.
  static func all(
    of plugins: [any Plugin], and commands: [any PluginCommand.Type]
  ) -> [HubRoute] {
    let own = commands.flatMap { leaves($0, words: []) }
    let products = plugins.flatMap { plugin in
      var types = plugin.commands
      if let main = plugin.mainCommand, !types.contains(where: { $0 == main }) {
        types.insert(main, at: 0)
      }
      let main = plugin.mainCommand.map { [Leaf(words: [plugin.id], type: $0)] } ?? []
      return (main + types.flatMap { leaves($0, words: [plugin.id]) })
        .map { ($0, Optional(plugin.id)) }
    }
    return (own.map { ($0, nil) } + products).flatMap { leaf, product in
      CommandRoute(leaf.words, leaf.type).map { routes($0, of: product) } ?? []
    }
  }

  /// Counted apart from the coach routes, with a high limit because dashboards poll.
  private static let limit = RouteLimit("commands", .api, factor: 10)

  private struct Leaf {
    let words: [String]
    let type: any PluginCommand.Type
  }

  /// The commands under a command: itself, or the members of its group. The group's own words also
  /// run its default subcommand.
  private static func leaves(_ type: any PluginCommand.Type, words: [String]) -> [Leaf] {
    let configuration = type.configuration
    let words = words + [configuration.commandName ?? type._commandName]
    if configuration.subcommands.isEmpty { return [Leaf(words: words, type: type)] }
    let usual = configuration.defaultSubcommand as? any PluginCommand.Type
    return (usual.map { [Leaf(words: words, type: $0)] } ?? [])
      + configuration.subcommands.compactMap { $0 as? any PluginCommand.Type }
      .flatMap { leaves($0, words: words) }
  }

  private static func routes(_ command: CommandRoute, of product: String?) -> [HubRoute] {
    switch command.door.purpose {
    case .local: []
    case .reads: [reading(command, of: product)]
    case .writes: [writing(command, of: product)]
    case .either: [reading(command, of: product), writing(command, of: product)]
    }
  }

  private static func reading(_ command: CommandRoute, of product: String?) -> HubRoute {
    var route = HubRoute(
      method: .get, path: command.path, access: .ownAccount, summary: command.summary,
      product: product, limits: [limit], handle: { try await command.show($0) })
    route.errors = .failure
    route.schema.query =
      SharedParameters.all
      + command.door.inputs.map {
        .init($0.name, $0.shape, $0.summary, isRequired: $0.isRequired)
      }
    route.schema.answers = answers(of: command)
    return route
  }

  private static func writing(_ command: CommandRoute, of product: String?) -> HubRoute {
    var route = HubRoute(
      method: .post, path: command.path, access: .ownAccount, summary: command.summary,
      product: product, limits: [limit] + command.door.limits,
      handle: { try await command.perform($0) })
    let inputs = command.door.inputs
    if inputs.contains(where: { $0.kind == .file }) { route.bodyLimit = 4 << 20 }
    let required = inputs.filter(\.isRequired)
    let members = { (inputs: [InputDescription]) in
      Dictionary(
        inputs.map { ($0.name, $0.shape.with(["description": .string($0.summary)])) }
      ) { first, _ in first }
    }
    route.errors = .failure
    route.schema.query = SharedParameters.all
    route.schema.body = .object(
      members(required), optional: members(inputs.filter { !$0.isRequired }))
    route.schema.needsBody = !required.isEmpty
    route.schema.isRepeatable = true
    if command.door.isStored {
      route.committed = { _, _, world, _, result in
        try (result as? any Outcome).map { try .json(of: $0, in: world) }
      }
    }
    route.schema.answers = answers(of: command)
    route.schema.answers[422] = .failure
    return route
  }

  private static func answers(of command: CommandRoute) -> [Int: Shape?] {
    [
      200: command.door.answer, 400: .failure, 403: .failure, 404: .failure, 409: .failure,
      429: .failure, 500: .failure, 503: .failure,
    ]
  }
}
