import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Logging

/// `daily-brief`: shows the stored page at once, then the current one.
struct BriefCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("brief", HelpText.brief, more: HelpText.briefMore)
  }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Flag(help: ArgumentHelp(HelpText.briefRefresh))
  var refresh = false

  func run(in world: World) async throws {
    let source = try await world.briefSource()
    let look = try await world.briefLook()
    let state = try await show(from: source, look, in: world)
    state.log(to: world.log)
    if world.answers == .json { try world.answer(state.json(at: world.now())) { [] } }
  }

  /// Draws the page, and returns the last drawn state.
  private func show(
    from source: any BriefSource, _ look: BriefLook, in world: World
  ) async throws -> BriefState {
    guard let stored = try await source.stored() else {
      let state = try await world.firstBrief(from: source)
      if world.answers != .json { world.terminal.lines(look.lines(of: state, in: world)) }
      return state
    }
    guard !world.isOffline, stored.isDue || refresh else {
      let stored = world.isOffline ? stored.offline(in: world.language) : stored
      if world.answers != .json { world.terminal.lines(look.lines(of: stored, in: world)) }
      return stored
    }
    let insists = refresh
    let tooLate = stored.failed(source.tooLate.failure(in: world.language))
    return try await world.refreshing(
      stored, within: World.briefPatience,
      refresh: { try await source.refreshed(insisting: insists) },
      tooLate: tooLate
    ) { state, isRefreshing in
      look.lines(of: state, isRefreshing: isRefreshing, in: world)
    }
  }
}

extension World {
  /// The time a screen with stored content waits for a source.
  static let briefPatience = Duration.seconds(3)
  /// The time an empty screen waits: as long as a request may take.
  static let firstPatience = Duration.seconds(10)

  /// Fetches the first page of a source; throws the reason if there is none.
  func firstBrief(from source: any BriefSource) async throws -> BriefState {
    let state = try await terminal.withSpinner(text(BriefText.asking), sleep: sleep) {
      try await first(of: { try await source.refreshed() }, orAfter: World.firstPatience)
    }
    guard let state else { throw source.tooLate }
    return state
  }

  /// Reads what the page is drawn with, besides its state.
  func briefLook() async throws -> BriefLook {
    let (units, account) = try await store.read {
      (try $0.setting(Units.setting), try ServerAccount(in: $0))
    }
    let token = try account.flatMap { account in
      try serverToken().flatMap { $0.belongs(to: account) ? $0 : nil }
    }
    return BriefLook(units: units, endOfLogIn: token?.endsSoon(at: now()))
  }
}

/// The units and log-in notice that the page is drawn with.
struct BriefLook: Hashable, Sendable {
  var units: Units
  var endOfLogIn: Instant?

  func lines(of state: BriefState, isRefreshing: Bool = false, in world: World) -> [String] {
    BriefScreen(
      state: state, units: units, endOfLogIn: endOfLogIn, isRefreshing: isRefreshing
    ).lines(in: world)
  }
}

extension BriefState {
  /// Logs, for `--verbose`, why the page is not newer.
  func log(to log: Logger) {
    guard let failure else { return }
    log.warning("brief not refreshed: \(failure.code)")
  }
}
