import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// `grounding-sun source`: shows or sets the source of affirmations.
struct SourceCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("source", HelpText.source, more: HelpText.sourceMore)
  }

  static var purpose: CommandPurpose { .either }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.sourceSource))
  var source: String?

  func run(in world: World) async throws {
    let outcome = try await choose(in: world)
    let current = world.absolute(try await world.affirmationSource())
    var failure = JSONValue.null
    var lines = [
      world.text(source == nil ? GroundingSunText.source(current) : .sourceSet(current))
    ]
    if case .failed(let problem, _) = outcome {
      failure = problem.json["error"] ?? .null
      lines += [problem.message, world.text(GroundingSunText.sourceWaits)]
    }
    try world.answer([
      "source": .string(current.name), "kind": .string(current.kind), "error": failure,
    ]) { lines }
  }

  /// Sets the source. A file must be readable. An address only has to be valid, because it may be
  /// unreachable now; it is then refreshed.
  private func choose(in world: World) async throws -> RefreshOutcome {
    guard let source else { return .none }
    let chosen = world.absolute(AffirmationSource(source))
    switch chosen {
    case .bundled: break
    case .remote(let address): try HTTPCall(.get, address).requireAllowedAddress()
    case .file(let path):
      try await AffirmationList.read(path, in: world).keep(for: chosen, in: world.store)
    }
    try await world.store.transaction { try chosen.choose(in: $0) }
    return try await world.chosenRefresh(from: chosen)
  }
}
