import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Logging

/// `lesson refresh`: fetches the lesson now.
struct RefreshCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("refresh", HelpText.refresh) }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let source = try await world.lessonSource()
    let stored = try await world.lesson(from: source)
    let state = try await world.terminal.withSpinner(
      world.text(LessonText.refreshing), sleep: world.sleep
    ) { () async throws(StoreError) in
      try await world.refreshed(stored, from: source)
    }
    state.log(to: world.log)
    try world.answer(state.json) { LessonScreen(state: state).lines(in: world) }
  }
}

extension LessonState {
  /// Logs a failed refresh, for `--verbose`.
  func log(to log: Logger) {
    guard let failure = refresh.failure else { return }
    log.warning("lesson not refreshed: \(failure.code): \(failure.message)")
  }
}
