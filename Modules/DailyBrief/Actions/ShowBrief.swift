import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Logging

/// `daily-brief`: shows the stored page at once, then the current one.
struct ShowBrief: Action {
  static var configuration: CommandConfiguration {
    .init("brief", HelpText.brief, more: HelpText.briefMore)
  }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.flag("refresh", \.isInsisting, HelpText.briefRefresh)] }

  var isInsisting = false

  func perform(in world: World) async throws -> ShownBrief {
    let source = try await world.briefSource()
    let look = try await BriefLook(in: world)
    let shown = try await shown(from: source, look, in: world)
    shown.state.log(to: world.log)
    return shown
  }

  private func shown(
    from source: any BriefSource, _ look: BriefLook, in world: World
  ) async throws -> ShownBrief {
    guard let stored = try await source.stored() else {
      return ShownBrief(try await first(from: source, in: world), at: world.now(), look: look)
    }
    guard !world.isOffline, stored.isDue || isInsisting else {
      let stored = world.isOffline ? stored.offline(in: world.language) : stored
      return ShownBrief(stored, at: world.now(), look: look)
    }
    let state = try await world.refreshing(
      stored, within: World.briefPatience,
      refresh: { try await source.refreshed(insisting: isInsisting) },
      tooLate: stored.failed(source.tooLate.failure(in: world.language))
    ) { state, isRefreshing in
      look.lines(of: state, isRefreshing: isRefreshing, in: world)
    }
    return ShownBrief(state, at: world.now())
  }

  /// Fetches the first page of a source; throws the reason if there is none.
  private func first(from source: any BriefSource, in world: World) async throws -> BriefState {
    let state = try await world.terminal.withSpinner(
      world.text(BriefText.asking), sleep: world.sleep
    ) {
      try await world.first(of: { try await source.refreshed() }, orAfter: World.firstPatience)
    }
    guard let state else { throw source.tooLate }
    return state
  }
}

/// The page, with how current it is.
struct ShownBrief: Outcome, JSONObject {
  let state: BriefState
  let now: Instant
  /// The look to draw it with; `nil` if it has been drawn.
  let look: BriefLook?

  init(_ state: BriefState, at now: Instant, look: BriefLook? = nil) {
    (self.state, self.now, self.look) = (state, now, look)
  }

  static let fields: [Field<Self>] =
    Brief.fields.map { $0.within(\.state.brief) } + [
      Field("cache", "How current the page is.", ages.shape()) { ages.json(of: $0) },
      Field("followed_namedays", "Name days to announce today.", \.state.followed),
    ]

  private static let ages: [Field<Self>] = [
    Field("state", "Whether all of it is new.", .choice(["live", "cached"])) {
      $0.state.isLive ? "live" : "cached"
    },
    // If nothing was ever fetched, and no attempt failed, there is no age.
    Field("age_seconds", "How long ago it was fetched.") {
      $0.state.isLive || $0.state.fetchedAt != nil ? $0.state.age(at: $0.now) : nil
    },
    Field("error", "Why it is not newer.", Shape.failureDetails.orNull) {
      $0.state.failure?.json["error"] ?? .null
    },
  ]

  func lines(in world: World) -> [String] { look?.lines(of: state, in: world) ?? [] }
}

/// The units and log-in notice that the page is drawn with.
struct BriefLook: Hashable, Sendable {
  let units: Units
  let endOfLogIn: Instant?

  init(in world: World) async throws {
    let (units, account) = try await world.store.read {
      (try $0.setting(Units.setting), try ServerAccount(in: $0))
    }
    let token = try account.flatMap { account in
      try world.serverToken().flatMap { $0.belongs(to: account) ? $0 : nil }
    }
    (self.units, endOfLogIn) = (units, token?.endsSoon(at: world.now()))
  }

  func lines(of state: BriefState, isRefreshing: Bool = false, in world: World) -> [String] {
    BriefScreen(
      state: state, units: units, endOfLogIn: endOfLogIn, isRefreshing: isRefreshing
    ).lines(in: world)
  }
}

extension World {
  /// The time a screen with stored content waits for a source.
  static let briefPatience = Duration.seconds(3)
  /// The time an empty screen waits: as long as a request may take.
  static let firstPatience = Duration.seconds(10)
}

extension BriefState {
  /// Logs, for `--verbose`, why the page is not newer.
  func log(to log: Logger) {
    guard let failure else { return }
    log.warning("brief not refreshed: \(failure.code)")
  }
}
