import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// `grounding-sun`: shows today's affirmation at once, then redraws it after a refresh.
struct ShowAffirmation: Action {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> AffirmationState {
    try await shown(in: world).state
  }

  func run(in world: World) async throws {
    let shown = try await shown(in: world)
    if !shown.isDrawn { try world.answer(with: shown.state) }
  }

  /// The state on screen, and `true` if a refresh has already drawn it.
  private func shown(in world: World) async throws -> (state: AffirmationState, isDrawn: Bool) {
    let source = try await world.affirmationSource()
    // A day that has its affirmation need not wait for a source that has never responded.
    let isKept =
      try await world.store.read { [today = world.today] in
        try $0.affirmationDay(today) != nil
      }
    let early = isKept ? .none : try await world.firstRefresh(from: source)
    let stored = try await world.affirmation(from: source).after(early)
    guard source != .bundled, early == .none, !world.isOffline else { return (stored, false) }
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
    return (state, world.answers != .json)
  }
}

/// `grounding-sun new`: chooses another affirmation for today, one that the day has not had.
struct DrawAnother: Action {
  static var configuration: CommandConfiguration { .init("new", HelpText.new) }

  func perform(in world: World) async throws -> AffirmationState {
    let source = try await world.affirmationSource()
    let outcome = try await world.firstRefresh(from: source)
    let moment = world.moment
    return try await world.store.transaction { transaction in
      let shelf = world.shelf(transaction.snapshot, source)
      let date = try shelf.settled([moment.today], showing: moment.today)[0]
      let rerolled = try shelf.draw(for: moment.today).reroll(date)
      try transaction.put(rerolled)
      return try AffirmationState(rerolled, in: transaction.snapshot, at: moment)
    }.after(outcome)
  }
}

extension AffirmationState: Outcome, JSONObject {
  /// The JSON of `grounding-sun --json`.
  static let fields: [Field<Self>] = [
    Field("day", "The day.", .day) { (state: Self) in
      .string(state.date.day?.description ?? "")
    },
    Field("affirmation", "Its affirmation.", \.affirmation),
    Field("rerolls", "How often another was chosen.", \.date.replaced.count),
    Field("source", "Where the affirmation comes from.", \.origin),
    Field("theme", "The current look.", \.theme),
    Field("reminder", "The reminders of affirmations.", reminderShape) { state in
      [
        "enabled": .bool(state.reminders.isEnabled),
        "times": state.reminders.schedule.times.map(\.description).json,
      ]
    },
  ]

  private static let reminderShape = Shape.object(["enabled": .flag, "times": .list(.text)])

  func lines(in world: World) -> [String] { AffirmationScreen(state: self).lines(in: world) }

  /// Returns the state with the outcome of a refresh.
  func after(_ outcome: RefreshOutcome) -> AffirmationState {
    var copy = self
    copy.refresh = outcome
    return copy
  }
}

extension ActiveTheme: JSONObject {
  static let fields: [Field<Self>] = [
    Field("mode", "Whether it is chosen automatically.", .choice(["auto", "manual"])) {
      (theme: Self) in
      .string(theme.isAutomatic ? "auto" : "manual")
    },
    Field("active", "The look.", \.look),
  ]
}
