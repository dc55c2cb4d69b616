import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// `grounding-sun source`: shows or sets the source of affirmations.
struct ChooseSource: Action {
  static var configuration: CommandConfiguration {
    .init("source", HelpText.source, more: HelpText.sourceMore)
  }
  static var purpose: CommandPurpose { .either }
  static var inputs: [Input<Self>] { [.argument("source", \.source, HelpText.sourceSource)] }

  var source: String?

  func perform(in world: World) async throws -> ChosenSource {
    let outcome = try await choose(in: world)
    var failure: Failure?
    if case .failed(let problem, _) = outcome { failure = problem }
    return ChosenSource(
      source: world.absolute(try await world.affirmationSource()), isNew: source != nil,
      failure: failure)
  }

  /// Sets the source. A file must be readable. An address only has to be valid, because it may be
  /// unreachable now; it is then refreshed.
  private func choose(in world: World) async throws -> RefreshOutcome {
    guard let source else { return .none }
    guard !source.isBlank else { throw FileError.unnamed }
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

/// The current source, with the error of its refresh.
struct ChosenSource: Outcome, JSONObject {
  let source: AffirmationSource
  /// `true` if the action has just set it.
  let isNew: Bool
  let failure: Failure?

  static let fields: [Field<Self>] = [
    Field("source", "A web address, the path of a file, or bundled.", \Self.source.name),
    Field("kind", "Which of these it is.", \.source.kind),
    Field("error", "Why it could not be refreshed when it was set.", Shape.failureDetails.orNull) {
      $0.failure?.json["error"] ?? .null
    },
  ]

  func lines(in world: World) -> [String] {
    let told = world.text(isNew ? GroundingSunText.sourceSet(source) : .source(source))
    guard let failure else { return [told] }
    return [told, failure.message, world.text(GroundingSunText.sourceWaits)]
  }
}
