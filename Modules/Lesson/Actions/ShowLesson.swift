import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Logging

/// `lesson`: shows the latest lesson at once, then a newer one.
struct ShowLesson: Action {
  static var configuration: CommandConfiguration { .init("show", HelpText.show) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> LessonState {
    let source = try await world.lessonSource()
    let stored = try await world.lesson(from: source)
    guard !world.isOffline else { return stored }
    let state = try await world.refreshing(
      stored, within: World.lessonPatience,
      refresh: { () async throws(StoreError) in try await world.refreshed(stored, from: source) },
      tooLate: stored.failed(LessonError.tooLate, at: source, in: world.language)
    ) { state, isRefreshing in
      LessonScreen(state: state, isRefreshing: isRefreshing).lines(in: world)
    }
    state.log(to: world.log)
    return state
  }

  /// A refresh has already drawn the lesson.
  func run(in world: World) async throws {
    let state = try await performed(in: world)
    if world.isOffline || world.answers == .json { try world.answer(with: state) }
  }
}

/// `lesson refresh`: fetches the lesson now.
struct RefreshLesson: Action {
  static var configuration: CommandConfiguration { .init("refresh", HelpText.refresh) }

  func perform(in world: World) async throws -> LessonState {
    let source = try await world.lessonSource()
    let stored = try await world.lesson(from: source)
    let state = try await world.terminal.withSpinner(
      world.text(LessonText.refreshing), sleep: world.sleep
    ) { () async throws(StoreError) in
      try await world.refreshed(stored, from: source)
    }
    state.log(to: world.log)
    return state
  }
}

extension LessonState: Outcome, JSONObject {
  static let fields = [
    Field("lesson", "The lesson on screen.", \Self.shown.lesson),
    Field("source", "Where it came from.", \.shown.origin),
    Field("last_updated", "When lessons were last fetched.", \.shown.lastUpdated),
    Field("refresh", "How the refresh that goes with it went.", \.refresh),
  ]

  func lines(in world: World) -> [String] { LessonScreen(state: self).lines(in: world) }

  /// Logs a failed refresh, for `--verbose`.
  func log(to log: Logger) {
    guard let failure = refresh.failure else { return }
    log.warning("lesson not refreshed: \(failure.code): \(failure.message)")
  }
}

extension RefreshOutcome: JSONObject {
  static let fields = [
    Field("attempted", "Whether the source was asked.", \Self.isAttempted),
    Field("changed", "Whether the lesson is another now.", \.isChanged),
    Field("error", "Why it did not work.", Shape.failureDetails.orNull) {
      $0.failure?.json["error"] ?? .null
    },
  ]
}
