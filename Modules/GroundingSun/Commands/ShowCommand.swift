import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun`: shows today's affirmation at once, while its source is refreshed.
struct ShowCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }

  static let takesArguments = false

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let source = try await world.affirmationSource()
    // A day that has its affirmation need not wait for a source that has never responded.
    let isKept =
      try await world.store.read { [today = world.today] in
        try $0.affirmationDay(today) != nil
      }
    let early = isKept ? .none : try await world.firstRefresh(from: source)
    let stored = try await world.affirmation(from: source).after(early)
    guard source != .bundled, early == .none, !world.isOffline else {
      return try world.answer(stored.json) { AffirmationScreen(state: stored).lines(in: world) }
    }
    // The list may change, but the day's affirmation stays.
    let state = try await world.refreshing(
      stored, within: World.affirmationPatience,
      refresh: { () async throws(StoreError) in
        stored.after(try await world.refreshAffirmations(from: source))
      }, tooLate: stored.after(.failed(GroundingSunError.tooLate, in: world))
    ) { state, isRefreshing in
      AffirmationScreen(state: state, isRefreshing: isRefreshing).lines(in: world)
    }
    state.refresh.log(to: world.log)
    if world.answers == .json { try world.answer(state.json) { [] } }
  }
}

extension AffirmationState {
  /// Returns the state with the outcome of a refresh.
  func after(_ outcome: RefreshOutcome) -> AffirmationState {
    var copy = self
    copy.refresh = outcome
    return copy
  }
}
